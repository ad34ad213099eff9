/// Reads the output of `ByteWriter`, and rejects everything else without trapping.
struct ByteReader {
    private let bytes: ArraySlice<UInt8>
    private(set) var position: Int

    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        position = bytes.startIndex
    }

    var isAtEnd: Bool { position == bytes.endIndex }

    mutating func byte() throws(WireError) -> UInt8 {
        guard position < bytes.endIndex else { throw .malformed }
        defer { position += 1 }
        return bytes[position]
    }

    mutating func unsigned() throws(WireError) -> UInt64 {
        var number: UInt64 = 0
        var shift: UInt64 = 0
        while true {
            let byte = try byte()
            // The tenth byte holds the 64th bit and nothing more; a longer encoding is invalid.
            guard shift < 63 || byte <= 1 else { throw .malformed }
            number |= UInt64(byte & 127) << shift
            if byte < 128 {
                // Each number has exactly one encoding: no padding with empty groups.
                guard byte != 0 || shift == 0 else { throw .malformed }
                return number
            }
            shift += 7
        }
    }

    mutating func signed() throws(WireError) -> Int64 {
        let number = try unsigned()
        return Int64(bitPattern: number >> 1) ^ -Int64(bitPattern: number & 1)
    }

    mutating func identifier() throws(WireError) -> Identifier {
        guard let identifier = Identifier(bytes: try raw(count: 16)) else { throw .malformed }
        return identifier
    }

    mutating func run() throws(WireError) -> ArraySlice<UInt8> {
        try raw(count: try unsigned())
    }

    /// Returns the bytes from an earlier position up to here, verbatim.
    func bytes(since start: Int) -> ArraySlice<UInt8> { bytes[start..<position] }

    private mutating func raw(count: UInt64) throws(WireError) -> ArraySlice<UInt8> {
        guard count <= UInt64(bytes.endIndex - position) else { throw .malformed }
        defer { position += Int(count) }
        return bytes[position..<position + Int(count)]
    }
}
