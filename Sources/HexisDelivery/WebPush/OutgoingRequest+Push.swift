package import HexisCore

extension OutgoingRequest {
    /// Encrypts `message` for the subscription, and signs the request for its push service (RFC 8030, §5).
    package init(
        _ message: PushMessage, to subscription: PushSubscription, signedBy tokens: VAPIDTokens,
        at now: Instant
    ) throws(WebPushError) {
        try self.init(
            SealedPush(message, to: subscription), secondsToLive: message.secondsToLive, signedBy: tokens,
            at: now)
    }

    /// Signs the request for the push service. `secondsToLive` counts from now.
    init(
        _ sealed: SealedPush, secondsToLive: Int, signedBy tokens: VAPIDTokens, at now: Instant
    ) throws(WebPushError) {
        let authorization = try tokens.authorization(for: sealed.endpoint.origin, at: now)
        address = sealed.endpoint.text
        body = sealed.body
        headers =
            [
                Header(name: "Authorization", value: authorization),
                Header(name: "Content-Encoding", value: "aes128gcm"),
                Header(name: "Content-Type", value: "application/octet-stream"),
                Header(name: "TTL", value: "\(PushMessage.possible(secondsToLive))"),
                Header(name: "Urgency", value: sealed.urgency.rawValue),
            ] + (sealed.topic.map { [Header(name: "Topic", value: $0.text)] } ?? [])
    }
}
