import Chance
import Foundation
import HexisApp
import HexisArchive
import HexisCore
import HexisExchange
import Testing

@testable import HexisExport

@Suite("Reading an export")
struct ExportReaderTests {
    private static let moment = Moment(instant: Instant(clamping: 1_795_248_000_000))
    private static let life = Demonstration.entries(until: moment, device: Identifier(high: 1, low: 2))

    private func json(_ entries: [Entry], _ dice: inout Dice) -> [UInt8] {
        var bytes = ExportJSON.head(of: "ann \"a\" [{", at: RFC3339.text(Self.moment.instant))
        var rest = entries[...]
        while !rest.isEmpty {
            let page = Array(rest.prefix(dice.number(0...700)))
            bytes += ExportJSON.lines(page, areFirst: rest.count == entries.count)
            rest = rest.dropFirst(page.count)
        }
        return bytes + ExportJSON.tail(unreadable: 0)
    }

    private func read(_ bytes: [UInt8]) throws -> (entries: [Entry], pictures: [Identifier], ExportReader) {
        try open(bytes) { descriptor in
            let reader = try ExportReader(descriptor)
            var (entries, pictures): ([Entry], [Identifier]) = ([], [])
            while let piece = try reader.next() {
                switch piece {
                case .entries(let some): entries += some
                case .picture(let photo, _): pictures.append(photo)
                }
            }
            return (entries, pictures, reader)
        }
    }

    @Test("Made-up lives are read as they were written, in whatever pieces they come")
    func roundTrip() throws {
        var dice = Dice.thrown()
        for _ in 0..<rounds(60) {
            let share = dice.number(1...40)
            let entries = Self.life.filter { _ in dice.chance(oneIn: share) }
            let (read, pictures, reader) = try read(json(entries, &dice))
            #expect(read == entries && pictures.isEmpty)
            #expect(Practice(read) == Practice(entries))
            #expect(reader.userName == "ann \"a\" [{" && reader.unreadable == 0)
        }
    }

    @Test("However the bytes are cut, the same entries are found")
    func pieces() throws {
        var dice = Dice.thrown()
        let entries = Array(Self.life.suffix(40))
        let bytes = json(entries, &dice)
        for _ in 0..<rounds(200) {
            var scanner = EntryScanner()
            var found: [[UInt8]] = []
            var rest = bytes[...]
            while !rest.isEmpty {
                let piece = rest.prefix(dice.number(1...(dice.chance(oneIn: 2) ? 3 : 2000)))
                found += try scanner.take(Array(piece))
                rest = rest.dropFirst(piece.count)
            }
            #expect(try found.map { try Entry(json: try JSON(parsing: $0)) } == entries)
            #expect(try scanner.frameAtEnd().userName == "ann \"a\" [{")
        }
    }

    @Test("A file that ends anywhere but at its end is refused")
    func truncated() throws {
        var dice = Dice.thrown()
        let bytes = json(Array(Self.life.prefix(3)), &dice)
        let end = try #require(bytes.lastIndex(of: UInt8(ascii: "}")))
        for count in 0...end {
            #expect(throws: ExportError.self) { try read(Array(bytes.prefix(count))) }
        }
        #expect(try read(Array(bytes[...end])).entries.count == 3)
    }

    @Test(
        "What is no export, or not one of this version, is refused by its reason",
        arguments: [
            ("", ExportError.notAnExport), ("hello, world", .notAnExport), ("{}", .notAnExport),
            (#"{"habits":[{"name":"Run"}]}"#, .notAnExport), (#"{"entries":[]}"#, .notAnExport),
            (#"{"format":"other","version":1,"entries":[]}"#, .notAnExport),
            (#"{"format":"hexis","entries":[]}"#, .notAnExport),
            (#"{"format":"hexis","version":2,"entries":[]}"#, .tooNew),
            (#"{"format":"hexis","version":1,"entries":[1]}"#, .damaged),
            (#"{"format":"hexis","version":1,"entries":["{}"]}"#, .damaged),
            (#"{"format":"hexis","version":1,"entries":[{]}"#, .damaged),
            (#"{"format":"hexis","version":1,"entries":[]"#, .damaged),
            (#"{"format":"hexis","version":1,"entries":[]}}"#, .damaged), ("PK\u{3}\u{4} no zip", .damaged),
        ])
    func refused(text: String, error: ExportError) {
        #expect(throws: error) { try read(Array(text.utf8)) }
    }

    @Test(
        "The layout does not matter, and what cannot be read is counted",
        arguments: [
            ("{\"version\" : 1,\n \"format\":\"hexis\", \"entries\" :\t[ ] }", 0),
            (#"{"format":"hexis","version":1,"more":[[1],{"entries":[{}]}],"entries":[{},{"a":[{}]}]}"#, 2),
            (#"{"format":"hexis","version":1,"entries":[{"id":"x"}],"unreadable":4}"#, 5),
        ])
    func layout(text: String, unreadable: Int) throws {
        let (entries, _, reader) = try read(Array(text.utf8))
        #expect(entries.isEmpty && reader.unreadable == unreadable)
    }

    @Test("An entry, or what is around the list, that never ends occupies no memory")
    func endless() {
        let head = #"{"format":"hexis","version":1,"entries":["#
        let long = String(repeating: "a", count: 300_000)
        for text in ["{\"a\":\"\(long)", "{\"format\":\"\(long)", head + "{\"a\":\"\(long)\"}]}"] {
            #expect(throws: ExportError.damaged) { try read(Array(text.utf8)) }
        }
        let deep = head + String(repeating: "[", count: 100_000)
        #expect(throws: ExportError.damaged) { try read(Array(deep.utf8)) }
    }

    @Test(
        "An export is recognized among what else people import, zipped or not",
        arguments: [
            (#"{"format":"hexis","version":1,"entries":[]}"#, true),
            (#"{"format":"hexis","version":2,"entries":[]}"#, true),
            (#"{"habits":[{"name":"Run","records":[]}],"order":[]}"#, false), ("SQLite format 3\0", false),
            ("", false),
            (#"[{"twoDayRule":1}]"#, false), ("PK no zip", false),
            (#"<?xml version="1.0"?><HealthData/>"#, false),
        ])
    func recognized(text: String, isExport: Bool) throws {
        #expect(try recognizes(Array(text.utf8)) == isExport)
        let zip = try ZipWriter()
        try zip.begin("other.txt", at: 0)
        try zip.add(Array(text.utf8))
        try zip.end()
        #expect(try recognizes(zip.taken()) == false)
    }

    private func recognizes(_ bytes: [UInt8]) throws -> Bool {
        try open(bytes) { ExportReader.recognizes($0) }
    }

    /// Passes on the descriptor of a file with these bytes.
    private func open<Value>(_ bytes: [UInt8], _ body: (Int32) throws -> Value) throws -> Value {
        let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try Data(bytes).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let handle = try FileHandle(forReadingFrom: file)
        defer { try? handle.close() }
        return try body(handle.fileDescriptor)
    }

    @Test("A zip file with any change is refused, or read as entries that can be recorded")
    func damaged() throws {
        var dice = Dice.thrown()
        let zip = try ZipWriter()
        try zip.begin("photos/2026-11-21-\(Identifier(high: 1, low: 1)).jpg", at: 0, isCompressed: false)
        try zip.add([0xFF, 0xD8, 0xFF])
        try zip.begin("hexis.json", at: 0)
        try zip.add(json(Array(Self.life.prefix(50)), &dice))
        try zip.begin("photos/none.jpg", at: 0)
        try zip.begin("photos/2026-11-21-\(Identifier(high: 1, low: 2)).heic", at: 0)
        try zip.begin("photos/2026-11-21-\(Identifier(high: 1, low: 3))", at: 0)
        try zip.begin("missing-photos.txt", at: 0)
        try zip.end()
        let whole = zip.taken()
        let (entries, pictures, _) = try read(whole)
        #expect(entries.count == 50 && pictures == [1, 2].map { Identifier(high: 1, low: $0) })
        for _ in 0..<rounds(300) {
            var bytes = whole
            for _ in 0..<dice.number(1...4) {
                bytes[dice.number(0...bytes.count - 1)] ^= UInt8(dice.number(1...255))
            }
            do {
                for entry in try read(bytes).entries { #expect(try Entry(bytes: entry.bytes[...]) == entry) }
            } catch is ExportError {
            }
        }
    }
}
