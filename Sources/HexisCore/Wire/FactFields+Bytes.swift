extension FactFields {
    /// Reads fields that are stored by themselves, outside any entry. Those of newer programs are dropped.
    init(fields bytes: ArraySlice<UInt8>) throws(WireError) {
        var reader = ByteReader(bytes)
        var coder = FieldCoder(reading: try FieldReader(&reader))
        try self.init(nil, &coder)
    }

    /// The fields as bytes, to be read by `init(fields:)`.
    var fieldBytes: [UInt8] {
        var coder = FieldCoder(writing: ByteWriter())
        // Writing asks for no value that is not there.
        do throws(WireError) { _ = try Self(self, &coder) } catch {}
        return coder.writer.bytes
    }
}
