import CArgon2

/// What is kept of a password: Argon2id (RFC 9106) with its cost and salt, in the PHC string form.
package struct PasswordHash: Hashable, Sendable {
    package let text: String

    /// What one guess costs.
    package struct Cost: Hashable, Sendable {
        let kibibytes: UInt32
        let passes: UInt32
        let lanes: UInt32

        /// OWASP's Password Storage Cheat Sheet: 19 MiB, two passes, one lane.
        package static let current = Cost(kibibytes: 19_456, passes: 2, lanes: 1)
    }

    init(text: String) {
        self.text = text
    }

    /// Hashes anew; `salt` are 16 random bytes.
    package init(of password: String, salt: [UInt8], cost: Cost = .current) throws(PasswordHashError) {
        let bytes = PasswordHash.bytes(of: password)
        var encoded = [CChar](repeating: 0, count: 128)
        let code = argon2id_hash_encoded(
            cost.passes, cost.kibibytes, cost.lanes, bytes, bytes.count, salt, salt.count, 32, &encoded,
            encoded.count)
        guard code == ARGON2_OK.rawValue else { throw .unavailable(code: code) }
        text = String(decoding: encoded.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// Whether it was made from that password. Takes as long for a wrong one as for the right one.
    func matches(_ password: String) -> Bool {
        let bytes = PasswordHash.bytes(of: password)
        return argon2id_verify(text, bytes, bytes.count) == ARGON2_OK.rawValue
    }

    /// Read back from the text: `$argon2id$v=19$m=19456,t=2,p=1$…`; `nil` where it is not written like that.
    var cost: Cost? {
        let parts = text.split(separator: "$")
        guard parts.count == 5, parts[0] == "argon2id" else { return nil }
        let numbers = parts[2].split(separator: ",").map { UInt32($0.dropFirst(2)) }
        guard numbers.count == 3, let kibibytes = numbers[0], let passes = numbers[1], let lanes = numbers[2]
        else { return nil }
        return Cost(kibibytes: kibibytes, passes: passes, lanes: lanes)
    }

    /// One form for what keyboards compose in different ways (Unicode's NFC): ü is ü.
    private static func bytes(of password: String) -> [UInt8] {
        Array(password.precomposedStringWithCanonicalMapping.utf8)
    }
}

/// Argon2 refused to work: memory ran out.
package struct PasswordHashError: Error, Sendable {
    let code: Int32

    static func unavailable(code: Int32) -> PasswordHashError { PasswordHashError(code: code) }
}
