/// Hands the fields that were read to the fact that asks for them.
struct FieldReader {
    /// The fields read in compact form that have not been taken yet.
    private var fields: [CompactField]
    /// The members read in JSON that have not been taken yet. Both exist side by side, because an entry in one form can
    /// carry unknown fields of the other.
    private var members: [JSON.Member]

    /// Splits all remaining bytes into fields.
    init(_ reader: inout ByteReader) throws(WireError) {
        fields = try reader.fields()
        members = try UnknownFields.takeMembers(from: &fields)
    }

    init(_ members: [JSON.Member]) throws(WireError) {
        self.members = members
        fields = try UnknownFields.takeFields(from: &self.members)
    }

    /// The fields that were not taken: they come from a newer program and are kept verbatim.
    var unread: UnknownFields { UnknownFields(fields: fields, members: members) }

    /// Returns the value of a field; `nil` if it is absent. Throws if the field is invalid.
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

    /// A field, in the form in which it came.
    private enum Read {
        case compact(FieldValue)
        case json(JSON)
    }

    /// Separate from `read`, which exists once for every type of field.
    @inline(never)
    private mutating func take(_ number: UInt64, _ name: String) throws(WireError) -> Read? {
        let field = fields.firstIndex { $0.number == number }.map { fields.remove(at: $0) }
        let member = members.firstIndex { $0.name == name }.map { members.remove(at: $0) }
        switch (field, member) {
        case (nil, nil): return nil
        case (let field?, nil): return .compact(field.value)
        case (nil, let member?): return .json(member.value)
        // The field is given in both forms, and neither takes precedence.
        case (.some, .some): throw .malformed
        }
    }
}
