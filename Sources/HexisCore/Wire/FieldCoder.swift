/// Decodes or encodes the fields of one fact. A fact lists its fields once, for both directions and every encoding.
///
/// One type both reads and writes: facts that were generic over two coders would be compiled into the browser's module
/// twice.
struct FieldCoder {
    /// The source of the fields when decoding; `nil` when encoding.
    private var reader: FieldReader?
    private(set) var writer = ByteWriter()
    /// The members of a JSON object when encoding JSON; `nil` when encoding bytes.
    private(set) var members: [JSON.Member]?

    init(reading reader: FieldReader) {
        self.reader = reader
    }

    /// Writes the fields in the compact form, appending to what the writer already holds.
    init(writing writer: ByteWriter) {
        self.writer = writer
    }

    /// Writes the fields as members of a JSON object, appending to the given ones.
    init(writing members: [JSON.Member]) {
        self.members = members
    }

    /// The fields that were read but not requested: a newer version wrote them, and they are kept unchanged.
    var unread: UnknownFields { reader?.unread ?? UnknownFields() }

    /// Codes a required field. Throws `WireError.missing` if it is absent.
    mutating func field<Value: FieldType>(
        _ number: UInt64, _ name: String, _ known: Value?
    ) throws(WireError) -> Value {
        guard let value = try optional(number, name, known) else { throw .missing(field: name) }
        return value
    }

    /// Codes an optional field. `known` is its value when the fact is written, and `nil` when it is read.
    mutating func optional<Value: FieldType>(
        _ number: UInt64, _ name: String, _ known: Value?
    ) throws(WireError) -> Value? {
        guard reader == nil else { return try reader?.read(number, name) }
        if let known { write(number, name, known) }
        return known
    }

    private mutating func write(_ number: UInt64, _ name: String, _ value: some FieldType) {
        guard members == nil else {
            members?.append(JSON.Member(name, value.json))
            return
        }
        writer.write(field: number, value.wire)
    }
}
