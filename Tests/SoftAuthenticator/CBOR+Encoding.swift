package import HexisPasskeys

extension CBOR {
    /// The item in bytes, with the keys of maps in the order of CTAP 2.1, section 8.
    package var encoded: [UInt8] {
        switch self {
        case .integer(let value) where value < 0: head(1, UInt64(-1 - value))
        case .integer(let value): head(0, UInt64(value))
        case .bytes(let bytes): head(2, UInt64(bytes.count)) + bytes
        case .text(let text): head(3, UInt64(text.utf8.count)) + text.utf8
        case .array(let items): head(4, UInt64(items.count)) + items.flatMap(\.encoded)
        case .map(let members): head(5, UInt64(members.count)) + encoded(members)
        case .boolean(let value): [value ? 0xF5 : 0xF4]
        case .null: [0xF6]
        }
    }

    private func encoded(_ members: [CBOR: CBOR]) -> [UInt8] {
        let encoded = members.map { (key: $0.key.encoded, value: $0.value.encoded) }
        let sorted = encoded.sorted { first, second in
            let isShorter = first.key.count < second.key.count
            let isAsLong = first.key.count == second.key.count
            return isShorter || isAsLong && first.key.lexicographicallyPrecedes(second.key)
        }
        return sorted.flatMap { $0.key + $0.value }
    }

    private func head(_ kind: UInt8, _ argument: UInt64) -> [UInt8] {
        let bytes = withUnsafeBytes(of: argument.bigEndian) { Array($0) }
        let (short, length): (UInt8, Int) =
            switch argument {
            case ..<24: (UInt8(argument), 0)
            case ..<0x100: (24, 1)
            case ..<0x1_0000: (25, 2)
            case ..<0x1_0000_0000: (26, 4)
            default: (27, 8)
            }
        return [kind << 5 | short] + bytes.suffix(length)
    }
}

extension CBOR: ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral {
    package init(integerLiteral value: Int64) { self = .integer(value) }

    package init(arrayLiteral items: CBOR...) { self = .array(items) }
}
