/// A way to be reminded besides the devices that show Hexis itself. All of a person's reminders come through each.
public struct ReminderChannel: Hashable, Sendable {
    public let id: Identifier
    public let kind: Kind
    /// The topic's or the webhook's web address, or the e-mail address.
    public let address: Printable
    /// An ntfy topic's access token, or what a webhook's messages are signed with.
    public let secret: Printable?
    public let isOn: Bool
    /// What came back from the address; the server knows whether it is what was sent there.
    public let code: Printable?

    public enum Kind: Int, ChoiceField, Sendable {
        /// An app that shows what is sent to a topic (ntfy.sh).
        case ntfy = 0
        /// A program of the person's that is told, with a signature (Standard Webhooks).
        case webhook
        case mail

        public var name: String {
            switch self {
            case .ntfy: "ntfy"
            case .webhook: "webhook"
            case .mail: "mail"
            }
        }
    }

    /// As many as are used. More are hardly wanted, and each one costs others' servers a message.
    public static let most = 10

    /// `nil` for one that was removed, or was never heard of but for what followed.
    init?(_ fields: ReminderChannelFields) {
        guard !fields.isRemoved, let latest = fields.latest.value else { return nil }
        id = fields.id
        kind = latest.kind
        address = latest.address
        secret = latest.secret
        isOn = latest.isOn
        code = fields.code.value
    }

    /// Whether a link has to be opened before anything comes: anybody can type anybody's e-mail address.
    public var isWaiting: Bool { kind == .mail && code == nil }
}

extension Practice {
    /// The channels that were not removed, in the order in which they were set up, at most `ReminderChannel.most`.
    @inline(never)
    public var reminderChannels: [ReminderChannel] {
        let there = fields.channels.filter { !$0.isRemoved && $0.made != nil }
        let order = sortedPlaces(of: there.count) { left, right in
            guard let first = there[left].made, let second = there[right].made else { return false }
            return first < second
        }
        return order.prefix(ReminderChannel.most).compactMap { ReminderChannel(there[$0]) }
    }
}
