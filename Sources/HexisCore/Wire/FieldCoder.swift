/// Goes through the fields of one fact, either taking their values from what was read or giving them to
/// what is written. A fact describes its fields once, and every encoding follows.
///
/// One type reads and writes. Facts that were generic in it would reach the browser twice: once reading, once
/// writing.
struct FieldCoder {
    /// What the fields are taken from; `nil` when they are written.
    private var reader: FieldReader?
    private(set) var writer = ByteWriter()
    // The browser never writes an entry as JSON, and does not carry along how every type of field does.
    #if !arch(wasm32)
        /// The members of a JSON object that the fields become; `nil` when they become bytes.
        private(set) var members: [JSON.Member]?
    #endif

    init(reading reader: FieldReader) {
        self.reader = reader
    }

    /// Writes the fields in the compact form, after what the writer holds already.
    init(writing writer: ByteWriter) {
        self.writer = writer
    }

    #if !arch(wasm32)
        /// Writes the fields as members of a JSON object, after those given.
        init(writing members: [JSON.Member]) {
            self.members = members
        }
    #endif

    /// What was read and no field asked for: fields of a newer program, kept as they came.
    var unread: UnknownFields { reader?.unread ?? UnknownFields() }

    /// A field that must be there.
    mutating func field<Value: FieldType>(
        _ number: UInt64, _ name: String, _ known: Value?
    ) throws(WireError) -> Value {
        guard let value = try optional(number, name, known) else { throw .missing(field: name) }
        return value
    }

    /// A field that may be left out. `known` is its value when the fact is written, `nil` when it is read.
    mutating func optional<Value: FieldType>(
        _ number: UInt64, _ name: String, _ known: Value?
    ) throws(WireError) -> Value? {
        guard reader == nil else { return try reader?.read(number, name) }
        if let known { write(number, name, known) }
        return known
    }

    private mutating func write(_ number: UInt64, _ name: String, _ value: some FieldType) {
        #if !arch(wasm32)
            guard members == nil else {
                members?.append(JSON.Member(name, value.json))
                return
            }
        #endif
        writer.write(field: number, value.wire)
    }
}
