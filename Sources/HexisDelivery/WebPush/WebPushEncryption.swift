package import Crypto
import Foundation

/// Encrypts a message so that only the browser can read it, not the push service in between (RFC 8291).
///
/// The result is one record of the content coding `aes128gcm` (RFC 8188, §2):
///
///     salt (16) │ record size (4) │ 65 │ the ephemeral public key (65) │ ciphertext and tag
///
/// where the plaintext is the payload, the byte 2 that ends the last record, and zeros.
package enum WebPushEncryption {
    /// A push service has to accept 4,096 bytes (RFC 8030, §7.2): 86 of them are the header, 16 the tag, and one
    /// ends the payload.
    package static let mostPayloadBytes = 4096 - 86 - 16 - 1

    /// Encrypts a payload, padded to at least `length` bytes; see `PushPadding`.
    ///
    /// Salt and key are drawn anew for each message: reusing a pair would compromise both messages.
    package static func encrypt(
        _ payload: [UInt8], to subscription: PushSubscription, paddedTo length: Int? = nil,
        salt: [UInt8] = randomSalt(), ephemeralKey: P256.KeyAgreement.PrivateKey = .init()
    ) throws(WebPushError) -> [UInt8] {
        guard payload.count <= mostPayloadBytes else {
            throw .payloadTooLarge(bytes: payload.count, most: mostPayloadBytes)
        }
        let plaintext = payload + padding(after: payload.count, to: length)
        do {
            return try record(of: plaintext, to: subscription, salt: salt, ephemeralKey: ephemeralKey)
        } catch {
            throw .cryptographyFailed
        }
    }

    private static func padding(after bytes: Int, to length: Int?) -> [UInt8] {
        let length = min(length ?? PushPadding.length(for: bytes), mostPayloadBytes)
        return [2] + [UInt8](repeating: 0, count: max(length - bytes, 0))
    }

    private static func record(
        of plaintext: [UInt8], to subscription: PushSubscription, salt: [UInt8],
        ephemeralKey: P256.KeyAgreement.PrivateKey
    ) throws -> [UInt8] {
        let keys = try contentKeys(for: subscription, salt: salt, ephemeralKey: ephemeralKey)
        let box = try AES.GCM.seal(plaintext, using: keys.key, nonce: keys.nonce)
        return header(salt: salt, publicKey: ephemeralKey.publicKey) + box.ciphertext + box.tag
    }

    /// Returns 16 unpredictable bytes.
    package static func randomSalt() -> [UInt8] {
        SymmetricKey(size: .bits128).withUnsafeBytes { Array($0) }
    }

    /// Derives the keys by RFC 8291, §3.4: the shared secret of both keys, mixed with the one that the push
    /// service does not know, then with the salt.
    private static func contentKeys(
        for subscription: PushSubscription, salt: [UInt8], ephemeralKey: P256.KeyAgreement.PrivateKey
    ) throws -> (key: SymmetricKey, nonce: AES.GCM.Nonce) {
        let theirs = try P256.KeyAgreement.PublicKey(x963Representation: subscription.publicKey)
        let shared = try ephemeralKey.sharedSecretFromKeyAgreement(with: theirs)
        let purpose = "WebPush: info\0".utf8 + subscription.publicKey
        let material = shared.hkdfDerivedSymmetricKey(
            using: SHA256.self, salt: subscription.authenticationSecret,
            sharedInfo: purpose + ephemeralKey.publicKey.x963Representation, outputByteCount: 32)
        let key = derive("Content-Encoding: aes128gcm\0", from: material, salt: salt, bytes: 16)
        let nonce = derive("Content-Encoding: nonce\0", from: material, salt: salt, bytes: 12)
        return (key, try nonce.withUnsafeBytes { try AES.GCM.Nonce(data: $0) })
    }

    /// RFC 8188, §2.2 and §2.3. The nonce of the first record is the derived one itself.
    private static func derive(
        _ purpose: String, from material: SymmetricKey, salt: [UInt8], bytes: Int
    ) -> SymmetricKey {
        HKDF<SHA256>.deriveKey(
            inputKeyMaterial: material, salt: salt, info: Data(purpose.utf8), outputByteCount: bytes)
    }

    /// The record size is 4,096, larger than any record: this one is the last.
    private static func header(salt: [UInt8], publicKey: P256.KeyAgreement.PublicKey) -> [UInt8] {
        salt + [0, 0, 0x10, 0] + [65] + publicKey.x963Representation
    }
}
