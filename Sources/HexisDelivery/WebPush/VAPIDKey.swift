import Crypto
import HexisCore

/// The key by which push services recognize this server (RFC 8292): created once, kept for life.
///
/// A browser's subscription is bound to the key that it was made with; under another one, no one can be reached
/// until they turn reminders on again.
package struct VAPIDKey: Sendable {
    let key: P256.Signing.PrivateKey

    /// Creates a new key.
    package init() {
        key = P256.Signing.PrivateKey()
    }

    /// Reads the 32 bytes of `rawRepresentation`.
    package init(rawRepresentation: [UInt8]) throws(WebPushError) {
        do {
            key = try P256.Signing.PrivateKey(rawRepresentation: rawRepresentation)
        } catch {
            throw .vapidKeyUnusable
        }
    }

    /// The private key, to be stored sealed.
    package var rawRepresentation: [UInt8] { Array(key.rawRepresentation) }

    /// The public key that a page passes to `pushManager.subscribe()` as `applicationServerKey`: an uncompressed
    /// point in base64url (RFC 8292, §3.2).
    package var publicKey: String { Base64URL.text(of: key.publicKey.x963Representation) }
}
