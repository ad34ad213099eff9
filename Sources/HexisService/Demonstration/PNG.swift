import CZlib

/// Writes pictures as PNG (ISO/IEC 15948), for libvips to read.
enum PNG {
    /// Returns the file of a picture; `nil` if zlib has no memory to compress it with.
    /// - Parameter pixels: Red, green and blue of each pixel, row by row.
    static func file(_ pixels: [UInt8], width: Int) -> [UInt8]? {
        let rows = stride(from: 0, to: pixels.count, by: width * 3)
        // Each row begins with the number of its filter: none.
        let unfiltered = rows.flatMap { [0] + pixels[$0..<$0 + width * 3] }
        guard let compressed = compressed(unfiltered) else { return nil }
        // Eight bits of each colour.
        let kind: [UInt8] = [8, 2, 0, 0, 0]
        return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
            + chunk("IHDR", number(width) + number(pixels.count / (width * 3)) + kind)
            + chunk("IDAT", compressed) + chunk("IEND", [])
    }

    private static func compressed(_ bytes: [UInt8]) -> [UInt8]? {
        var length = compressBound(uLong(bytes.count))
        var compressed = [UInt8](repeating: 0, count: Int(length))
        guard compress(&compressed, &length, bytes, uLong(bytes.count)) == Z_OK else { return nil }
        return Array(compressed.prefix(Int(length)))
    }

    private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
        let body = Array(name.utf8) + content
        return number(content.count) + body + number(Int(crc32(0, body, uInt(body.count))))
    }

    private static func number(_ value: Int) -> [UInt8] {
        (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) }
    }
}
