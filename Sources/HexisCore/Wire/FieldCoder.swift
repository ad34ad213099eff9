/// Goes through the fields of one fact, either taking their values from what was read or giving them to
/// what is written. A fact describes its fields once, and both encodings follow.
struct FieldCoder {
    private enum Form {
        case writingBytes(ByteWriter)
        case readingBytes([(number: UInt64, value: FieldValue, raw: ArraySlice<UInt8>)])
        case writingJSON([JSON.Member])
        case readingJSON([JSON.Member])
    }

    private var form: Form

    /// A field that must be there. `known` is its value when the fact is written, `nil` when it is read.
    mutating func field<Value: FieldType>(
        _ number: UInt64, _ name: String, _ known: Value?
    ) throws(WireError) -> Value {
        guard let value = try optional(number, name, known) else { throw .missing(field: name) }
        return value
    }

    /// A field that may be left out.
    mutating func optional<Value: FieldType>(
        _ number: UInt64, _ name: String, _ known: Value?
    ) throws(WireError) -> Value? {
        switch form {
        case .writingBytes:
            if let known { write(number, known.wire) }
            return known
        case .writingJSON(let members):
            if let known { form = .writingJSON(members + [JSON.Member(name, known.json)]) }
            return known
        case .readingBytes:
            guard let wire = takeField(number) else { return nil }
            guard let value = Value(wire: wire) else { throw .invalid(field: name) }
            return value
        case .readingJSON:
            guard let json = takeMember(name) else { return nil }
            guard let value = Value(json: json) else { throw .invalid(field: name) }
            return value
        }
    }

    private mutating func write(_ number: UInt64, _ value: FieldValue) {
        guard case .writingBytes(var writer) = form else { return }
        // Let go of the writer while it grows: two owners would make every write copy all bytes.
        form = .writingJSON([])
        writer.write(field: number, value)
        form = .writingBytes(writer)
    }

    private mutating func takeField(_ number: UInt64) -> FieldValue? {
        guard case .readingBytes(var fields) = form,
            let index = fields.firstIndex(where: { $0.number == number })
        else { return nil }
        form = .readingJSON([])
        let value = fields.remove(at: index).value
        form = .readingBytes(fields)
        return value
    }

    private mutating func takeMember(_ name: String) -> JSON? {
        guard case .readingJSON(var members) = form,
            let index = members.firstIndex(where: { $0.name == name })
        else { return nil }
        let value = members.remove(at: index).value
        form = .readingJSON(members)
        return value
    }
}

extension FieldCoder {
    static func writingBytes(_ writer: ByteWriter) -> FieldCoder { FieldCoder(form: .writingBytes(writer)) }
    static var writingJSON: FieldCoder { FieldCoder(form: .writingJSON([])) }
    static func readingJSON(_ members: [JSON.Member]) -> FieldCoder {
        FieldCoder(form: .readingJSON(members))
    }

    /// Splits bytes into fields. A number that comes twice is refused.
    static func readingBytes(_ reader: inout ByteReader) throws(WireError) -> FieldCoder {
        var fields: [(number: UInt64, value: FieldValue, raw: ArraySlice<UInt8>)] = []
        while !reader.isAtEnd {
            let start = reader.position
            let key = try reader.unsigned()
            let value: FieldValue
            switch key & 3 {
            case 0: value = .integer(try reader.signed())
            case 1: value = .identifier(try reader.identifier())
            case 2: value = .run(try reader.run())
            default: throw .malformed
            }
            guard !fields.contains(where: { $0.number == key >> 2 }) else { throw .malformed }
            fields.append((key >> 2, value, reader.bytes(since: start)))
        }
        return FieldCoder(form: .readingBytes(fields))
    }

    /// The writer with all that was written, once every field has been gone through.
    var writer: ByteWriter {
        guard case .writingBytes(let writer) = form else { return ByteWriter() }
        return writer
    }

    var members: [JSON.Member] {
        guard case .writingJSON(let members) = form else { return [] }
        return members
    }

    /// What was read and no field asked for: fields of a newer program, kept as they came.
    func unread() throws(WireError) -> UnknownFields {
        switch form {
        case .readingBytes(let fields): try UnknownFields(fields: fields)
        case .readingJSON(let members): try UnknownFields(members: members)
        case .writingBytes, .writingJSON: UnknownFields()
        }
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
