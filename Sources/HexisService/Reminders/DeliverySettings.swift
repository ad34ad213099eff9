import HexisDelivery

/// How people are reached outside of the app.
package struct DeliverySettings: Sendable {
    /// Where messages may be sent.
    let reach: Reach
    /// `nil` where no mail is sent.
    let mailRelay: MailRelay?
    /// Whom push services may turn to; `nil` for nobody.
    let pushContact: VAPIDContact?
    /// The server's own address, for links: `https://habits.example.org`.
    let origin: String

    package init(reach: Reach, mailRelay: MailRelay?, pushContact: VAPIDContact?, origin: String) {
        self.reach = reach
        self.mailRelay = mailRelay
        self.pushContact = pushContact
        self.origin = origin
    }
}
