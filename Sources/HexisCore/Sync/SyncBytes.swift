/// Encodings of sync requests and replies, beyond those of entries.
extension ByteWriter {
    mutating func write(optional identifier: Identifier?) {
        write(byte: identifier == nil ? 0 : 1)
        if let identifier { write(identifier: identifier) }
    }

    mutating func write(runs: [ArraySlice<UInt8>]) {
        write(unsigned: UInt64(runs.count))
        for run in runs { write(run: run) }
    }
}

extension ByteReader {
    mutating func expect(format: UInt8) throws(WireError) {
        let found = try byte()
        guard found == format else { throw .unknownVersion(Int(found)) }
    }

    mutating func optionalIdentifier() throws(WireError) -> Identifier? {
        try byte() == 0 ? nil : try identifier()
    }

    mutating func runs() throws(WireError) -> [ArraySlice<UInt8>] {
        let count = try unsigned()
        var runs: [ArraySlice<UInt8>] = []
        // The claimed count needs no bound: each run takes at least one byte, so reading stops at the end of the bytes.
        for _ in 0..<count { runs.append(try run()) }
        return runs
    }
}
