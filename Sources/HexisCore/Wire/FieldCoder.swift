/// Goes through the fields of one fact, either taking their values from what was read or giving them to
/// what is written. A fact describes its fields once, and both encodings follow.
struct FieldCoder {
    private enum Purpose {
        case reading, writingBytes, writingJSON
    }

    private let purpose: Purpose
    private(set) var writer: ByteWriter
    /// What was written; or what was read and no field has asked for yet.
    private(set) var members: [JSON.Member]
    /// The same in the compact form. Both stand side by side, because an entry that came in one form can bring
    /// along fields of the other which nobody knew on its way.
    private var fields: [CompactField]

    private init(
        _ purpose: Purpose, writer: ByteWriter = ByteWriter(), fields: [CompactField] = [],
        members: [JSON.Member] = []
    ) {
        self.purpose = purpose
        self.writer = writer
        self.fields = fields
        self.members = members
    }

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
        switch purpose {
        case .reading: return try read(number, name)
        case .writingBytes: if let known { writer.write(field: number, known.wire) }
        case .writingJSON: if let known { members.append(JSON.Member(name, known.json)) }
        }
        return known
    }

    private mutating func read<Value: FieldType>(
        _ number: UInt64, _ name: String
    ) throws(WireError) -> Value? {
        let field = fields.firstIndex { $0.number == number }.map { fields.remove(at: $0) }
        let member = members.firstIndex { $0.name == name }.map { members.remove(at: $0) }
        let value: Value?
        switch (field, member) {
        case (nil, nil): return nil
        case (let field?, nil): value = Value(wire: field.value)
        case (nil, let member?): value = Value(json: member.value)
        // Said twice, once in each form: which of the two holds?
        case (.some, .some): throw .malformed
        }
        guard let value else { throw .invalid(field: name) }
        return value
    }
}

extension FieldCoder {
    static func writingBytes(_ writer: ByteWriter) -> FieldCoder { FieldCoder(.writingBytes, writer: writer) }
    static var writingJSON: FieldCoder { FieldCoder(.writingJSON) }

    /// Splits all the bytes that are left into fields.
    static func readingBytes(_ reader: inout ByteReader) throws(WireError) -> FieldCoder {
        var fields = try reader.fields()
        let members = try UnknownFields.takeMembers(from: &fields)
        return FieldCoder(.reading, fields: fields, members: members)
    }

    static func readingJSON(_ members: [JSON.Member]) throws(WireError) -> FieldCoder {
        var members = members
        let fields = try UnknownFields.takeFields(from: &members)
        return FieldCoder(.reading, fields: fields, members: members)
    }

    /// What was read and no field asked for: fields of a newer program, kept as they came.
    var unread: UnknownFields { UnknownFields(fields: fields, members: members) }
}
