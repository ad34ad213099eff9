/// A way to be reminded besides the devices that run Hexis itself. All of a person's reminders come through each
/// channel.
public struct ReminderChannel: Hashable, Sendable {
    public let id: Identifier
    public let kind: Kind
    /// The web address of the topic or webhook, or the email address.
    public let address: Printable
    /// The access token of an ntfy topic, or the signing secret of a webhook.
    public let secret: Printable?
    public let isOn: Bool
    /// The code that came back from the address; the server knows whether it matches the one it sent.
    public let code: Printable?

    public enum Kind: Int, ChoiceField, Sendable {
        /// An app that shows what is sent to a topic (ntfy.sh).
        case ntfy = 0
        /// A program of the person's that receives signed messages (Standard Webhooks).
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

    /// The maximum number of channels in use: more are hardly needed, and each one costs another server a message.
    public static let most = 10

    /// Returns `nil` for a channel that was removed, or was never set up.
    init?(_ fields: ReminderChannelFields) {
        guard !fields.isRemoved, let latest = fields.latest.value else { return nil }
        id = fields.id
        kind = latest.kind
        address = latest.address
        secret = latest.secret
        isOn = latest.isOn
        code = fields.code.value
    }

    /// Whether a confirmation link must be opened before anything is sent: anyone can enter someone else's email
    /// address.
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
