import HexisCore

extension OutgoingRequest {
    /// Encrypts `message` for the subscription, and signs for its push service (RFC 8030, §5).
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
