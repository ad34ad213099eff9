import Crypto
import HexisCore

/// One browser that wants to be reminded: where its push service is, and what to encrypt for it with.
///
/// The names `p256dh` and `auth` are the Push API's (W3C, PushSubscription).
public struct PushSubscription: Hashable, Sendable {
    public let endpoint: PushEndpoint
    /// The browser's key: a point on P-256, uncompressed, 65 bytes (`p256dh`).
    public let publicKey: [UInt8]
    /// What the browser and this server alone know: 16 bytes (`auth`).
    public let authenticationSecret: [UInt8]

    public init(
        endpoint: PushEndpoint, publicKey: [UInt8], authenticationSecret: [UInt8]
    ) throws(WebPushError) {
        guard publicKey.count == 65, (try? P256.KeyAgreement.PublicKey(x963Representation: publicKey)) != nil
        else { throw .publicKeyUnusable }
        guard authenticationSecret.count == 16 else { throw .secretUnusable }
        self.endpoint = endpoint
        self.publicKey = publicKey
        self.authenticationSecret = authenticationSecret
    }
}

extension PushSubscription {
    /// Reads what a browser's `toJSON()` gives. Its `expirationTime` is not kept: a service that has let a
    /// subscription expire says so when it is used.
    public init(_ json: JSON, within policy: NetworkPolicy = .publicServices) throws(WebPushError) {
        guard let endpoint = json["endpoint"]?.string, let keys = json["keys"],
            let publicKey = keys["p256dh"]?.string, let secret = keys["auth"]?.string
        else { throw .subscriptionUnreadable }
        guard let publicKey = Base64URL.bytes(of: publicKey) else { throw .publicKeyUnusable }
        guard let secret = Base64URL.bytes(of: secret) else { throw .secretUnusable }
        try self.init(
            endpoint: try PushEndpoint(endpoint, within: policy), publicKey: publicKey,
            authenticationSecret: secret)
    }

    /// As `toJSON()` gives it, which `init(_:within:)` reads.
    public var json: JSON {
        .object([
            JSON.Member("endpoint", .string(endpoint.text)),
            JSON.Member(
                "keys",
                .object([
                    JSON.Member("p256dh", .string(Base64URL.text(of: publicKey))),
                    JSON.Member("auth", .string(Base64URL.text(of: authenticationSecret))),
                ])),
        ])
    }
}
