/// Writes the compact form: variable-length numbers, identifiers, and length-prefixed runs of bytes.
struct ByteWriter {
    private(set) var bytes: [UInt8] = []

    mutating func write(byte: UInt8) {
        bytes.append(byte)
    }

    mutating func write(raw: some Collection<UInt8>) {
        bytes.append(contentsOf: raw)
    }

    /// Writes seven bits per byte, the least significant first; the top bit means that more follow (LEB128).
    mutating func write(unsigned number: UInt64) {
        var rest = number
        while rest > 127 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 128)
            rest >>= 7
        }
        bytes.append(UInt8(truncatingIfNeeded: rest))
    }

    /// Writes a signed number so that small ones of either sign stay short: 0, −1, 1, −2 become 0, 1, 2, 3.
    mutating func write(signed number: Int64) {
        write(unsigned: UInt64(bitPattern: (number << 1) ^ (number >> 63)))
    }

    mutating func write(identifier: Identifier) {
        bytes.append(contentsOf: identifier.bytes)
    }

    mutating func write(run: some Collection<UInt8>) {
        write(unsigned: UInt64(run.count))
        bytes.append(contentsOf: run)
    }
}
