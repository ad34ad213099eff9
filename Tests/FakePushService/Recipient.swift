package import Crypto
import Foundation

/// A subscribed browser: it holds the private key and decrypts the messages sent to it.
package struct Recipient: Sendable {
    package let key: P256.KeyAgreement.PrivateKey
    package let secret: [UInt8]

    package init() {
        key = P256.KeyAgreement.PrivateKey()
        secret = (0..<16).map { _ in UInt8.random(in: 0...255) }
    }

    package init(rawKey: [UInt8], secret: [UInt8]) throws {
        key = try P256.KeyAgreement.PrivateKey(rawRepresentation: rawKey)
        self.secret = secret
    }

    /// Returns the JSON that the browser's `toJSON()` gives.
    package func subscription(at endpoint: String) -> String {
        func text(_ bytes: some Collection<UInt8>) -> String {
            Data(bytes).base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing(
                "=", with: "")
        }
        return """
            {"endpoint":"\(endpoint)","keys":{"p256dh":"\(text(key.publicKey.x963Representation))",\
            "auth":"\(text(secret))"}}
            """
    }

    /// Decrypts a message as a browser does (RFC 8291, §3 and §4).
    package func read(_ message: [UInt8]) throws -> [UInt8] {
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
