/// A field in the compact form: its number, its value, and the bytes of both.
struct CompactField {
    let number: UInt64
    let value: FieldValue
    let raw: ArraySlice<UInt8>

    /// The maximum number of fields, more than any fact will have: an entry with ten thousand is an attempt to slow us
    /// down.
    static let most = 200
}

extension ByteReader {
    /// Reads all fields up to the end. Throws `malformed` for a duplicate number, and for the invalid number 0.
    mutating func fields() throws(WireError) -> [CompactField] {
        var fields: [CompactField] = []
        while !isAtEnd {
            let start = position
            let key = try unsigned()
            let number = key >> 2
            let value: FieldValue
            switch key & 3 {
            case 0: value = .integer(try signed())
            case 1: value = .identifier(try identifier())
            case 2: value = .run(try run())
            default: throw .malformed
            }
            guard number > 0, fields.count < CompactField.most,
                !fields.contains(where: { $0.number == number })
            else { throw .malformed }
            fields.append(CompactField(number: number, value: value, raw: bytes(since: start)))
        }
        return fields
    }
}

extension ByteWriter {
    mutating func write(field number: UInt64, _ value: FieldValue) {
        write(unsigned: number << 2 | value.kind)
        switch value {
        case .integer(let number): write(signed: number)
        case .identifier(let identifier): write(identifier: identifier)
        case .run(let bytes): write(run: bytes)
        }
    }
}
