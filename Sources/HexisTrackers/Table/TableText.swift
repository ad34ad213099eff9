/// The encodings in which programs write text.
enum TableText {
    /// The text in UTF-8; `nil` for a file that is no text.
    ///
    /// A byte order mark decides. Without one, text that is not valid UTF-8 is in Windows-1252, which spreadsheets of
    /// Western Europe write.
    static func utf8(_ bytes: [UInt8]) -> [UInt8]? {
        switch (bytes.first, bytes.dropFirst().first) {
        case (0xFF, 0xFE): utf16(bytes) { UInt16($0) | UInt16($1) << 8 }
        case (0xFE, 0xFF): utf16(bytes) { UInt16($0) << 8 | UInt16($1) }
        default: eightBit(bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes)
        }
    }

    private static func utf16(_ bytes: [UInt8], _ unit: (UInt8, UInt8) -> UInt16) -> [UInt8]? {
        let units = stride(from: 2, to: bytes.count - 1, by: 2).map { unit(bytes[$0], bytes[$0 + 1]) }
        return String(validating: units, as: UTF16.self).map { Array($0.utf8) }
    }

    private static func eightBit(_ bytes: [UInt8]) -> [UInt8]? {
        guard !bytes.contains(0) else { return nil }
        if String(validating: bytes, as: UTF8.self) != nil { return bytes }
        var text = String.UnicodeScalarView()
        for byte in bytes {
            text.append(0x80...0x9F ~= byte ? windows[Int(byte) - 0x80] : Unicode.Scalar(byte))
        }
        return Array(String(text).utf8)
    }

    /// What Windows-1252 has where Latin-1 has controls.
    private static let windows = Array(
        "€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8D}Ž\u{8F}\u{90}‘’“”•–—˜™š›œ\u{9D}žŸ".unicodeScalars)
}
