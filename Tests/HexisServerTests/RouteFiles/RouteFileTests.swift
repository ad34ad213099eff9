import Foundation
import HexisApp
import HexisCore
import HexisExchange
import NIOHTTP1
import Testing

@testable import HexisServer
@testable import HexisService

extension Browser {
    /// Uploads a form with one file, as browsers do.
    fileprivate func bring(_ bytes: [UInt8], to path: String, from origin: String? = nil) async throws
        -> Answer
    {
        let head = """
            --hexis\r
            Content-Disposition: form-data; name="file"; filename="\(bytes.isEmpty ? "" : "a")"\r
            Content-Type: application/octet-stream\r
            \r\n
            """
        return try await send(
            .POST, path,
            ["Origin": origin ?? address, "Content-Type": "multipart/form-data; boundary=hexis"],
            bytes: Array(head.utf8) + bytes + Array("\r\n--hexis--\r\n".utf8))
    }

    /// Adds a route and returns its address.
    fileprivate mutating func keep(_ text: String) async throws -> String {
        let answer = try await post("/routes", [("text", text), ("name", "Lake")])
        return String(try #require(answer.location).prefix { $0 != "?" })
    }
}

/// A real server, and browsers that upload codes and tracks to it.
@Suite("QR codes and tracks on the server")
struct RouteFileTests {
    private let track = """
        <gpx version="1.1"><trk><name>Around the lake</name><trkseg><trkpt lat="48.2" lon="16.3"/>\
        <trkpt lat="48.3" lon="16.4"><ele>7</ele></trkpt></trkseg></trk></gpx>
        """

    private func ada() async throws -> Browser {
        var browser = Browser(try await RunningServer(in: TemporaryFolder()))
        try await browser.join("ada")
        return browser
    }

    @Test("A code's content is shown on its own page, and nothing is stored or opened")
    func read() async throws {
        var ada = try await ada()
        let codes = try SampleCodes()
        for (text, status, words) in [
            ("https://www.komoot.com/tour/7?a=1&b=2", 200, "A link to www.komoot.com"),
            ("geo:48.2082,16.3738;u=35", 200, ">48.2082, 16.3738<"),
            ("https://example.org/Größe", 200, "https://example.org/Gr%c3%b6%c3%9fe"),
            ("https://example.org/" + String(repeating: "a", count: 1980), 200, "A link to example.org"),
            ("javascript:alert(1)", 422, "This begins with “javascript:”"),
            ("BEGIN:VCARD\nFN:Ada\nEND:VCARD", 422, "This begins with “begin:”"),
            ("just words", 422, "neither a web address nor a position"),
        ] {
            let answer = try await ada.bring(codes.picture(saying: text), to: "/routes/read")
            #expect(answer.status == 303 && answer.location == RouteAddress.look(at: text), "\(text)")
            let page = try await ada.get(try #require(answer.location))
            #expect(page.status == status && page.text.contains(words), "\(text)")
            #expect(!page.text.contains("href=\"\(text.prefix(6))"))
        }
        #expect(try await ada.get("/routes").text.contains("No routes yet"))
    }

    @Test("A tiny code on a large photo is found")
    func tiny() async throws {
        let ada = try await ada()
        let answer = try await ada.bring(
            SampleCodes().picture(sayingSmall: "https://a.example/7"), to: "/routes/read")
        #expect(answer.status == 303 && answer.location == RouteAddress.look(at: "https://a.example/7"))
    }

    @Test("A picture without a code, or a file that is not a picture, is refused with the reason")
    func unread() async throws {
        let ada = try await ada()
        let codes = try SampleCodes()
        for (bytes, trouble) in [
            (try codes.blank(), RouteTrouble.noCode), (Array("<svg/>".utf8), .noPicture), ([], .noPicture),
            (SamplePictures.claimedPNG(50_000, 50_000), .noPicture),
            (
                try codes.picture(saying: "https://example.org/" + String(repeating: "a", count: 1981)),
                .codeTooLong
            ),
            ([UInt8](repeating: 0xFF, count: Reception.longest + 20_000), .pictureTooLarge),
        ] {
            let answer = try await ada.bring(bytes, to: "/routes/read")
            #expect(answer.status == 303 && answer.location == RouteAddress.refused(trouble), "\(trouble)")
        }
        let answer = try await ada.send(
            .POST, "/routes/read", ["Origin": ada.address], form: [("picture", "x")])
        #expect(answer.location == RouteAddress.refused(.noPicture))
    }

    @Test("A track is stored with its name and points, and can be downloaded again")
    func track() async throws {
        var ada = try await ada()
        let answer = try await ada.bring(Array(track.utf8), to: "/routes/gpx")
        let location = try #require(answer.location)
        #expect(answer.status == 303 && location.hasSuffix("?saved=1"))
        let page = try await ada.get(location).text
        #expect(
            page.contains("<h1>Around the lake</h1>") && page.contains("data-points=\"48.2,16.3 48.3,16.4\""))
        let file = try await ada.get(location.prefix { $0 != "?" } + "/route.gpx")
        #expect(file["content-type"] == "application/gpx+xml" && file["cache-control"] == "private, no-store")
        #expect(file["content-disposition"] == "attachment; filename=\"route.gpx\"")
        #expect(try GPXFile(file.bytes) == GPXFile(Array(track.utf8)))
        #expect(try await ada.get(location.prefix { $0 != "?" } + "/code.svg").status == 404)
        let nameless = track.replacing("<name>Around the lake</name>", with: "")
        let other = try await ada.bring(Array(nameless.utf8), to: "/routes/gpx")
        #expect(try await ada.get(try #require(other.location)).text.contains("<h1>Track</h1>"))
    }

    @Test("A file that is not a track is refused with the reason, and the server keeps running")
    func refused() async throws {
        let ada = try await ada()
        let laughs =
            #"<!DOCTYPE gpx [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]><gpx><name>&b;</name></gpx>"#
        for (bytes, trouble) in [
            ([], RouteTrouble.noTrack), (Array("hello".utf8), .notGPX),
            (Array(track.utf8.dropLast(9)), .notGPX),
            (Array("<gpx/>".utf8), .noPoints), (Array(laughs.utf8), .documentType),
            ([UInt8](repeating: 0x20, count: GPXFile.longest + 20_000), .trackTooLarge),
            ([UInt8](repeating: 0x20, count: GPXFile.longest + 1), .trackTooLarge),
        ] {
            let answer = try await ada.bring(bytes, to: "/routes/gpx")
            #expect(answer.status == 303 && answer.location == RouteAddress.refused(trouble), "\(trouble)")
        }
        #expect(try await ada.send(.GET, "/routes").text.contains("No routes yet"))
        // The page lists each uploaded file.
        let data = try await ada.send(.GET, "/settings/data").text
        for trouble in [RouteTrouble.notGPX, .noPoints, .documentType, .trackTooLarge] {
            #expect(data.contains("Refused: \(trouble.message)"), "\(trouble)")
        }
        #expect(!data.contains(RouteTrouble.noTrack.message))
    }

    @Test(
        "A route's QR code encodes its address or position",
        arguments: ["https://example.org/a?b=<c>&d", "geo:48.2,16.3"])
    func code(text: String) async throws {
        var ada = try await ada()
        let route = try await ada.keep(text)
        let drawing = try await ada.get("\(route)/code.svg")
        #expect(drawing["content-type"] == "image/svg+xml" && drawing["x-content-type-options"] == "nosniff")
        #expect(try SampleCodes().text(of: drawing.bytes) == text)
        // Our pages' policy blocks styles within a drawing.
        #expect(!drawing.text.contains("style="))
        let file = try await ada.get("\(route)/route.gpx")
        #expect(file.status == (text.hasPrefix("geo") ? 200 : 404))
    }

    @Test("Only the owner can upload and download, and only from our own pages")
    func owner() async throws {
        let server = try await RunningServer(in: TemporaryFolder())
        var ada = Browser(server)
        try await ada.join("ada")
        let route = try await ada.keep("geo:48.2,16.3")
        var bob = Browser(server)
        try await bob.join("bob")
        let stranger = Browser(server)
        for file in ["code.svg", "route.gpx"] {
            #expect(try await bob.get("\(route)/\(file)").status == 404)
            let answer = try await stranger.send(.GET, "\(route)/\(file)")
            #expect(answer.status == 303 && answer.location?.hasPrefix("/sign-in?") == true)
            #expect(try await ada.get("\(route)/\(file)").status == 200)
        }
        for path in ["/routes/read", "/routes/gpx"] {
            #expect(try await stranger.bring(Array(track.utf8), to: path).location == "/sign-in")
            #expect(
                try await ada.bring(Array(track.utf8), to: path, from: "https://evil.example").status == 403)
            #expect(try await ada.get(path).location == "/routes/new")
        }
        for path in ["\(route)/x", "\(route)/code.svg/x", "/routes/x/code.svg"] {
            #expect(try await ada.send(.GET, path).status == 404, "\(path)")
        }
    }

    @Test("Nothing of an upload is left behind")
    func tidy() async throws {
        let server = try await RunningServer(in: TemporaryFolder())
        var ada = Browser(server)
        try await ada.join("ada")
        _ = try await ada.bring(SampleCodes().picture(saying: "geo:1,2"), to: "/routes/read")
        _ = try await ada.bring(Array(track.utf8), to: "/routes/gpx")
        #expect(server.stop() == 0)
        let left = try FileManager.default.contentsOfDirectory(atPath: server.folder.path("data"))
        #expect(left.allSatisfy { !$0.contains("import") })
    }
}
