import HexisCore

/// How reminders came through to one device of a person, or by another way that they set up.
public struct DeliveryReport: Sendable {
    /// `Firefox on Linux`.
    let name: String
    /// The one that asks.
    let isThis: Bool
    /// Whether it tells that it showed something.
    var confirms = true
    let standing: Standing
    let lastSent: Instant?
    /// When the device last said so itself.
    let lastShown: Instant?
    /// `nil` when the last one that was tried went out.
    let trouble: DeliveryTrouble?
    /// How many did not come through.
    let missed: Int

    public enum Standing: Sendable {
        case on
        /// The person switched it off.
        case off
        /// The server gave it up, for the trouble that is told.
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
    /// Of another way that the person set up.
    public init(_ channel: ReminderChannel, lastSent: Instant?, trouble: DeliveryTrouble?, missed: Int) {
        self.init(
            name: "\(ChannelWording.name(of: channel.kind)): \(ChannelWording.address(of: channel))",
            isThis: false,
            standing: channel.isOn ? .on : .off, lastSent: lastSent, lastShown: nil,
            trouble: channel.isOn && trouble == .channelGone ? nil : trouble, missed: missed)
        confirms = false
    }
}

/// Why a reminder did not come through, as far as it makes a difference to a person.
public enum DeliveryTrouble: Sendable {
    /// The browser has ended its subscription.
    case gone
    /// The browser's push service lies in a private network.
    case privateNetwork
    /// The push service does not accept this server.
    case refused
    /// The push service did not take this message, and never will.
    case rejected
    /// The push service was too busy, or broken.
    case busy
    /// The push service did not answer, or could not be reached.
    case unreachable
    /// The fault is the server's own.
    case unprepared
    /// Another way that the person set up did not take it.
    case channel
    /// Another way that the person set up said that it wants no more.
    case channelGone
}

/// Reminders that were of no use any more when the server came back.
public struct MissedReminders: Sendable {
    let count: Int
    /// When the server last noticed some.
    let last: Instant

    public init(count: Int, last: Instant) {
        self.count = count
        self.last = last
    }
}
