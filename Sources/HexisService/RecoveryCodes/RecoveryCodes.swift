import Crypto
import Foundation
import HexisApp
package import HexisCore
package import HexisStore

/// Codes with which a person who forgot the password chooses a new one: to be written down, and used once each.
///
/// A code has 60 random bits: too many to guess at the pace of the sign-in page. Its hash takes the server's key as well,
/// so the database alone does not let anyone try all codes.
package struct RecoveryCodes: Sendable {
    private let key: SymmetricKey

    /// Takes a key that has no other use.
    package init(key: [UInt8]) { self.key = SymmetricKey(data: key) }

    package func make(from world: World) -> [String] {
        (0..<RecoveryCodesPage.most).map { _ in TypedCode.make(from: world) }
    }

    /// By which the store knows a person's code, however it was typed; `nil` if it cannot be one.
    package func hash(of text: String, for person: PersonID) -> TokenHash? {
        guard let code = TypedCode.digits(of: text) else { return nil }
        let message = Data(person.bytes + code)
        return TokenHash(bytes: Array(HMAC<SHA256>.authenticationCode(for: message, using: key)))
    }
}
