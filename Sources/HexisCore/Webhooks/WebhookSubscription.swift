/// A webhook subscription: the address that receives events, and which events.
public struct WebhookSubscription: Hashable, Sendable {
    public let id: Identifier
    /// The web address. Knowing it is often enough to write to it.
    public let address: String
    public let happenings: Happenings
    public let isOn: Bool

    public init(id: Identifier, address: String, happenings: Happenings, isOn: Bool = true) {
        self.id = id
        self.address = address
        self.happenings = happenings
        self.isOn = isOn
    }

    /// The maximum number of subscriptions of a person.
    public static let most = 10
}
