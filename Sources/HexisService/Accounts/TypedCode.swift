import Crypto
import Foundation
import HexisStore

/// Secrets that people copy by hand: 60 random bits in Crockford's Base32, which has no letter that looks like a digit.
enum TypedCode {
    private static let length = 12
    private static let digits = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ".utf8)

    /// Makes a new code, such as `4GT9-ZP0Q-M7XC`.
    static func make(from world: World) -> String {
        let digits = world.randomBytes(length).map { TypedCode.digits[Int($0 & 31)] }
        let groups = stride(from: 0, to: digits.count, by: 4).map {
            String(decoding: digits[$0..<$0 + 4], as: UTF8.self)
        }
        return groups.joined(separator: "-")
    }

    /// The digits of a code, however it was typed; `nil` if it cannot be one.
    static func digits(of text: String) -> [UInt8]? {
        let typed = text.uppercased().utf8.filter { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: " ") }
        let code = typed.map(meant)
        return code.count == length && code.allSatisfy(digits.contains) ? code : nil
    }

    /// What is stored of a code; `nil` if it cannot be one.
    static func hash(of text: String, under key: SymmetricKey) -> TokenHash? {
        digits(of: text).flatMap {
            TokenHash(bytes: Array(HMAC<SHA256>.authenticationCode(for: Data($0), using: key)))
        }
    }

    /// The digit that somebody who copied this one by hand may have seen.
    private static func meant(_ digit: UInt8) -> UInt8 {
        switch digit {
        case UInt8(ascii: "O"): UInt8(ascii: "0")
        case UInt8(ascii: "I"), UInt8(ascii: "L"): UInt8(ascii: "1")
        default: digit
        }
    }
}
