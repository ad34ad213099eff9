import Crypto
import Foundation
import HexisApp
import HexisCore
import HexisStore

/// Codes with which a person who forgot the password chooses a new one: to be written down, and used once each.
///
/// A code has 60 random bits: too many to guess at the pace of the sign-in page. Its hash takes the server's key as well,
/// so the database alone does not let anyone try all codes.
package struct RecoveryCodes: Sendable {
    private let key: SymmetricKey

    private static let length = 12
    /// Crockford's Base32, which has no letter that looks like a digit.
    private static let digits = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ".utf8)

    /// Takes a key that has no other use.
    package init(key: [UInt8]) { self.key = SymmetricKey(data: key) }

    /// Makes new codes, such as `4GT9-ZP0Q-M7XC`.
    package func make(from world: World) -> [String] {
        (0..<RecoveryCodesPage.most).map { _ in
            let digits = world.randomBytes(RecoveryCodes.length).map { RecoveryCodes.digits[Int($0 & 31)] }
            let groups = stride(from: 0, to: digits.count, by: 4).map {
                String(decoding: digits[$0..<$0 + 4], as: UTF8.self)
            }
            return groups.joined(separator: "-")
        }
    }

    /// By which the store knows a person's code, however it was typed; `nil` if it cannot be one.
    package func hash(of text: String, for person: Identifier) -> TokenHash? {
        let typed = text.uppercased().utf8.filter { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: " ") }
        let code = typed.map(RecoveryCodes.meant)
        guard code.count == RecoveryCodes.length, code.allSatisfy(RecoveryCodes.digits.contains) else {
            return nil
        }
        let message = Data(person.bytes + code)
        return TokenHash(bytes: Array(HMAC<SHA256>.authenticationCode(for: message, using: key)))
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
