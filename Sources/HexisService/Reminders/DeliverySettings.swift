import HexisDelivery

/// How people are reached outside of the app.
package struct DeliverySettings: Sendable {
    /// Where messages may be sent.
    let policy: NetworkPolicy
    /// `nil` where no mail is sent.
    let mailRelay: MailRelay?
    /// Whom push services may turn to; `nil` for nobody.
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
