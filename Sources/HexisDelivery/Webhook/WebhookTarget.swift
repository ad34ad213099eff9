/// A webhook's address, and the secret by which its receiver verifies the sender.
package struct WebhookTarget: Hashable, Sendable {
    let address: WebAddress
    let secret: WebhookSecret

    /// The destination in a form that may appear in a log.
    package var origin: String { address.origin }

    package init(
        _ address: String, secret: WebhookSecret, within policy: NetworkPolicy = .publicServices
    ) throws(ChannelError) {
        self.address = try WebAddress(channel: address, within: policy)
        self.secret = secret
    }
}
