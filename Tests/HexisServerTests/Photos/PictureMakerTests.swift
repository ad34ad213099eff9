import Foundation
import HexisApp
import HexisCore
import HexisExchange
import HexisStore
import Hummingbird
import NIOCore
import Testing

@testable import HexisServer
@testable import HexisService

@Suite("Processing pictures")
struct PictureMakerTests {
    private let ada = PersonID(high: 0, low: 1)
    private let bob = PersonID(high: 0, low: 2)

    private func made(_ bytes: [UInt8]) async throws -> Picture {
        let received = try await Reception().receive(RequestBody(buffer: ByteBuffer(bytes: bytes)), of: ada)
        return try await PictureMaker().picture(from: received.file, of: ada)
    }

    private func refusal(of bytes: [UInt8]) async throws -> PhotoState? {
        do {
            _ = try await made(bytes)
            return nil
        } catch PictureMaker.Failure.refused(let state) {
            return state
        }
    }

    @Test("Every format that phones use becomes two JPEGs", arguments: ["jpg", "png", "webp", "gif", "heic"])
    func kinds(_ ending: String) async throws {
        let samples = try SamplePictures()
        let picture = try await made(samples.picture(as: ending))
        // 1200 is less than 2048, and pictures are never enlarged. 480 = 1200 × 0.4, and 360 = 900 × 0.4.
        #expect(try samples.size(of: picture.large) == "1200x900")
        #expect(try samples.size(of: picture.small) == "480x360")
        for bytes in [picture.large, picture.small] { #expect(bytes.starts(with: [0xFF, 0xD8, 0xFF])) }
    }

    @Test(
        "The drawn photos of the demonstration are pictures that can be read",
        arguments: DemonstrationPhoto.View.allCases)
    func drawn(_ view: DemonstrationPhoto.View) async throws {
        let samples = try SamplePictures()
        let drawn = try #require(Landscape(view).png)
        // Reading it to the end finds nothing wrong, and what is kept has the same size.
        #expect(try samples.size(of: await made(drawn).small) == "320x240")
    }

    @Test("The picture is rotated upright, and no metadata about place, person or camera is left")
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
        "A file that is not a picture is refused by its first bytes, whatever its name",
        arguments: [
            "", "x", "<svg xmlns=\"http://www.w3.org/2000/svg\"><script/></svg>", "<!doctype html><p>Hello",
            "%PDF-1.7\n", "PK\u{3}\u{4}", "RIFF....WAVEfmt ", "\0\0\0\u{18}ftypmp42", "GIF90a",
            "<?xml version=\"1.0\"?><!DOCTYPE a [<!ENTITY b SYSTEM \"file:///etc/passwd\">]>",
            "P6 1 1 255\n...",
        ])
    func noPictures(_ text: String) async throws {
        #expect(try await refusal(of: Array(text.utf8)) == .notAPicture)
    }

    @Test("A truncated picture, or one that is damaged after its first bytes, is refused as damaged")
    func damaged() async throws {
        let whole = try SamplePictures().picture(as: "jpg")
        #expect(try await refusal(of: Array(whole[..<(whole.count / 2)])) == .unreadable)
        #expect(try await refusal(of: [0xFF, 0xD8, 0xFF, 0xE0] + Array("<svg></svg>".utf8)) == .unreadable)
        #expect(try await refusal(of: Array("GIF89a<html>".utf8)) == .unreadable)
        #expect(try await refusal(of: Array("RIFF____WEBPVP8 ".utf8)) == .unreadable)
        #expect(try await refusal(of: Array("\0\0\0\u{18}ftypheic".utf8)) == .unreadable)
        #expect(try await refusal(of: SamplePictures.claimedPNG(40, 40)) == .unreadable)
    }

    @Test("A picture that claims 50 000 × 50 000 pixels is refused after its header is read")
    func huge() async throws {
        #expect(try await refusal(of: SamplePictures.claimedPNG(50_000, 50_000)) == .tooManyPixels)
    }

    @Test(
        "A picture that has to be decoded in memory as a whole may have 50 million pixels",
        arguments: [(7071, true), (7072, false)])
    func pixels(side: UInt32, isTaken: Bool) async throws {
        // 7071² = 49 999 041, and 7072² = 50 013 184. Neither file holds any pixels: the first one fails after its
        // header.
        let reason: PhotoState = isTaken ? .unreadable : .tooManyPixels
        #expect(try await refusal(of: SamplePictures.claimedPNG(side, side)) == reason)
    }

    @Test("Eight people's files can be in flight, and another one once one of them is finished")
    func crowd() async throws {
        let reception = Reception()
        func receive(of person: UInt64) async throws -> ReceivedPicture {
            try await reception.receive(
                RequestBody(buffer: ByteBuffer(string: "x")), of: PersonID(high: 1, low: person))
        }
        var files: [ReceivedPicture] = []
        for person in 0..<8 { files.append(try await receive(of: UInt64(person))) }
        await #expect(throws: ServiceError.self) { try await receive(of: 8) }
        files.removeLast()
        files.append(try await receive(of: 8))
        #expect(files.count == 8)
    }

    @Test("A person can have one file in flight, and the next one once it is finished")
    func oneEach() async throws {
        let reception = Reception()
        func receive(of person: PersonID) async throws -> ReceivedPicture {
            try await reception.receive(RequestBody(buffer: ByteBuffer(string: "x")), of: person)
        }
        var file: ReceivedPicture? = try await receive(of: ada)
        await #expect(throws: ServiceError.self) { try await receive(of: ada) }
        _ = try await receive(of: bob)
        #expect(file?.person == ada)
        file = nil
        _ = try await receive(of: ada)
    }

    private func contains(_ bytes: [UInt8], _ text: String) -> Bool {
        Data(bytes).range(of: Data(text.utf8)) != nil
    }
}

@Suite("Running programs on untrusted input")
struct BoundedProgramTests {
    private func run(_ name: String, _ arguments: String...) async throws -> BoundedProgram.Run {
        try await BoundedProgram(name: name).run(arguments)
    }

    private func outcome(_ code: String) async throws -> BoundedProgram.Outcome {
        try await run("python3", "-c", code).outcome
    }

    @Test("The program has limits on memory, disk and time, and a lower priority than the server")
    func bounds() async throws {
        #expect(try await outcome("bytearray(1 << 28)") == .done)
        #expect(try await outcome("bytearray(1 << 29)") == .failed)
        #expect(try await run("dd", "if=/dev/zero", "bs=1M", "count=8").outcome == .done)
        #expect(try await run("dd", "if=/dev/zero", "bs=1M", "count=64").outcome == .failed)
        let cpu = try await run("prlimit", "--cpu", "--noheadings", "--output", "SOFT").words
        #expect(cpu.trimmingCharacters(in: .whitespacesAndNewlines) == "20")
        // The niceness is ten more than the test's own, at most 19.
        let own = getpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0)
        #expect(try await run("nice").words == "\(min(own + 10, 19))\n")
    }

    @Test("The program does not get the server's environment")
    func environment() async throws {
        let names = try await run("env").words.split(separator: "\n").map { $0.prefix { $0 != "=" } }
        #expect(
            Set(names) == [
                "PATH", "LC_ALL", "HOME", "VIPS_BLOCK_UNTRUSTED", "VIPS_CONCURRENCY", "VIPS_DISC_THRESHOLD",
                "MALLOC_ARENA_MAX",
            ])
    }

    @Test("The program reads from an unlinked file and writes to another")
    func files() async throws {
        let file = try UnlinkedFile(in: FileManager.default.temporaryDirectory.path)
        _ = try Array("a walk".utf8).withUnsafeBytes { try file.append($0) }
        for arguments in [[], [BoundedProgram.input]] {
            let run = try await BoundedProgram(name: "cat").run(arguments, on: SentFile(file))
            #expect(run.words == "a walk")
            #expect(run.output.file.contents(atMost: 5) == nil)
        }
        let kinds = try await run("stat", "--dereference", "--format=%h", "/proc/self/fd/1").words
        #expect(kinds == "0\n")
    }

    @Test("A program that fails and one that is not installed have different outcomes")
    func outcomes() async throws {
        #expect(try await run("true").outcome == .done)
        #expect(try await run("false").outcome == .failed)
        #expect(try await run("no-such-program").outcome == .notThere)
    }
}
