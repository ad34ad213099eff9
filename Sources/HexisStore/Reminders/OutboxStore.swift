package import HexisCore

/// Stores messages for browsers and channels until they are sent, and the record of their delivery.
package protocol OutboxStore: Sendable {
    /// The number of messages that were due before an instant and are not leased.
    func overdueMessages(before instant: Instant, at now: Instant) async throws(StoreError) -> Int
    /// When the next unleased reminder is to be sent; `nil` if none is queued. Only reads.
    func nextCall(at now: Instant) async throws(StoreError) -> Instant?
    /// Claims reminders that are due now, for this caller alone until the lease ends.
    func claimCalls(
        at now: Instant, until lease: Instant, atMost count: Int
    ) async throws(StoreError) -> [ClaimedCall]
    /// When the first lease of a reminder that is due ends; `nil` if none is leased. Only reads.
    func nextEndOfCallLease(at now: Instant) async throws(StoreError) -> Instant?
    /// Extends the lease of a claim. Returns `nil`, changing nothing, if it has ended.
    func renew(
        _ call: ClaimedCall, until lease: Instant, at now: Instant
    ) async throws(StoreError) -> ClaimedCall?
    /// Removes a reminder that is done, and notes its outcome, if there is one. If the claim has expired, only
    /// notes it.
    func finish(_ call: ClaimedCall, _ note: DeliveryNote?, at now: Instant) async throws(StoreError)
    /// Postpones a reminder whose sending failed.
    func postpone(
        _ call: ClaimedCall, until next: Instant, _ note: DeliveryNote, at now: Instant
    ) async throws(StoreError)
    /// Notes the outcome of an attempt to reach a target, or that the target showed a reminder.
    func note(
        _ note: DeliveryNote, of target: ReminderTarget, of person: PersonID, at now: Instant
    ) async throws(StoreError)
    func deliveries(of person: PersonID) async throws(StoreError) -> Deliveries
    /// Pauses a push service for every server.
    func stop(_ service: StoppedService) async throws(StoreError)
    /// Ends the pause of a push service that accepts messages again: those waiting for it become due now.
    func resume(_ service: StoppedService, at now: Instant) async throws(StoreError)
    func stoppedServices(at now: Instant) async throws(StoreError) -> [StoppedService]
    /// Queues reminders, whatever was planned.
    func queue(_ calls: [QueuedCall], for person: PersonID, at now: Instant) async throws(StoreError)
    /// Sets the push subscription of a session's browser; `nil` removes it. It is deleted with its session, and
    /// earlier trouble is cleared.
    func setPush(_ bytes: [UInt8]?, of session: SessionID, of person: PersonID) async throws(StoreError)
    /// The push subscriptions of the person's unexpired sessions.
    func pushes(of person: PersonID, at now: Instant) async throws(StoreError) -> [SessionPush]
}
