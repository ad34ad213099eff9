import HexisCore

/// Another program that is told, how far it was, and how that went.
public struct SubscriptionStanding: Hashable, Sendable {
    public let listener: WebhookSubscription
    /// Of all entries up to here it was told, or will be by what waits.
    public let cursor: Int64
    /// The challenges of whose completion it need not be told.
    public let completed: [Identifier]
    public let lastSent: Instant?
    /// Since it last took something, or was turned on.
    public let trouble: Delivery.Trouble?
    /// How much waits for it.
    public let waiting: Int
    /// How much it did not take in time, or would never take.
    public let givenUp: Int
    /// How much had to make room for what came later.
    public let dropped: Int

    /// What waits for one program, at most.
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
