/// A sequence of length-prefixed pieces of bytes. The length is four bytes, the lowest first.
///
/// Entries in storage and messages have this form: they can be split without being understood.
public enum Pieces {
    public static func joined(_ pieces: some Sequence<some Collection<UInt8>>) -> [UInt8] {
        var bytes: [UInt8] = []
        for piece in pieces {
            let length = UInt32(truncatingIfNeeded: piece.count)
            for shift in stride(from: UInt32(0), to: 32, by: 8) {
                bytes.append(UInt8(truncatingIfNeeded: length >> shift))
            }
            bytes.append(contentsOf: piece)
        }
        return bytes
    }

    /// Returns `nil` if the bytes end within a piece or its length.
    public static func parted(_ bytes: some Collection<UInt8>) -> [ArraySlice<UInt8>]? {
        let all = ArraySlice(bytes)
        var pieces: [ArraySlice<UInt8>] = []
        var position = all.startIndex
        while position < all.endIndex {
            guard all.endIndex - position >= 4 else { return nil }
            var length: UInt32 = 0
            for index in 0..<4 { length |= UInt32(all[position + index]) << (UInt32(index) * 8) }
            position += 4
            guard length <= UInt32(truncatingIfNeeded: all.endIndex - position) else { return nil }
            pieces.append(all[position..<position + Int(length)])
            position += Int(length)
        }
        return pieces
    }
}
