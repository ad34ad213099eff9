import Foundation
import HTTPTypes
import HexisApp
import Testing

@testable import HexisServer

@Suite("Files beside the pages")
struct WebFileTests {
    @Test("the address changes with the content, and only with it")
    func addresses() {
        let file = WebFile(name: "icons/a.svg", bytes: Array("<svg/>".utf8))
        // echo -n '<svg/>' | sha256sum
        #expect(file.address == "/assets/icons/a.\(file.hash).svg")
        #expect(file.hash.count == 12)
        #expect(WebFile(name: "icons/a.svg", bytes: Array("<svg/>".utf8)).address == file.address)
        #expect(WebFile(name: "icons/a.svg", bytes: Array("<svg />".utf8)).address != file.address)
        #expect(WebFile(name: "LICENSE", bytes: []).address.hasPrefix("/assets/LICENSE."))
    }

    @Test("what is compressed comes back as it was, by another program's reading")
    func compression() throws {
        for size in [0, 1, 1000, 300_000] {
            let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 * $0 / 7) }
            let small = try #require(bytes.withUnsafeBufferPointer { gzipped($0, level: 1) })
            #expect(try gunzip(small) == bytes)
        }
    }

    @Test("hidden files are nobody's business")
    func hidden() throws {
        let folder = try TemporaryFolder()
        try Data("a".utf8).write(to: URL(filePath: folder.path(".secret")))
        try Data("b".utf8).write(to: URL(filePath: folder.path("style.css")))
        let web = try WebFolder(reading: URL(filePath: folder.path("")))
        #expect(web.file(at: "/assets/style.css")?.isImmutable == false)
        #expect(web.file(at: "/assets/.secret") == nil)
        #expect(web.file(at: "/assets/../style.css") == nil)
    }

    @Test("a web folder has to hold what pages ask for; only the map is for its own pages to miss")
    func essentials() {
        let pages = Storybook.samples.map { String(decoding: $0.page(), as: UTF8.self) }
        let asked = Set(
            pages.flatMap { $0.matches(of: /\/assets\/([^"#]+)/).map { String($0.1) } })
        let map: Set = ["leaflet/leaflet.css", "leaflet/leaflet.js"]
        #expect(asked.subtracting(map) == Set(WebFolder.essentials))
    }

    @Test("what was compressed by Brotli beforehand goes to browsers that take it, under the file's own name")
    func brotli() throws {
        let folder = try TemporaryFolder()
        try Data("plain".utf8).write(to: URL(filePath: folder.path("hexis.wasm")))
        try Data("tight".utf8).write(to: URL(filePath: folder.path("hexis.wasm.br")))
        let web = try WebFolder(reading: URL(filePath: folder.path("")))
        let files = FileAnswers(folder: web, standing: [:])
        let tight = try #require(
            files.answer("/assets/hexis.wasm", for: [.acceptEncoding: "gzip, deflate, br, zstd"]))
        #expect(tight.headers[.contentEncoding] == "br")
        #expect(tight.headers[.contentType] == "application/wasm")
        #expect(tight.headers[.vary] == "Accept-Encoding")
        let plain = try #require(files.answer("/assets/hexis.wasm", for: [:]))
        #expect(plain.headers[.contentEncoding] == nil)
        #expect(web.file(at: "/assets/hexis.wasm.br") == nil)
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
