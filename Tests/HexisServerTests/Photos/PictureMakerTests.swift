import Foundation
import HexisApp
import HexisStore
import Hummingbird
import NIOCore
import Testing

@testable import HexisServer

@Suite("What is made of a picture")
struct PictureMakerTests {
    private func made(_ bytes: [UInt8]) async throws -> Picture {
        let file = try await Reception().receive(RequestBody(buffer: ByteBuffer(bytes: bytes)))
        return try await PictureMaker().picture(from: file)
    }

    private func refusal(of bytes: [UInt8]) async throws -> PhotoState? {
        do {
            _ = try await made(bytes)
            return nil
        } catch PictureMaker.Failure.refused(let state) {
            return state
        }
    }

    @Test("two JPEGs of every kind that phones make", arguments: ["jpg", "png", "webp", "gif", "heic"])
    func kinds(_ ending: String) async throws {
        let samples = try SamplePictures()
        let picture = try await made(samples.picture(as: ending))
        // 1200 is less than 2048: nothing is made larger than it was. 480 = 1200 × 0.4, and 360 = 900 × 0.4.
        #expect(try samples.size(of: picture.large) == "1200x900")
        #expect(try samples.size(of: picture.small) == "480x360")
        for bytes in [picture.large, picture.small] { #expect(bytes.starts(with: [0xFF, 0xD8, 0xFF])) }
    }

    @Test("it stands upright, and no word is left of where, by whom and with what it was taken")
    func stripped() async throws {
        let samples = try SamplePictures()
        let sent = try samples.phonePicture()
        let secrets = ["Exif", "SecretCam", "SecretAuthor", "xmpmeta", "ICC_PROFILE"]
        for secret in secrets.dropLast() { #expect(contains(sent, secret), "\(secret)") }
        let picture = try await made(sent)
        #expect(try samples.size(of: picture.large) == "900x1200")
        #expect(try samples.size(of: picture.small) == "360x480")
        for bytes in [picture.large, picture.small] {
            for secret in secrets { #expect(!contains(bytes, secret), "\(secret)") }
        }
    }

    @Test(
        "what is no picture is refused by how it begins, whatever it is called",
        arguments: [
            "", "x", "<svg xmlns=\"http://www.w3.org/2000/svg\"><script/></svg>", "<!doctype html><p>Hello",
            "%PDF-1.7\n", "PK\u{3}\u{4}", "RIFF....WAVEfmt ", "\0\0\0\u{18}ftypmp42", "GIF90a",
            "<?xml version=\"1.0\"?><!DOCTYPE a [<!ENTITY b SYSTEM \"file:///etc/passwd\">]>",
            "P6 1 1 255\n...",
        ])
    func noPictures(_ text: String) async throws {
        #expect(try await refusal(of: Array(text.utf8)) == .notAPicture)
    }

    @Test("a picture that ends too early, or is none behind its first bytes, is refused as damaged")
    func damaged() async throws {
        let whole = try SamplePictures().picture(as: "jpg")
        #expect(try await refusal(of: Array(whole[..<(whole.count / 2)])) == .unreadable)
        #expect(try await refusal(of: [0xFF, 0xD8, 0xFF, 0xE0] + Array("<svg></svg>".utf8)) == .unreadable)
        #expect(try await refusal(of: Array("GIF89a<html>".utf8)) == .unreadable)
        #expect(try await refusal(of: Array("RIFF____WEBPVP8 ".utf8)) == .unreadable)
        #expect(try await refusal(of: Array("\0\0\0\u{18}ftypheic".utf8)) == .unreadable)
        #expect(try await refusal(of: SamplePictures.claimedPNG(40, 40)) == .unreadable)
    }

    @Test("a picture that claims 50 000 × 50 000 pixels is refused at its head")
    func huge() async throws {
        #expect(try await refusal(of: SamplePictures.claimedPNG(50_000, 50_000)) == .tooManyPixels)
    }

    @Test("nothing is left of what was received, whatever became of it")
    func tidy() async throws {
        var file: ReceivedPicture? = try await Reception().receive(
            RequestBody(buffer: ByteBuffer(string: "x")))
        let path = try #require(file?.folder.path)
        #expect(FileManager.default.fileExists(atPath: path))
        file = nil
        #expect(!FileManager.default.fileExists(atPath: path))
    }

    @Test("so many files may be under way, and another one once one of them is done")
    func crowd() async throws {
        let reception = Reception()
        func receive() async throws -> ReceivedPicture {
            try await reception.receive(RequestBody(buffer: ByteBuffer(string: "x")))
        }
        var files: [ReceivedPicture] = []
        for _ in 0..<8 { files.append(try await receive()) }
        await #expect(throws: ServerError.self) { try await receive() }
        files.removeLast()
        files.append(try await receive())
        #expect(files.count == 8)
    }

    private func contains(_ bytes: [UInt8], _ text: String) -> Bool {
        Data(bytes).range(of: Data(text.utf8)) != nil
    }
}

@Suite("A program that is run on what strangers send")
struct BoundedProgramTests {
    private let folder: JobFolder

    init() throws {
        folder = try JobFolder()
    }

    private func outcome(_ name: String, _ arguments: String...) async throws -> BoundedProgram.Outcome {
        try await BoundedProgram(name: name).run(arguments, in: folder)
    }

    @Test("it gets no more memory, disk or time than it may have")
    func bounds() async throws {
        #expect(try await outcome("python3", "-c", "bytearray(1 << 28)") == .done)
        #expect(try await outcome("python3", "-c", "bytearray(3 << 30)") == .failed)
        #expect(try await outcome("dd", "if=/dev/zero", "of=zeros", "bs=1M", "count=8") == .done)
        #expect(try await outcome("dd", "if=/dev/zero", "of=zeros", "bs=1M", "count=64") == .failed)
        _ = try await outcome("prlimit", "--cpu", "--noheadings", "--output", "SOFT")
        #expect(BoundedProgram.words(in: folder).trimmingCharacters(in: .whitespacesAndNewlines) == "20")
    }

    @Test("it knows nothing of the server's environment")
    func environment() async throws {
        #expect(try await outcome("env") == .done)
        let names = BoundedProgram.words(in: folder).split(separator: "\n").map { $0.prefix { $0 != "=" } }
        #expect(
            Set(names) == [
                "PATH", "LC_ALL", "HOME", "VIPS_BLOCK_UNTRUSTED", "VIPS_CONCURRENCY", "MALLOC_ARENA_MAX",
            ])
    }

    @Test("whether it failed, or is not there at all, is told apart")
    func outcomes() async throws {
        #expect(try await outcome("true") == .done)
        #expect(try await outcome("false") == .failed)
        #expect(try await outcome("no-such-program") == .notThere)
    }
}
