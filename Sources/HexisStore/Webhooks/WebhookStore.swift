package import HexisCore

/// Stores webhook subscriptions and their queued events.
package protocol WebhookStore: Sendable {
    /// Adds a subscription, which receives events from now on, but none for the challenges in `completed`.
    func add(
        _ listener: WebhookSubscription, secret: String, knowing completed: [Identifier],
        of person: PersonID,
        at now: Instant
    ) async throws(StoreError)
    /// The person's subscriptions, the earliest first.
    func listeners(of person: PersonID) async throws(StoreError) -> [SubscriptionStanding]
    /// The secret that signs a subscription's events; `nil` if it does not exist.
    func secret(ofWebhook id: Identifier, of person: PersonID) async throws(StoreError) -> String?
    /// Turns a subscription on, from now on. Does nothing if it is on already.
    func turnOn(
        listener: Identifier, knowing completed: [Identifier], of person: PersonID
    ) async throws(StoreError)
    /// Turns a subscription off, and deletes its queued events.
    func turnOff(listener: Identifier, of person: PersonID) async throws(StoreError)
    func remove(listener: Identifier, of person: PersonID) async throws(StoreError)
    /// Notes the outcome of an attempt that was not queued.
    func note(
        _ ending: WebhookResult, ofWebhook listener: Identifier, of person: PersonID, at now: Instant
    ) async throws(StoreError)
    /// The people with a subscription that is on.
    func peopleWithWebhooks() async throws(StoreError) -> [PersonID]
    /// Queues events for a subscription and moves its cursor forward, in one transaction. Does nothing if someone
    /// else was quicker. Beyond `SubscriptionStanding.mostWaiting`, the oldest events are dropped.
    func queue(
        _ news: [QueuedEvent], for standing: SubscriptionStanding, upTo cursor: Int64,
        knowing completed: [Identifier], of person: PersonID, at now: Instant
    ) async throws(StoreError)
    /// Deletes the queued events of a person, whose subscriptions stay on.
    func dropEvents(of person: PersonID) async throws(StoreError)
    /// When the next unleased event is to be sent; `nil` if none is queued. Only reads.
    func nextEvent(at now: Instant) async throws(StoreError) -> Instant?
    /// Claims the first due event of each subscription, for this caller alone until the lease ends.
    func claimEvents(
        at now: Instant, until lease: Instant, atMost count: Int
    ) async throws(StoreError) -> [ClaimedEvent]
    /// When the first lease of an event that is due ends; `nil` if none is leased. Only reads.
    func nextEndOfEventLease(at now: Instant) async throws(StoreError) -> Instant?
    /// Extends the lease of a claim. Returns `nil`, changing nothing, if it has ended.
    func renew(
        _ claim: ClaimedEvent, until lease: Instant, at now: Instant
    ) async throws(StoreError) -> ClaimedEvent?
    /// Notes the result, and releases the next event. Does nothing if the claim has expired.
    func finish(_ claim: ClaimedEvent, _ ending: WebhookResult, at now: Instant) async throws(StoreError)
}
