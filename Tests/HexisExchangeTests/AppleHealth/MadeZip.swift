import CZlib

/// A generated zip archive, with the features iOS uses: sizes that follow their data, or 64-bit sizes.
struct MadeZip {
    private(set) var bytes: [UInt8] = []
    private var list: [UInt8] = []
    private var count = 0
    /// Whether to write every size with 64 bits.
    var isLarge = false
    /// The sizes to declare in the directory instead of the true ones.
    var claim: (packed: Int, unpacked: Int)?

    init(isLarge: Bool = false, claim: (packed: Int, unpacked: Int)? = nil) {
        self.isLarge = isLarge
        self.claim = claim
    }

    mutating func add(_ name: String, _ contents: [UInt8], isPacked: Bool = true, isLocked: Bool = false) {
        let offset = bytes.count
        let packed = isPacked ? deflated(contents) : contents
        let method = isPacked ? 8 : 0
        let flags = 8 | 0x800 | (isLocked ? 1 : 0)
        let sum = Int(crc32(0, contents, UInt32(contents.count)))
        bytes += number(0x0403_4B50, 4) + number(20, 2) + number(flags, 2) + number(method, 2) + number(0, 16)
        bytes += number(name.utf8.count, 2) + number(0, 2) + Array(name.utf8) + packed
        bytes += number(0x0807_4B50, 4) + number(sum, 4) + number(packed.count, 4) + number(contents.count, 4)
        let sizes = claim ?? (packed.count, contents.count)
        let extra =
            isLarge
            ? number(1, 2) + number(24, 2) + number(sizes.unpacked, 8) + number(sizes.packed, 8)
                + number(offset, 8) : []
        list += number(0x0201_4B50, 4) + number(20, 2) + number(20, 2) + number(flags, 2) + number(method, 2)
        list += number(0, 4) + number(sum, 4)
        list +=
            number(isLarge ? 0xFFFF_FFFF : sizes.packed, 4)
            + number(isLarge ? 0xFFFF_FFFF : sizes.unpacked, 4)
        list += number(name.utf8.count, 2) + number(extra.count, 2) + number(0, 10)
        list += number(isLarge ? 0xFFFF_FFFF : offset, 4) + Array(name.utf8) + extra
        count += 1
    }

    /// The whole archive.
    func closed(comment: String = "") -> [UInt8] {
        let start = bytes.count
        var all = bytes + list
        if isLarge {
            let end = all.count
            all += number(0x0606_4B50, 4) + number(44, 8) + number(45, 2) + number(45, 2) + number(0, 8)
            all += number(count, 8) + number(count, 8) + number(list.count, 8) + number(start, 8)
            all += number(0x0706_4B50, 4) + number(0, 4) + number(end, 8) + number(1, 4)
        }
        let shown = isLarge ? (0xFFFF, 0xFFFF_FFFF, 0xFFFF_FFFF) : (count, list.count, start)
        all += number(0x0605_4B50, 4) + number(0, 4) + number(shown.0, 2) + number(shown.0, 2)
        return all + number(shown.1, 4) + number(shown.2, 4) + number(comment.utf8.count, 2)
            + Array(comment.utf8)
    }

    private func number(_ number: Int, _ size: Int) -> [UInt8] {
        (0..<size).map { $0 < 8 ? UInt8(truncatingIfNeeded: number >> ($0 * 8)) : 0 }
    }
}

/// Deflated data without zlib's header and trailer.
private func deflated(_ bytes: [UInt8]) -> [UInt8] {
    var stream = z_stream()
    deflateInit2_(
        &stream, 6, Z_DEFLATED, -15, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
    defer { deflateEnd(&stream) }
    var input = bytes
    return input.withUnsafeMutableBufferPointer { input in
        stream.next_in = input.baseAddress
        stream.avail_in = UInt32(input.count)
        let room = Int(deflateBound(&stream, UInt(input.count)))
        return [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
            stream.next_out = buffer.baseAddress
            stream.avail_out = UInt32(room)
            deflate(&stream, Z_FINISH)
            count = room - Int(stream.avail_out)
        }
    }
}
