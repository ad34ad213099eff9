import CArgon2
import Foundation

/// A stored password hash: Argon2id (RFC 9106) with its cost and salt, in the PHC string format.
package struct PasswordHash: Hashable, Sendable {
    package let text: String

    /// The cost of one guess.
    package struct Cost: Hashable, Sendable {
        let kibibytes: UInt32
        let passes: UInt32
        let lanes: UInt32

        /// The cost that OWASP's Password Storage Cheat Sheet recommends: 19 MiB, two passes, one lane.
        package static let current = Cost(kibibytes: 19_456, passes: 2, lanes: 1)
    }

    init(text: String) {
        self.text = text
    }

    /// Hashes a password with a salt of 16 random bytes. Throws if Argon2 runs out of memory.
    package init(of password: String, salt: [UInt8], cost: Cost = .current) throws(PasswordHashError) {
        let bytes = PasswordHash.bytes(of: password)
        var encoded = [CChar](repeating: 0, count: 128)
        let code = argon2id_hash_encoded(
            cost.passes, cost.kibibytes, cost.lanes, bytes, bytes.count, salt, salt.count, 32, &encoded,
            encoded.count)
        guard code == ARGON2_OK.rawValue else { throw .unavailable(code: code) }
        text = String(decoding: encoded.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// Whether the hash is of this password. Takes equally long either way.
    func matches(_ password: String) -> Bool {
        let bytes = PasswordHash.bytes(of: password)
        return argon2id_verify(text, bytes, bytes.count) == ARGON2_OK.rawValue
    }

    /// The cost, parsed from the text: `$argon2id$v=19$m=19456,t=2,p=1$…`; `nil` if the text has another format.
    var cost: Cost? {
        let parts = text.split(separator: "$")
        guard parts.count == 5, parts[0] == "argon2id" else { return nil }
        let numbers = parts[2].split(separator: ",").map { UInt32($0.dropFirst(2)) }
        guard numbers.count == 3, let kibibytes = numbers[0], let passes = numbers[1], let lanes = numbers[2]
        else { return nil }
        return Cost(kibibytes: kibibytes, passes: passes, lanes: lanes)
    }

    /// The password's bytes in Unicode's NFC, since keyboards compose the same character in different ways.
    private static func bytes(of password: String) -> [UInt8] {
        Array(password.precomposedStringWithCanonicalMapping.utf8)
    }
}

/// Argon2 failed: it ran out of memory.
package struct PasswordHashError: Error, Sendable {
    let code: Int32

    static func unavailable(code: Int32) -> PasswordHashError { PasswordHashError(code: code) }
}
