@testable import HexisCore
import Testing

@Suite("Malformed bytes and JSON")
struct BadInputTests {
    /// Reads bytes that may be malformed. An entry that is read must survive being written and read again, and, since
    /// this takes long, only sometimes as JSON too.
    private func read(_ bytes: [UInt8], alsoAsJSON: Bool = true) -> Entry? {
        guard let entry = try? Entry(bytes: bytes) else { return nil }
        let written = entry.bytes
        guard written == bytes || (try? Entry(bytes: written)) == entry,
            !alsoAsJSON || (try? Entry(json: JSON(parsing: entry.json.text))) == entry
        else {
            Issue.record(
                "the entry did not survive another reading: \(String(decoding: hexadecimal(of: bytes), as: UTF8.self))"
            )
            return nil
        }
        return entry
    }

    @Test(
        "An entry with any one byte changed is refused or read as another entry", arguments: FactKind.all
    )
    func corrupted(kind: FactKind) {
        var dice = Dice.thrown()
        var bytes = Entry(
            id: identifier(1), at: instant(1_795_000_000_000), device: identifier(2), fact: dice.fact(kind),
            unknownFields: dice.unknownFields()
        ).bytes
        let original = read(bytes)
        #expect(original != nil)
        // The head is the same for all kinds, so it is corrupted only once.
        let first = kind == FactKind(SettingsFact.Kind.personNamed) ? 0 : EntryCodecTests.head.count
        // A sample of the bytes is enough for a long entry: each is tried with 255 values, reading the whole entry each
        // time.
        let all = Array(first..<bytes.count)
        for index in all.count > 400 ? all.shuffled(using: &dice).prefix(400) : all[...] {
            let kept = bytes[index]
            for byte in UInt8.min...UInt8.max where byte != kept {
                bytes[index] = byte
                _ = read(bytes, alsoAsJSON: byte % 16 == 0)
            }
            bytes[index] = kept
        }
        #expect(read(bytes) == original)
    }

    @Test(
        "An entry cut off anywhere is refused or read as an entry with fewer fields",
        arguments: FactKind.all)
    func truncated(kind: FactKind) {
        var dice = Dice.thrown()
        for _ in 0..<20 {
            let bytes = Entry(
                id: identifier(1), at: instant(1_795_000_000_000), device: identifier(2),
                fact: dice.fact(kind),
                unknownFields: dice.unknownFields()
            ).bytes
            for count in bytes.indices {
                let part = read(Array(bytes.prefix(count)))
                #expect(part == nil || count > EntryCodecTests.head.count)
            }
            #expect(read(bytes + [1]) == nil, "a key without a value")
        }
    }

    @Test("Random bytes are refused or read")
    func random() {
        var dice = Dice.thrown()
        var read = 0
        for _ in 0..<50_000 {
            let kind = dice.one(of: FactKind.all).number
            let tail = (0..<dice.number(0...30)).map { _ in
                dice.chance(oneIn: 2) ? UInt8(dice.number(0...12)) : dice.bytes(1)[0]
            }
            if self.read(EntryCodecTests.head + [UInt8(kind)] + tail) != nil { read += 1 }
            _ = self.read(dice.bytes(dice.number(0...80)))
        }
        #expect(read > 0)
    }

    @Test("JSON values out of bounds are refused with the name of their field")
    func bounds() {
        func expectInvalid(_ field: String, _ fact: String) {
            let text = """
                {"id":"00000000000000000000000000000001","at":0,"device":"00000000000000000000000000000002",\(fact)}
                """
            #expect(throws: WireError.invalid(field: field)) { try Entry(json: JSON(parsing: text)) }
        }
        let habit = #""habit":"00000000000000000000000000000003""#
        for amount in [
            "1000000.001", "1000001", "-1000001", "1e400", "1e1", "0.0001", "\"1\"", "null", "[1]",
        ] {
            expectInvalid("amount", #""fact":"checkedIn",\#(habit),"day":"2026-11-21","amount":\#(amount)"#)
        }
        for day in [#""2026-02-30""#, #""1899-12-31""#, #""2200-01-01""#, "20778", "null", #""""#] {
            expectInvalid("day", #""fact":"checkedIn",\#(habit),"day":\#(day),"amount":1"#)
        }
        for position in ["9223372036854775808", "1.5", "1e3", #""1""#] {
            expectInvalid("position", #""fact":"habitMoved",\#(habit),"position":\#(position)"#)
        }
        for time in [#""24:00""#, "180", #""3:00""#] {
            expectInvalid("time", #""fact":"dayStartSet","time":\#(time)"#)
        }
        for name in ["\"\"", "\" \"", "\"a\\nb\"", "\"\(String(repeating: "a", count: 101))\""] {
            expectInvalid("name", #""fact":"habitRenamed",\#(habit),"name":\#(name)"#)
        }
        for kind in ["0", "-1", "1.5", "null", "\"\"", "\"\(String(repeating: "a", count: 101))\""] {
            expectInvalid("fact", #""fact":\#(kind)"#)
        }
        expectInvalid("habit", #""fact":"habitDeleted","habit":"3""#)
        expectInvalid("theme", #""fact":"themeChosen","theme":"blue""#)
        for raw in ["1", "\"0\"", "\"zz\"", "\"07\"", "\"0400040\"", "\"04000400\"", "\"a21f027b7d\""] {
            #expect(throws: WireError.self) {
                try Entry(
                    json: JSON(
                        parsing: """
                            {"id":"00000000000000000000000000000001","at":0,\
                            "device":"00000000000000000000000000000002","fact":"new","unknownFields":\(raw)}
                            """))
            }
        }
    }

    @Test("Byte values out of bounds are refused with the name of their field")
    func byteBounds() {
        func refused(_ field: UInt64, _ value: FieldValue, of kind: some SubjectKind) -> WireError? {
            var writer = ByteWriter()
            writer.write(raw: EntryCodecTests.head)
            writer.write(unsigned: kind.rawValue)
            if field != 1 { writer.write(field: 1, .identifier(identifier(3))) }
            writer.write(field: field, value)
            do throws(WireError) { _ = try Entry(bytes: writer.bytes) } catch { return error }
            return nil
        }
        // Numbers that would become small if they were truncated to 32 bits.
        for number: Int64 in [.min, .max, 4_294_967_296, 4_294_967_297, -4_294_967_296] {
            #expect(
                refused(1, .integer(number), of: SettingsFact.Kind.themeChosen) == .invalid(field: "theme"))
            #expect(
                refused(1, .integer(number), of: SettingsFact.Kind.dayStartSet) == .invalid(field: "time"))
            #expect(refused(2, .integer(number), of: CheckInFact.Kind.checkedIn) == .invalid(field: "day"))
            #expect(
                refused(2, .integer(number), of: HabitFact.Kind.habitColoured) == .invalid(field: "colour"))
        }
        #expect(refused(2, .integer(1), of: HabitFact.Kind.habitRenamed) == .invalid(field: "name"))
        #expect(refused(2, .run([0xFF]), of: HabitFact.Kind.habitRenamed) == .invalid(field: "name"))
        #expect(refused(2, .run([]), of: HabitFact.Kind.habitRenamed) == .invalid(field: "name"))
        #expect(refused(1, .integer(1), of: HabitFact.Kind.habitDeleted) == .invalid(field: "habit"))
        #expect(refused(7, .integer(1), of: HabitFact.Kind.habitRenamed) == .missing(field: "name"))
        #expect(refused(7, .integer(1), of: HabitFact.Kind.habitDeleted) == nil, "an unknown field")
    }

    @Test("An entry in another format, or out of the time range, is refused")
    func head() {
        var bytes = EntryCodecTests.head + [UInt8(SettingsFact.Kind.personNamed.rawValue)]
        #expect(throws: Never.self) { try Entry(bytes: bytes) }
        bytes[0] = 2
        #expect(throws: WireError.unknownVersion(2)) { try Entry(bytes: bytes) }
        #expect(throws: WireError.malformed) { try Entry(bytes: [UInt8]()) }
        var writer = ByteWriter()
        writer.write(raw: [1] + identifier(1).bytes)
        writer.write(signed: Int64.max)
        #expect(throws: WireError.invalid(field: "at")) { try Entry(bytes: writer.bytes) }
        for text in ["[]", "1", "null", "{}"] {
            #expect(throws: WireError.self) { try Entry(json: JSON(parsing: text)) }
        }
    }

    @Test("Errors have a message for people and a code for programs")
    func messages() {
        let errors: [WireError] = [
            .malformed, .tooLarge(limit: 1), .nestedTooDeeply, .unknownVersion(2), .missing(field: "a"),
            .invalid(field: "a"),
        ]
        #expect(Set(errors.map { $0.code }).count == errors.count)
        #expect(Set(errors.map { $0.message }).count == errors.count)
    }
}
