@testable import HexisCore

extension Dice {
    /// A random JSON value of limited depth.
    mutating func json(depth: Int) -> JSON {
        switch number(0...(depth < 4 ? 6 : 4)) {
        case 0: .null
        case 1: .bool(chance(oneIn: 2))
        case 2: .number(one(of: ["0", "-0", "1.50", "1e400", "-12E+3", "99999999999999999999", "7"]))
        case 3, 4: .string(text())
        case 5: .array((0..<number(0...3)).map { _ in json(depth: depth + 1) })
        default: .object(members(depth: depth + 1))
        }
    }

    /// Names are compared as Swift compares strings: é equals é, however it is encoded.
    private mutating func members(depth: Int) -> [JSON.Member] {
        let names = Set((0..<number(0...3)).map { _ in text() })
        return names.sorted().map { JSON.Member($0, json(depth: depth)) }
    }

    /// Fields of a newer program: compact ones, JSON members, both, mostly none.
    mutating func unknownFields() -> UnknownFields {
        guard chance(oneIn: 3) else { return UnknownFields() }
        var writer = ByteWriter()
        for step in 0..<number(0...3) {
            let value: FieldValue =
                switch number(0...2) {
                case 0: .integer(one(of: [Int64.min, -1, 0, 300, Int64.max]))
                case 1: .identifier(identifier())
                default: .run(bytes(number(0...20))[...])
                }
            writer.write(field: UInt64(20 + step * number(1...7) * 100), value)
        }
        var reader = ByteReader(writer.bytes[...])
        let members = (0..<number(0...2)).map { JSON.Member("newer\($0)", json(depth: 0)) }
        guard let fields = try? reader.fields() else { return UnknownFields() }
        return UnknownFields(fields: fields, members: members)
    }

    /// A fact of any kind, occasionally of an unknown one.
    mutating func fact() -> Fact {
        guard !chance(oneIn: 12) else {
            return .unknown(chance(oneIn: 2) ? .number(UInt64(number(1000...2000))) : .name("moonSeen"))
        }
        // A journal consists mostly of check-ins and undone check-ins.
        guard !chance(oneIn: 3) else {
            return fact(one(of: [CheckInFact.Kind.checkedIn, .checkedIn, .checkInUndone]))
        }
        return fact(one(of: FactKind.all))
    }

    /// An entry at one of a few instants, so that many entries share one.
    mutating func entry(_ id: Identifier) -> Entry {
        Entry(
            id: id, at: instant(1_795_000_000_000 + Int64(number(0...9))),
            device: HexisCoreTests.identifier(9),
            fact: fact(), offset: chance(oneIn: 2) ? number(-86_400...86_400) : nil,
            unknownFields: unknownFields())
    }

    /// A set of entries with distinct ids.
    mutating func journal(upTo count: Int = 40) -> [Entry] {
        (0..<number(0...count)).map { entry(HexisCoreTests.identifier(UInt64(1000 + $0))) }
    }
}
