public import HexisCore

/// How reminders reach one of a person's devices or reminder channels.
public struct DeliveryReport: Sendable {
    /// `Firefox on Linux`.
    let name: String
    /// Whether this device sent the request.
    let isThis: Bool
    /// Whether it reports that it showed a reminder.
    var confirms = true
    let standing: Standing
    let lastSent: Instant?
    /// When the device last reported that it showed one.
    let lastShown: Instant?
    /// `nil` if the last attempt succeeded.
    let trouble: DeliveryTrouble?
    /// The number of reminders that did not arrive.
    let missed: Int

    public enum Standing: Sendable {
        case on
        /// The person switched it off.
        case off
        /// The server gave up on it, for the reason in `trouble`.
        case forgotten
    }

    public init(
        name: String, isThis: Bool, standing: Standing, lastSent: Instant?, lastShown: Instant?,
        trouble: DeliveryTrouble?, missed: Int
    ) {
        self.name = name
        self.isThis = isThis
        self.standing = standing
        self.lastSent = lastSent
        self.lastShown = lastShown
        self.trouble = trouble
        self.missed = missed
    }
}

extension DeliveryReport {
    /// The report of a reminder channel.
    public init(_ channel: ReminderChannel, lastSent: Instant?, trouble: DeliveryTrouble?, missed: Int) {
        self.init(
            name: "\(ChannelWording.name(of: channel.kind)): \(ChannelWording.address(of: channel))",
            isThis: false,
            standing: channel.isOn ? .on : .off, lastSent: lastSent, lastShown: nil,
            trouble: channel.isOn && trouble == .channelGone ? nil : trouble, missed: missed)
        confirms = false
    }
}

/// Why a reminder did not arrive, as far as the person can act on it.
public enum DeliveryTrouble: Sendable {
    /// The browser ended its subscription.
    case gone
    /// The browser's push service is in a private network.
    case privateNetwork
    /// The push service does not accept this server.
    case refused
    /// The push service rejected this message permanently.
    case rejected
    /// The push service was overloaded or failing.
    case busy
    /// The push service did not answer, or could not be reached.
    case unreachable
    /// The server itself is not set up for it.
    case unprepared
    /// A reminder channel rejected it.
    case channel
    /// A reminder channel reported that it wants no more reminders.
    case channelGone
}

/// Reminders that were obsolete by the time the server was back.
public struct MissedReminders: Sendable {
    let count: Int
    /// When the server last noticed any.
    let last: Instant

    public init(count: Int, last: Instant) {
        self.count = count
        self.last = last
    }
}
