/// Whoever is told over a webhook, and the secret by which they know that it is us.
public struct WebhookTarget: Hashable, Sendable {
    let address: WebAddress
    let secret: WebhookSecret

    /// Where messages go, as it may stand in a log.
    public var origin: String { address.origin }

    public init(
        _ address: String, secret: WebhookSecret, within policy: NetworkPolicy = .publicServices
    ) throws(ChannelError) {
        self.address = try WebAddress(channel: address, within: policy)
        self.secret = secret
    }
}
