/// Another program of a person's that is told what happens: where, and of what.
public struct WebhookSubscription: Hashable, Sendable {
    public let id: Identifier
    /// A web address. Whoever knows it can often write to it.
    public let address: String
    public let happenings: Happenings
    public let isOn: Bool

    public init(id: Identifier, address: String, happenings: Happenings, isOn: Bool = true) {
        self.id = id
        self.address = address
        self.happenings = happenings
        self.isOn = isOn
    }

    /// So many a person can have at a time.
    public static let most = 10
}
