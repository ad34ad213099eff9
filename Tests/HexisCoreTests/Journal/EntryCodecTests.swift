@testable import HexisCore
import Testing

@Suite("Entry encoding")
struct EntryCodecTests {
    @Test("An entry of every kind survives bytes and JSON", arguments: FactKind.all)
    func everyKind(kind: FactKind) throws {
        var dice = Dice.thrown()
        for _ in 0..<400 {
            let entry = Entry(
                id: dice.identifier(), at: Instant(clamping: Int64(bitPattern: dice.next()) / 1_000_000),
                device: dice.identifier(), fact: dice.fact(kind),
                offset: dice.chance(oneIn: 2) ? dice.number(-86_400...86_400) : nil,
                unknownFields: dice.unknownFields())
            try expectRoundTrip(entry)
        }
    }

    @Test(
        "An unknown kind with unknown fields survives bytes to JSON to bytes and JSON to bytes to JSON")
    func unknown() throws {
        var dice = Dice.thrown()
        for _ in 0..<5_000 {
            let kind: UnknownKind =
                dice.chance(oneIn: 2)
                ? .number(dice.one(of: [999, 1000, UInt64.max])) : .name("seen \(dice.next())")
            let entry = Entry(
                id: dice.identifier(), at: instant(0), device: dice.identifier(), fact: .unknown(kind),
                unknownFields: dice.unknownFields())
            try expectRoundTrip(entry)
        }
    }

    private func expectRoundTrip(_ entry: Entry) throws {
        let bytes = entry.bytes
        let text = entry.json.text
        let fromBytes = try Entry(bytes: bytes)
        let fromJSON = try Entry(json: JSON(parsing: text))
        guard fromBytes == entry, fromJSON == entry, fromBytes.bytes == bytes, fromJSON.json.text == text,
            fromBytes.json.text == text, fromJSON.bytes == bytes
        else {
            Issue.record("\(text) became \(fromBytes.json.text) and \(fromJSON.json.text)")
            return
        }
    }

    @Test("The clock's offset is the last field, so that older programs pass it on unread")
    func offset() throws {
        func entry(_ offset: Int?) -> Entry {
            Entry(
                id: identifier(1), at: instant(0), device: identifier(2),
                fact: .personNamed(PersonNamed(name: line("Ada"))), offset: offset)
        }
        // Field 999 is 999 · 4 = 3996, 9c1f; an hour is 3600 · 2 = 7200, a038.
        #expect(entry(3600).bytes == entry(nil).bytes + [0x9C, 0x1F, 0xA0, 0x38])
        #expect(entry(-18_000).json.text.hasSuffix(#""name":"Ada","offset":-18000}"#))
        #expect(throws: WireError.invalid(field: "offset")) { try Entry(bytes: entry(86_401).bytes) }
    }

    @Test("A time zone with an offset of more than a day is refused")
    func zoneOffset() throws {
        for (offset, isRead) in [(86_400, true), (-86_400, true), (86_401, false), (-86_401, false)] {
            let entry = Entry(
                id: identifier(1), at: instant(0), device: identifier(2),
                fact: .timeZoneChosen(TimeZoneChosen(zone: line("Moon/Base"), offset: Int64(offset))))
            #expect((try? Entry(bytes: entry.bytes)) == (isRead ? entry : nil))
        }
    }

    @Test("An entry from a newer program keeps its unknown fields")
    func newerFields() throws {
        let text = """
            {"id":"00000000000000000000000000000001","at":0,"device":"00000000000000000000000000000002",\
            "fact":"personNamed","name":"Ada","mood":{"now":[1,2.50,null]},"unknownFields":"74027e024869"}
            """
        let entry = try Entry(json: JSON(parsing: text))
        #expect(entry.fact == .personNamed(PersonNamed(name: line("Ada"))))
        #expect(try Entry(bytes: entry.bytes).json.text == text)
    }

    @Test("An entry relayed by an older program in the other form is understood")
    func understoodLater() throws {
        let expected = Entry(
            id: identifier(1), at: instant(0), device: identifier(2),
            fact: .personNamed(PersonNamed(name: line("Ada"))))
        // As an older program relays it: the kind by its name, the field as a JSON member, all in bytes;
        var writer = ByteWriter()
        writer.write(raw: EntryCodecTests.head)
        writer.write(unsigned: 0)
        writer.write(run: Array("personNamed".utf8))
        writer.write(field: 1000, .run(Array(#"{"name":"Ada"}"#.utf8)[...]))
        #expect(try Entry(bytes: writer.bytes) == expected)
        // the kind by its number, the field in compact form, all in JSON.
        let text = """
            {"id":"00000000000000000000000000000001","at":0,"device":"00000000000000000000000000000002",\
            "fact":40,"unknownFields":"0603416461"}
            """
        #expect(try Entry(json: JSON(parsing: text)) == expected)
        #expect(try Entry(json: JSON(parsing: text)).bytes == expected.bytes)
    }

    /// Format 1, entry 1, 1970-01-01T00:00:00Z, device 2.
    static let head: [UInt8] = [1] + identifier(1).bytes + [0] + identifier(2).bytes

    @Test(
        "An entry that could not be read again is refused: a duplicate field, or a name the entry itself uses"
    )
    func doubled() {
        func entry(members: String) throws -> Entry {
            var writer = ByteWriter()
            writer.write(raw: EntryCodecTests.head)
            writer.write(unsigned: SettingsFact.Kind.personNamed.rawValue)
            writer.write(field: 1, .run(Array("Ada".utf8)[...]))
            writer.write(field: 1000, .run(Array(members.utf8)[...]))
            return try Entry(bytes: writer.bytes)
        }
        #expect(throws: Never.self) { try entry(members: #"{"mood":1}"#) }
        for name in ["name", "id", "at", "device", "fact", "unknownFields"] {
            #expect(throws: WireError.malformed, "\(name)") { try entry(members: #"{"\#(name)":"Eva"}"#) }
        }
        for members in ["", "1", "[]", "{", #"{"a":1,"a":1}"#] {
            #expect(throws: WireError.malformed) { try entry(members: members) }
        }
    }

    @Test("An entry is at most 64 KiB long, in either form")
    func oversize() throws {
        #expect(throws: WireError.tooLarge(limit: 65_536)) {
            try Entry(bytes: [UInt8](repeating: 1, count: 65_537))
        }
        func json(_ count: Int) -> JSON {
            .object([
                JSON.Member("id", identifier(1).json), JSON.Member("at", .integer(0)),
                JSON.Member("device", identifier(2).json), JSON.Member("fact", .string("personNamed")),
                JSON.Member("newer", .string(String(repeating: "a", count: count))),
            ])
        }
        // Head, kind, then key (two bytes) and length (three) of the members' field, and {"newer":""} around the text.
        let longest = 65_536 - EntryCodecTests.head.count - 1 - 2 - 3 - 12
        let entry = try Entry(json: json(longest))
        #expect(entry.bytes.count == 65_536)
        #expect(try Entry(bytes: entry.bytes) == entry)
        #expect(throws: WireError.tooLarge(limit: 65_536)) { try Entry(json: json(longest + 1)) }
    }

    @Test("An entry has at most 200 fields, however short they are")
    func manyFields() throws {
        func bytes(_ fields: ClosedRange<UInt64>) -> [UInt8] {
            var writer = ByteWriter()
            writer.write(raw: EntryCodecTests.head)
            writer.write(unsigned: 999)
            for number in fields { writer.write(field: number, .integer(0)) }
            return writer.bytes
        }
        #expect(try Entry(bytes: bytes(1...200)).bytes == bytes(1...200))
        #expect(throws: WireError.malformed) { try Entry(bytes: bytes(1...201)) }
        #expect(throws: WireError.malformed) { try Entry(bytes: bytes(0...0)) }
        #expect(throws: WireError.malformed) { try Entry(bytes: bytes(1...1) + [4, 0]) }
    }
}
