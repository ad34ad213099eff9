import HexisCore

/// Where it is kept which other programs are told what happens, and what they are to be told.
public protocol WebhookStore: Sendable {
    /// From now on another program is told what happens. The challenges that it knows to be completed are no news.
    func add(
        _ listener: WebhookSubscription, secret: String, knowing completed: [Identifier],
        of person: Identifier,
        at now: Instant
    ) async throws(StoreError)
    /// The earliest first.
    func listeners(of person: Identifier) async throws(StoreError) -> [SubscriptionStanding]
    /// What its news are signed with; `nil` for one that is not there.
    func secret(ofWebhook id: Identifier, of person: Identifier) async throws(StoreError) -> String?
    /// It is told again, from now on. Nothing happens to one that is on.
    func turnOn(
        listener: Identifier, knowing completed: [Identifier], of person: Identifier
    ) async throws(StoreError)
    /// It is told nothing more, and nothing waits for it.
    func turnOff(listener: Identifier, of person: Identifier) async throws(StoreError)
    func remove(listener: Identifier, of person: Identifier) async throws(StoreError)
    /// Remembers how an attempt went that nothing waits for.
    func note(
        _ ending: WebhookResult, ofWebhook listener: Identifier, of person: Identifier, at now: Instant
    ) async throws(StoreError)
    /// Those who have a program that is on.
    func peopleWithWebhooks() async throws(StoreError) -> [Identifier]
    /// A program is to be told this, and has been told of everything up to a cursor then. Both are written, or, where
    /// somebody else was quicker, neither. Beyond `SubscriptionStanding.mostWaiting` the oldest go.
    func queue(
        _ news: [QueuedEvent], for standing: SubscriptionStanding, upTo cursor: Int64,
        knowing completed: [Identifier], of person: Identifier, at now: Instant
    ) async throws(StoreError)
    /// When a program is to be told next that nobody is telling; `nil` when nothing waits. Only reads.
    func nextEvent(at now: Instant) async throws(StoreError) -> Instant?
    /// What programs are to be told now: of each the first that waits, for this caller alone until the lease ends.
    func claimEvents(
        at now: Instant, until lease: Instant, atMost count: Int
    ) async throws(StoreError) -> [ClaimedEvent]
    /// Notes how it went, and lets the next go. Nothing happens where the claim is void.
    func finish(_ claim: ClaimedEvent, _ ending: WebhookResult, at now: Instant) async throws(StoreError)
}
