import Crypto
import Foundation
import HexisCore

@testable import HexisReminders

/// A browser that has subscribed: it has the private key, and reads what is sent to it.
struct Recipient {
    let key: P256.KeyAgreement.PrivateKey
    let secret: [UInt8]

    init() {
        key = P256.KeyAgreement.PrivateKey()
        secret = WebPushEncryption.randomSalt()
    }

    init(rawKey: [UInt8], secret: [UInt8]) throws {
        key = try P256.KeyAgreement.PrivateKey(rawRepresentation: rawKey)
        self.secret = secret
    }

    func subscription(
        at endpoint: String = "https://push.example.org/abc", within reach: Reach = .publicServices
    ) throws -> PushSubscription {
        try PushSubscription(
            endpoint: PushEndpoint(endpoint, within: reach),
            publicKey: Array(key.publicKey.x963Representation),
            authenticationSecret: secret)
    }

    /// What a browser makes of a message (RFC 8291, §3 and §4).
    func read(_ message: [UInt8]) throws -> [UInt8] {
        let (salt, sender) = (message[..<16], message[21..<86])
        let shared = try key.sharedSecretFromKeyAgreement(with: .init(x963Representation: sender))
        let info = Data("WebPush: info\0".utf8) + key.publicKey.x963Representation + sender
        let material = shared.hkdfDerivedSymmetricKey(
            using: SHA256.self, salt: secret, sharedInfo: info, outputByteCount: 32)
        func derive(_ purpose: String, _ count: Int) -> SymmetricKey {
            HKDF<SHA256>.deriveKey(
                inputKeyMaterial: material, salt: salt, info: Data(purpose.utf8), outputByteCount: count)
        }
        let nonce = derive("Content-Encoding: nonce\0", 12).withUnsafeBytes { Data($0) }
        let text = try AES.GCM.open(
            AES.GCM.SealedBox(combined: nonce + message[86...]),
            using: derive("Content-Encoding: aes128gcm\0", 16))
        return Array(text[..<(text.lastIndex { $0 != 0 } ?? 0)])
    }
}
