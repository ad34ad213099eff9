import Foundation
import NIOHTTP1
import Testing

@testable import HexisServer
@testable import HexisService

/// A real server, and browsers that upload pictures to it.
@Suite("Pictures on the server")
struct PictureRoutesTests {
    private let photo = String(repeating: "a", count: 32)
    private let unknown = String(repeating: "b", count: 32)

    private func upload(_ photo: String, _ bytes: [UInt8], by browser: Browser) async throws -> Browser.Answer
    {
        try await browser.send(.POST, "/photos/files/\(photo)", ["Origin": browser.address], bytes: bytes)
    }

    /// Returns the browser of a person who has recorded a photo but not uploaded its picture.
    private func ada(_ server: RunningServer) async throws -> Browser {
        var browser = Browser(server)
        try await browser.join("ada")
        let answer = try await browser.post("/photos", [("photo", photo), ("kind", "day")])
        #expect(answer.status == 303)
        return browser
    }

    @Test("Only its owner can get a picture, and their browser caches it permanently")
    func owner() async throws {
        let server = try await RunningServer(in: TemporaryFolder())
        let ada = try await ada(server)
        let sent = try SamplePictures().phonePicture()
        #expect(try await ada.send(.GET, "/photos/files/\(photo)/small").status == 404)
        #expect(try await upload(photo, sent, by: ada).status == 204)
        for size in ["small", "large"] {
            let answer = try await ada.send(.GET, "/photos/files/\(photo)/\(size)")
            #expect(answer.status == 200 && answer["content-type"] == "image/jpeg")
            #expect(answer["cache-control"] == "private, max-age=31536000, immutable")
            #expect(answer["x-content-type-options"] == "nosniff")
            #expect(answer.bytes.starts(with: [0xFF, 0xD8, 0xFF]))
        }
        var bo = Browser(server)
        try await bo.join("bob")
        #expect(try await bo.send(.GET, "/photos/files/\(photo)/small").status == 404)
        #expect(try await upload(photo, sent, by: bo).status == 404)
        let stranger = Browser(server)
        #expect(try await stranger.send(.GET, "/photos/files/\(photo)/small").status == 401)
        #expect(try await upload(photo, sent, by: stranger).status == 401)
        #expect(
            try await ada.send(
                .POST, "/photos/files/\(photo)", ["Origin": "https://evil.example"], bytes: sent
            )
            .status == 403)
        for path in ["\(photo)", "\(photo)/huge", "\(photo)/small/x", "../\(photo)/small", "x/small"] {
            #expect(try await ada.send(.GET, "/photos/files/\(path)").status == 404, "\(path)")
        }
    }

    @Test("A person at the limit is told so, keeps their pictures, and can remove some to add others")
    func limit() async throws {
        let server = try await RunningServer(in: TemporaryFolder(), .init(flags: ["--photo-limit", "1"]))
        var ada = try await ada(server)
        // Each picture is noise, half a megabyte in size.
        let sent = try SamplePictures().phonePicture()
        var photos = [photo]
        while try await upload(try #require(photos.last), sent, by: ada).status == 204, photos.count < 10 {
            photos.append(String(repeating: "\(photos.count)", count: 32))
            _ = try await ada.post("/photos", [("photo", try #require(photos.last)), ("kind", "day")])
        }
        #expect(2...5 ~= photos.count)
        let refused = try await upload(try #require(photos.last), sent, by: ada)
        #expect(refused.status == 507)
        #expect(refused.text == #"{"code":"photos-full"}"#)
        #expect(try await ada.send(.GET, "/photos/files/\(photo)/large").status == 200)
        #expect(try await ada.post("/photos/\(photo)/delete").status == 303)
        #expect(try await upload(try #require(photos.last), sent, by: ada).status == 204)
        #expect(server.stop() == 0)
    }

    @Test("A refused upload states the reason, and a picture uploaded twice is stored once")
    func refused() async throws {
        let server = try await RunningServer(in: TemporaryFolder())
        let ada = try await ada(server)
        let sent = try SamplePictures().picture(as: "jpg")
        for (bytes, code) in [
            (Array("<svg/>".utf8), "not-a-picture"), (Array(sent[..<9000]), "unreadable"),
            (SamplePictures.claimedPNG(50_000, 50_000), "too-many-pixels"),
        ] {
            let answer = try await upload(photo, bytes, by: ada)
            #expect(answer.status == 422 && answer.text == #"{"code":"\#(code)"}"#, "\(code)")
        }
        #expect(try await upload(unknown, sent, by: ada).status == 404)
        #expect(
            try await upload(photo, [UInt8](repeating: 0xFF, count: Reception.longest + 1), by: ada).status
                == 413)
        for _ in 0..<2 { #expect(try await upload(photo, sent, by: ada).status == 204) }
        #expect(try await ada.send(.GET, "/photos/files/\(photo)/large").status == 200)
    }

    @Test("The doctor command reports which program processes pictures")
    func doctor() throws {
        let folder = try TemporaryFolder()
        #expect(try hexis("doctor", "--data", folder.path("data")).output.contains("vips-8."))
    }

    @Test("Deleting a photo deletes its picture, which cannot be uploaded again")
    func removed() async throws {
        let server = try await RunningServer(in: TemporaryFolder())
        var ada = try await ada(server)
        let sent = try SamplePictures().picture(as: "jpg")
        #expect(try await upload(photo, sent, by: ada).status == 204)
        #expect(try await ada.post("/photos/\(photo)/delete").status == 303)
        #expect(try await ada.send(.GET, "/photos/files/\(photo)/small").status == 404)
        #expect(try await upload(photo, sent, by: ada).status == 410)
    }
}
