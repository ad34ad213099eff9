/// Gives the fields that were read to the fact that asks for them.
struct FieldReader {
    /// What was read in the compact form, and no field has asked for yet.
    private var fields: [CompactField]
    /// The same in JSON. Both stand side by side, because an entry that came in one form can bring along fields
    /// of the other which nobody knew on its way.
    private var members: [JSON.Member]

    /// Splits all the bytes that are left into fields.
    init(_ reader: inout ByteReader) throws(WireError) {
        fields = try reader.fields()
        members = try UnknownFields.takeMembers(from: &fields)
    }

    init(_ members: [JSON.Member]) throws(WireError) {
        self.members = members
        fields = try UnknownFields.takeFields(from: &self.members)
    }

    /// What was read and no field asked for: fields of a newer program, kept as they came.
    var unread: UnknownFields { UnknownFields(fields: fields, members: members) }

    /// The value of a field; `nil` when it is not there.
    mutating func read<Value: FieldType>(_ number: UInt64, _ name: String) throws(WireError) -> Value? {
        guard let read = try take(number, name) else { return nil }
        let value =
            switch read {
            case .compact(let value): Value(wire: value)
            case .json(let value): Value(json: value)
            }
        guard let value else { throw .invalid(field: name) }
        return value
    }

    /// One field, in the form in which it came.
    private enum Read {
        case compact(FieldValue)
        case json(JSON)
    }

    /// Apart from `read`, which there is once for every type of field.
    @inline(never)
    private mutating func take(_ number: UInt64, _ name: String) throws(WireError) -> Read? {
        let field = fields.firstIndex { $0.number == number }.map { fields.remove(at: $0) }
        let member = members.firstIndex { $0.name == name }.map { members.remove(at: $0) }
        switch (field, member) {
        case (nil, nil): return nil
        case (let field?, nil): return .compact(field.value)
        case (nil, let member?): return .json(member.value)
        // Said twice, once in each form: which of the two holds?
        case (.some, .some): throw .malformed
        }
    }
}
