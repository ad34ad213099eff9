/// The form for export, the API and tests:
/// `{"id":"…","at":1795248000000,"device":"…","fact":"checkedIn","habit":"…","day":"2026-11-21","amount":1}`.
extension Entry {
    /// What the entry itself says, beside the fields of its fact.
    static var ownNames: [String] { ["id", "at", "device", "fact"] }

    public init(json: JSON) throws(WireError) {
        guard case .object(let members) = json else { throw .malformed }
        var coder = FieldCoder(reading: try FieldReader(members))
        let id: Identifier = try coder.field(0, "id", nil)
        let milliseconds: Int64 = try coder.field(0, "at", nil)
        guard let at = Instant(milliseconds: milliseconds) else { throw .invalid(field: "at") }
        let device: Identifier = try coder.field(0, "device", nil)
        let kind: KindName = try coder.field(0, "fact", nil)
        let fact = try kind.kind.fact(&coder)
        let offset = try Entry.offset(&coder)
        self.init(id: id, at: at, device: device, fact: fact, offset: offset, unknownFields: coder.unread)
        // The fields known here are bounded each; what nobody knows must fit into the compact form, too.
        guard unknownFields.isEmpty || bytes.count <= Entry.longestBytes else {
            throw .tooLarge(limit: Entry.longestBytes)
        }
    }
}

/// A kind as JSON writes it.
private struct KindName: FieldType {
    let kind: ReadKind

    init?(json: JSON) {
        switch json {
        case .string(let name):
            guard let read = ReadKind(name: name) else { return nil }
            kind = read
        case .number(let text):
            guard let number = UInt64(text), number > 0 else { return nil }
            kind = .number(number)
        default: return nil
        }
    }

    init?(wire: FieldValue) { return nil }
    var wire: FieldValue { .integer(0) }
    var json: JSON { .null }
}
