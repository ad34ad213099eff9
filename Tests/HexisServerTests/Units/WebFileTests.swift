import Foundation
import HTTPTypes
import HexisApp
import HummingbirdCore
import Testing

@testable import HexisServer
@testable import HexisService

@Suite("Static files")
struct WebFileTests {
    @Test("The address of a generated file changes if and only if its content does")
    func addresses() {
        let file = WebFile(made: "icons/a.svg", text: "<svg/>")
        // echo -n '<svg/>' | sha256sum
        #expect(file.address == "/assets/icons/a.d4dc56669143.svg")
        #expect(file.tag == "d4dc56669143")
        #expect(WebFile(made: "icons/a.svg", text: "<svg />").address != file.address)
    }

    @Test("Compressed files are decompressed correctly by another program")
    func compression() throws {
        for size in [0, 1, 1000, 300_000] {
            let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 * $0 / 7) }
            let small = try #require(bytes.withUnsafeBufferPointer { gzipped($0, level: 1) })
            #expect(try gunzip(small) == bytes)
        }
    }

    /// Builds a folder as `scripts/web` does: two files, one of them compressed, and also as what changed since a version.
    private func built() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        for (name, content) in [
            "addresses.json": #"{"a.js":"a.0123.js","icon.png":"icon.4567.png"}"#, "a.0123.js": "plain",
            "a.0123.js.br": "tightest", "a.0123.js.gz": "tight", "icon.4567.png": "b", ".secret": "c",
            "differences.json": #"{"a.0123.js":{":held:":"a.0123.js.89.dcz"}}"#,
            "a.0123.js.89.dcz": "changes",
        ] {
            try Data(content.utf8).write(to: URL(filePath: folder.path(name)))
        }
        return folder
    }

    @Test("Each file has one address, and nothing else in the folder is served")
    func addressed() throws {
        let folder = try built()
        let web = try WebFolder(from: URL(filePath: folder.path("")))
        #expect(web.addresses == ["a.js": "/assets/a.0123.js", "icon.png": "/assets/icon.4567.png"])
        #expect(web.file(at: "/assets/icon.4567.png")?.type == "image/png")
        for name in [
            "a.js", "a.0123.js.br", "a.0123.js.89.dcz", "addresses.json", "differences.json", ".secret",
            "../a.0123.js",
        ] {
            #expect(web.file(at: "/assets/\(name)") == nil, "\(name)")
        }
    }

    @Test("A folder that was not built, or lacks a file, is refused with a clear error")
    func incomplete() throws {
        let folder = try built()
        let path = URL(filePath: folder.path("")).path
        for name in ["icon.4567.png", "a.0123.js.89.dcz", "addresses.json"] {
            let content = try Data(contentsOf: URL(filePath: folder.path(name)))
            try FileManager.default.removeItem(atPath: folder.path(name))
            #expect(throws: StartError.webFileMissing(folder: path, name: name)) {
                try WebFolder(from: URL(filePath: folder.path("")))
            }
            try content.write(to: URL(filePath: folder.path(name)))
        }
        try Data("{".utf8).write(to: URL(filePath: folder.path("differences.json")))
        #expect(
            throws: StartError.webFileUnreadable(path: "\(path)/differences.json", reason: "it is damaged")
        ) {
            try WebFolder(from: URL(filePath: folder.path("")))
        }
        #expect(throws: StartError.webFolderMissing(path: folder.path("nowhere"))) {
            try WebFolder(from: URL(filePath: folder.path("nowhere")))
        }
    }

    @Test(
        "A browser gets the smallest encoding it accepts",
        arguments: [
            ("gzip, deflate, br, zstd", "br", "tightest"), ("gzip, deflate", "gzip", "tight"),
            ("", nil, "plain"),
        ])
    func smallest(taken: String, encoding: String?, content: String) throws {
        let folder = try built()
        let files = FileResponses(
            folder: try WebFolder(from: URL(filePath: folder.path(""))),
            standing: DefaultHeaders(publicURL: nil))
        let answer = try #require(files.answer("/assets/a.0123.js", for: [.acceptEncoding: taken]))
        #expect(answer.headers[.contentEncoding] == encoding)
        #expect(answer.headers[.contentType] == "text/javascript; charset=utf-8")
        #expect(answer.headers[.vary] == "Accept-Encoding")
        #expect(answer.body.contentLength == content.utf8.count)
        // A picture has only one encoding.
        let picture = try #require(files.answer("/assets/icon.4567.png", for: [.acceptEncoding: taken]))
        #expect(picture.headers[.contentEncoding] == nil && picture.headers[.vary] == nil)
    }

    @Test(
        "A browser that holds a former version gets what changed, and any other the whole file",
        arguments: [
            (":held:", "gzip, deflate, br, zstd, dcb, dcz", "dcz", "changes"),
            (":another:", "gzip, deflate, br, zstd, dcb, dcz", "br", "tightest"),
            ("", "gzip, deflate, br, zstd, dcb, dcz", "br", "tightest"),
            (":held:", "gzip, deflate, br", "br", "tightest"), (":held:", "", nil, "plain"),
        ])
    func differences(held: String, taken: String, encoding: String?, content: String) throws {
        let folder = try built()
        let files = FileResponses(
            folder: try WebFolder(from: URL(filePath: folder.path(""))),
            standing: DefaultHeaders(publicURL: nil))
        let answer = try #require(
            files.answer("/assets/a.0123.js", for: [.acceptEncoding: taken, .availableDictionary: held]))
        #expect(answer.headers[.contentEncoding] == encoding)
        #expect(answer.body.contentLength == content.utf8.count)
    }

    @Test("A browser keeps a large file as the dictionary of its next version", arguments: [3999, 4000])
    func dictionary(size: Int) throws {
        let file = WebFile(
            path: "page/a.0123.js", plain: [1], gzip: [2], brotli: [UInt8](repeating: 3, count: size))
        let files = FileResponses(folder: WebFolder(["a.js": file]), standing: DefaultHeaders(publicURL: nil))
        let answer = try #require(files.answer("/assets/page/a.0123.js", for: [:]))
        let isLarge = size == 4000
        #expect(answer.headers[.useAsDictionary] == (isLarge ? #"match="/assets/page/a.*.js""# : nil))
        #expect(
            answer.headers[.vary] == (isLarge ? "Accept-Encoding, Available-Dictionary" : "Accept-Encoding"))
    }

    /// Returns a program with the built files appended.
    private func program(from folder: TemporaryFolder) throws -> String {
        let program = folder.path(".program")
        try Data("a program".utf8).write(to: URL(filePath: program))
        let embedding = Process()
        embedding.executableURL = URL(filePath: packageFolder + "/scripts/embed-web")
        embedding.arguments = [program, folder.path("")]
        try embedding.run()
        embedding.waitUntilExit()
        #expect(embedding.terminationStatus == 0)
        return program
    }

    @Test("A program serves the files appended to it, which equal those of the built folder")
    func embedded() throws {
        let folder = try built()
        let within = try WebFolder(from: nil, within: program(from: folder))
        let beside = try WebFolder(from: URL(filePath: folder.path("")))
        #expect(within.addresses == beside.addresses && within.addresses.count == 2)
        for address in within.addresses.values {
            let (one, other) = (within.file(at: address), beside.file(at: address))
            #expect(one?.plain == other?.plain && one?.gzip == other?.gzip && one?.brotli == other?.brotli)
            #expect(one?.differences == other?.differences)
        }
        // A folder that is set takes precedence.
        let named = try WebFolder(from: URL(filePath: folder.path("")), within: "/bin/sh")
        #expect(named.addresses == beside.addresses)
    }

    @Test("A program with damaged files reports it, whichever byte is wrong")
    func damaged() throws {
        let folder = try built()
        let path = try program(from: folder)
        let whole = try Data(contentsOf: URL(filePath: path))
        // In the first file's head, in the middle, in the checksum, and in the length.
        for place in [10, whole.count / 2, whole.count - 80, whole.count - 20] {
            var bytes = whole
            bytes[place] ^= 1
            try bytes.write(to: URL(filePath: path))
            #expect(throws: StartError.webArchiveDamaged(program: path)) {
                try WebFolder(from: nil, within: path)
            }
        }
    }

    private func gunzip(_ bytes: [UInt8]) throws -> [UInt8] {
        let folder = try TemporaryFolder()
        try Data(bytes).write(to: URL(filePath: folder.path("a.gz")))
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(filePath: "/bin/gzip")
        process.arguments = ["-dc", folder.path("a.gz")]
        process.standardOutput = output
        try process.run()
        let plain = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return Array(plain)
    }
}
