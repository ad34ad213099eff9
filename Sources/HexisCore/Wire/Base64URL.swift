/// Base64url (RFC 4648, section 5), without padding: the form in which bytes go into addresses, cookies and JSON.
public enum Base64URL {
    private static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

    public static func text(of bytes: some Sequence<UInt8>) -> String {
        var text: [UInt8] = []
        var (pending, count) = (0, 0)
        for byte in bytes {
            pending = pending << 8 | Int(byte)
            count += 8
            while count >= 6 {
                count -= 6
                text.append(digits[pending >> count & 63])
            }
            pending &= (1 << count) - 1
        }
        if count > 0 { text.append(digits[pending << (6 - count) & 63]) }
        return String(decoding: text, as: UTF8.self)
    }

    /// Decodes text with or without padding; `nil` for anything else, such as the “+” and “/” of plain Base64.
    public static func bytes(of text: String) -> [UInt8]? {
        let all = Array(text.utf8)
        let padding = all.reversed().prefix { $0 == UInt8(ascii: "=") }.count
        let length = all.count - padding
        guard padding == 0 || padding <= 2 && all.count % 4 == 0, length % 4 != 1 else { return nil }
        var bytes: [UInt8] = []
        var (pending, count) = (0, 0)
        for digit in all[..<length] {
            guard let value = value(of: digit) else { return nil }
            pending = pending << 6 | value
            count += 6
            if count >= 8 {
                count -= 8
                bytes.append(UInt8(pending >> count))
                pending &= (1 << count) - 1
            }
        }
        return bytes
    }

    public static func isDigit(_ byte: UInt8) -> Bool { value(of: byte) != nil }

    private static func value(of digit: UInt8) -> Int? {
        switch digit {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): Int(digit - UInt8(ascii: "A"))
        case UInt8(ascii: "a")...UInt8(ascii: "z"): Int(digit - UInt8(ascii: "a")) + 26
        case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(digit - UInt8(ascii: "0")) + 52
        case UInt8(ascii: "-"): 62
        case UInt8(ascii: "_"): 63
        default: nil
        }
    }
}
