import HexisCore

/// The HTTP request that hands a message to a push service, made apart from sending it (RFC 8030, §5).
public struct PushRequest: Hashable, Sendable {
    public let address: String
    public let headers: [Header]
    /// The encrypted message.
    public let body: [UInt8]

    public struct Header: Hashable, Sendable {
        public let name: String
        public let value: String
    }

    /// Encrypts `message` for the subscription, and signs for its push service.
    public init(
        _ message: PushMessage, to subscription: PushSubscription, signedBy tokens: VAPIDTokens,
        at now: Instant
    ) throws(WebPushError) {
        let authorization = try tokens.authorization(for: subscription.endpoint.origin, at: now)
        address = subscription.endpoint.text
        body = try WebPushEncryption.encrypt(message.payload, to: subscription)
        headers =
            [
                Header(name: "Authorization", value: authorization),
                Header(name: "Content-Encoding", value: "aes128gcm"),
                Header(name: "Content-Type", value: "application/octet-stream"),
                Header(name: "TTL", value: "\(message.secondsToLive)"),
                Header(name: "Urgency", value: message.urgency.rawValue),
            ] + (message.topic.map { [Header(name: "Topic", value: $0.text)] } ?? [])
    }
}
