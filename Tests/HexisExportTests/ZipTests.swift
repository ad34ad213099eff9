import Chance
import Foundation
import HexisArchive
import Testing

@testable import HexisExport

@Suite("Zip files")
struct ZipTests {
    private func zip(_ files: [(name: String, pieces: [[UInt8]], isCompressed: Bool)]) throws -> [UInt8] {
        let writer = try ZipWriter()
        var bytes: [UInt8] = []
        for file in files {
            try writer.begin(file.name, at: 1_795_248_000, isCompressed: file.isCompressed)
            for piece in file.pieces {
                try writer.add(piece)
                bytes += writer.taken()
            }
        }
        try writer.end()
        return bytes + writer.taken()
    }

    private func unzip(_ bytes: [UInt8]) throws -> [(name: String, bytes: [UInt8])] {
        let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try Data(bytes).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let handle = try FileHandle(forReadingFrom: file)
        defer { try? handle.close() }
        let reader = try ZipReader(handle.fileDescriptor)
        var files: [(name: String, bytes: [UInt8])] = []
        while let name = try reader.next() {
            files.append((name, try #require(try reader.contents(atMost: 10_000_000))))
        }
        return files
    }

    @Test("What is written piece by piece is read again, whatever the pieces")
    func roundTrip() throws {
        var dice = Dice.thrown()
        for _ in 0..<rounds(40) {
            let files = (0..<dice.number(0...5)).map { number in
                let pieces = (0..<dice.number(0...6)).map { _ in
                    dice.chance(oneIn: 2)
                        ? dice.bytes(dice.number(0...70_000))
                        : [UInt8](repeating: 65, count: dice.number(0...200_000))
                }
                return (name: "folder/ü \(number).txt", pieces: pieces, isCompressed: dice.chance(oneIn: 2))
            }
            let read = try unzip(try zip(files))
            #expect(read.map { $0.name } == files.map { $0.name })
            for (one, other) in zip(read, files) { #expect(one.bytes == Array(other.pieces.joined())) }
        }
    }

    @Test("Writing holds no more than what was not taken")
    func bounded() throws {
        let writer = try ZipWriter()
        var dice = Dice.thrown()
        try writer.begin("random", at: 0, isCompressed: false)
        for _ in 0..<64 {
            try writer.add(dice.bytes(64 * 1024))
            #expect(writer.taken().count < 80 * 1024)
        }
    }

    @Test(
        "A damaged file, and what is no zip file, is refused or read in part, and never more than asked for")
    func damaged() throws {
        var dice = Dice.thrown()
        let whole = try zip([("a.txt", [Array("hello".utf8), dice.bytes(5000)], true)])
        #expect(throws: ZipError.unreadable) { try unzip(Array("no zip file at all".utf8)) }
        for _ in 0..<rounds(300) {
            var bytes = whole
            bytes[dice.number(0...bytes.count - 1)] ^= UInt8(dice.number(1...255))
            if dice.chance(oneIn: 3) { bytes.removeLast(dice.number(1...bytes.count)) }
            _ = try? unzip(bytes)
        }
    }

    private func zip<A, B>(_ one: [A], _ other: [B]) -> Zip2Sequence<[A], [B]> { Swift.zip(one, other) }
}
