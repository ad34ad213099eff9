import Foundation

/// Base64url, which every part of Web Push uses (RFC 4648, §5), without padding.
enum Base64URL {
    static func text(of bytes: some Sequence<UInt8>) -> String {
        let digits = Data(bytes).base64EncodedData().filter { $0 != UInt8(ascii: "=") }
        return String(decoding: digits.map(digit), as: UTF8.self)
    }

    private static func digit(_ plain: UInt8) -> UInt8 {
        switch plain {
        case UInt8(ascii: "+"): UInt8(ascii: "-")
        case UInt8(ascii: "/"): UInt8(ascii: "_")
        default: plain
        }
    }

    /// Decodes text with or without padding; `nil` for anything else, such as the “+” and “/” of plain Base64.
    static func bytes(of text: String) -> [UInt8]? {
        let digits = text.utf8.reversed().drop { $0 == UInt8(ascii: "=") }.reversed()
        let padded = text.utf8.count - digits.count
        guard padded == 0 || padded <= 2 && text.utf8.count % 4 == 0, digits.allSatisfy(isDigit) else {
            return nil
        }
        let plain = String(decoding: digits, as: UTF8.self)
            .replacing("-", with: "+").replacing("_", with: "/")
        let padding = String(repeating: "=", count: (4 - digits.count % 4) % 4)
        return Data(base64Encoded: plain + padding).map(Array.init)
    }

    static func isDigit(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"): true
        default: false
        }
    }
}
