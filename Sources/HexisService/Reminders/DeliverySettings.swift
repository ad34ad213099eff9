package import HexisDelivery

/// The settings for reaching people outside the app.
package struct DeliverySettings: Sendable {
    /// The networks to which messages may be sent.
    let policy: NetworkPolicy
    /// `nil` if no mail is sent.
    let mailRelay: MailRelay?
    /// A contact for push services; `nil` for none.
    let pushContact: VAPIDContact?
    /// The server's own address, for links: `https://habits.example.org`.
    let origin: String

    package init(policy: NetworkPolicy, mailRelay: MailRelay?, pushContact: VAPIDContact?, origin: String) {
        self.policy = policy
        self.mailRelay = mailRelay
        self.pushContact = pushContact
        self.origin = origin
    }
}
