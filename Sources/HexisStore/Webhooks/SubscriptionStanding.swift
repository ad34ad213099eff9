package import HexisCore

/// A webhook subscription with its cursor and its delivery record.
package struct SubscriptionStanding: Hashable, Sendable {
    package let listener: WebhookSubscription
    /// Events of all entries up to here have been sent or queued.
    package let cursor: Int64
    /// The challenges whose completion needs no event any more.
    package let completed: [Identifier]
    package let lastSent: Instant?
    /// The trouble since the last sent event, or since the subscription was turned on.
    package let trouble: Delivery.Trouble?
    /// The number of queued events.
    package let waiting: Int
    /// The number of events that the receiver did not accept in time, or would never accept.
    package let givenUp: Int
    /// The number of events dropped to make room for later ones.
    package let dropped: Int

    /// The most queued events of one subscription.
    package static let mostWaiting = 1000

    package init(
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
