import Crypto

/// The key by which push services know this server again (RFC 8292): made once, kept for life.
///
/// A browser's subscription holds for the key that it was made under; with another one, nobody can be reached
/// until they turn reminders on again.
public struct VAPIDKey: Sendable {
    let key: P256.Signing.PrivateKey

    /// A new key.
    public init() {
        key = P256.Signing.PrivateKey()
    }

    /// Reads the 32 bytes that `rawRepresentation` gave.
    public init(rawRepresentation: [UInt8]) throws(WebPushError) {
        do {
            key = try P256.Signing.PrivateKey(rawRepresentation: rawRepresentation)
        } catch {
            throw .vapidKeyUnusable
        }
    }

    /// The private key, to be kept sealed.
    public var rawRepresentation: [UInt8] { Array(key.rawRepresentation) }

    /// What a page gives `pushManager.subscribe()` as `applicationServerKey`: the public key, an uncompressed
    /// point in base64url (RFC 8292, §3.2).
    public var publicKey: String { Base64URL.text(of: key.publicKey.x963Representation) }
}
