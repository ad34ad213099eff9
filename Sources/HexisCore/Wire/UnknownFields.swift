/// Fields that a newer program wrote: understood by nobody here, kept and passed on as they came.
public struct UnknownFields: Hashable, Sendable {
    /// Compact fields with their keys, one after the other.
    private(set) var raw: [UInt8] = []
    /// Members of a JSON object whose names mean nothing here.
    private(set) var members: [JSON.Member] = []

    public init() {}

    /// What is left of compact fields. JSON members that once came along travel in one field of their own.
    init(fields: [(number: UInt64, value: FieldValue, raw: ArraySlice<UInt8>)]) throws(WireError) {
        for field in fields {
            if field.number == UnknownFields.membersNumber {
                members = try UnknownFields.members(of: field.value)
            } else {
                raw.append(contentsOf: field.raw)
            }
        }
    }

    /// What is left of a JSON object. Compact fields that once came along stand in one member of their own.
    init(members: [JSON.Member]) throws(WireError) {
        for member in members {
            if member.name == UnknownFields.rawName {
                raw = try UnknownFields.raw(of: member.value)
            } else {
                self.members.append(member)
            }
        }
    }

    var bytes: [UInt8] {
        guard !members.isEmpty else { return raw }
        var writer = ByteWriter()
        writer.write(raw: raw)
        writer.write(field: UnknownFields.membersNumber, .run(ArraySlice(JSON.object(members).text.utf8)))
        return writer.bytes
    }

    var json: [JSON.Member] {
        guard !raw.isEmpty else { return members }
        let text = String(decoding: hexadecimal(of: raw), as: UTF8.self)
        return members + [JSON.Member(UnknownFields.rawName, .string(text))]
    }

    private static let rawName = "unknownFields"
    /// No fact numbers a field this high.
    private static let membersNumber: UInt64 = 1000

    private static func members(of value: FieldValue) throws(WireError) -> [JSON.Member] {
        guard let text = value.text, case .object(let members) = try JSON(parsing: text) else {
            throw .malformed
        }
        return members
    }

    private static func raw(of value: JSON) throws(WireError) -> [UInt8] {
        guard let text = value.string, let bytes = unhexadecimal(text) else {
            throw .invalid(field: rawName)
        }
        var reader = ByteReader(bytes[...])
        _ = try FieldCoder.readingBytes(&reader)
        return bytes
    }
}
