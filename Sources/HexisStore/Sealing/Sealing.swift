import Crypto
import Foundation

/// AES-256-GCM (NIST SP 800-38D) with a random nonce: nonce, ciphertext and tag concatenated.
enum Sealing {
    /// Seals bytes so that they open only with the same context.
    static func seal(_ bytes: Data, under key: SymmetricKey, boundTo context: [UInt8]) throws -> Data {
        let box = try AES.GCM.seal(bytes, using: key, authenticating: context)
        return Data(box.nonce) + box.ciphertext + box.tag
    }

    /// Returns `nil` for a wrong key, a wrong context, or a single changed bit.
    static func open(_ sealed: Data, under key: SymmetricKey, boundTo context: [UInt8]) -> Data? {
        // Why it does not open matters only to an attacker.
        guard let box = try? AES.GCM.SealedBox(combined: sealed) else { return nil }
        return try? AES.GCM.open(box, using: key, authenticating: context)
    }
}
