import HexisCore

/// A webhook subscription with its cursor and its delivery record.
public struct SubscriptionStanding: Hashable, Sendable {
    public let listener: WebhookSubscription
    /// Events of all entries up to here have been sent or queued.
    public let cursor: Int64
    /// The challenges whose completion needs no event any more.
    public let completed: [Identifier]
    public let lastSent: Instant?
    /// The trouble since the last sent event, or since the subscription was turned on.
    public let trouble: Delivery.Trouble?
    /// The number of queued events.
    public let waiting: Int
    /// The number of events that the receiver did not accept in time, or would never accept.
    public let givenUp: Int
    /// The number of events dropped to make room for later ones.
    public let dropped: Int

    /// The most queued events of one subscription.
    public static let mostWaiting = 1000

    public init(
        _ listener: WebhookSubscription, cursor: Int64, completed: [Identifier] = [],
        lastSent: Instant? = nil,
        trouble: Delivery.Trouble? = nil, waiting: Int = 0, givenUp: Int = 0, dropped: Int = 0
    ) {
        self.listener = listener
        self.cursor = cursor
        self.completed = completed
        self.lastSent = lastSent
        self.trouble = trouble
        self.waiting = waiting
        self.givenUp = givenUp
        self.dropped = dropped
    }
}
