/// Fields that a newer program wrote, which are not understood here but kept and passed on verbatim.
///
/// Each form carries the fields that came in the other: the compact form has one field of JSON members, JSON has one
/// member of compact fields. A program that knows the fields reads them from either.
public struct UnknownFields: Hashable, Sendable {
    /// Compact fields with their keys, concatenated.
    private var raw: [UInt8] = []
    /// Members of a JSON object with unknown names.
    private var members: [JSON.Member] = []

    public init() {}

    init(fields: [CompactField], members: [JSON.Member]) {
        for field in fields { raw.append(contentsOf: field.raw) }
        self.members = members
    }

    public var isEmpty: Bool { raw.isEmpty && members.isEmpty }

    var bytes: [UInt8] {
        guard !members.isEmpty else { return raw }
        var writer = ByteWriter()
        writer.write(raw: raw)
        writer.write(field: UnknownFields.membersNumber, .run(JSON.object(members).text.bytes[...]))
        return writer.bytes
    }

    var json: [JSON.Member] {
        guard !raw.isEmpty else { return members }
        let text = String(decoding: hexadecimal(of: raw), as: UTF8.self)
        return members + [JSON.Member(UnknownFields.rawName, .string(text))]
    }

    private static var rawName: String { "unknownFields" }
    /// The number of the field with JSON members. No fact has a field number this high.
    private static let membersNumber: UInt64 = 1000
}

extension UnknownFields {
    /// Removes and returns the JSON members carried within compact fields.
    static func takeMembers(from fields: inout [CompactField]) throws(WireError) -> [JSON.Member] {
        guard let index = fields.firstIndex(where: { $0.number == membersNumber }) else { return [] }
        guard let text = fields.remove(at: index).value.text,
            case .object(let members) = try JSON(parsing: text),
            !members.contains(where: { $0.name == rawName || Entry.ownNames.contains($0.name) })
        else { throw .malformed }
        return members
    }

    /// Removes and returns the compact fields carried within JSON members.
    static func takeFields(from members: inout [JSON.Member]) throws(WireError) -> [CompactField] {
        guard let index = members.firstIndex(where: { $0.name == rawName }) else { return [] }
        guard let text = members.remove(at: index).value.string, let bytes = unhexadecimal(text) else {
            throw .invalid(field: rawName)
        }
        var reader = ByteReader(bytes[...])
        let fields = try reader.fields()
        guard !fields.contains(where: { $0.number == membersNumber }) else { throw .invalid(field: rawName) }
        return fields
    }
}
