/// Goes through the fields of one fact, either taking their values from what was read or giving them to
/// what is written. A fact describes its fields once, and every encoding follows.
///
/// Reading and each way of writing are types of their own: a program that never writes JSON, as in the
/// browser, does not carry along how.
protocol FieldCoder {
    /// A field that may be left out. `known` is its value when the fact is written, `nil` when it is read.
    mutating func optional<Value: FieldType>(
        _ number: UInt64, _ name: String, _ known: Value?
    ) throws(WireError) -> Value?
}

extension FieldCoder {
    /// A field that must be there.
    mutating func field<Value: FieldType>(
        _ number: UInt64, _ name: String, _ known: Value?
    ) throws(WireError) -> Value {
        guard let value = try optional(number, name, known) else { throw .missing(field: name) }
        return value
    }
}

/// Writes fields in the compact form.
struct CompactFieldWriter: FieldCoder {
    var writer: ByteWriter

    mutating func optional<Value: FieldType>(_ number: UInt64, _ name: String, _ known: Value?) -> Value? {
        if let known { writer.write(field: number, known.wire) }
        return known
    }
}

/// Writes fields as members of a JSON object.
struct JSONFieldWriter: FieldCoder {
    private(set) var members: [JSON.Member] = []

    mutating func optional<Value: FieldType>(_ number: UInt64, _ name: String, _ known: Value?) -> Value? {
        if let known { members.append(JSON.Member(name, known.json)) }
        return known
    }
}
