import Crypto
package import HexisCore

/// A browser's push subscription: the address of its push service, and the keys to encrypt for it.
///
/// The names `p256dh` and `auth` are the Push API's (W3C, PushSubscription).
package struct PushSubscription: Hashable, Sendable {
    package let endpoint: PushEndpoint
    /// The browser's key: a point on P-256, uncompressed, 65 bytes (`p256dh`).
    package let publicKey: [UInt8]
    /// The secret shared by the browser and this server: 16 bytes (`auth`).
    package let authenticationSecret: [UInt8]

    package init(
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
    /// Parses the JSON of a browser's `toJSON()`. Its `expirationTime` is ignored: a service whose subscription
    /// has expired says so when it is used.
    package init(_ json: JSON, within policy: NetworkPolicy = .publicServices) throws(WebPushError) {
        guard let endpoint = json["endpoint"]?.string, let keys = json["keys"],
            let publicKey = keys["p256dh"]?.string, let secret = keys["auth"]?.string
        else { throw .subscriptionUnreadable }
        guard let publicKey = Base64URL.bytes(of: publicKey) else { throw .publicKeyUnusable }
        guard let secret = Base64URL.bytes(of: secret) else { throw .secretUnusable }
        try self.init(
            endpoint: try PushEndpoint(endpoint, within: policy), publicKey: publicKey,
            authenticationSecret: secret)
    }

    /// The JSON in the form of `toJSON()`, which `init(_:within:)` parses.
    package var json: JSON {
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
