import HexisCore

/// Where messages wait to be sent to browsers and channels, and where it is kept how that went.
public protocol OutboxStore: Sendable {
    /// How many messages were to be sent before an instant, and are nobody's to send now.
    func overdueMessages(before instant: Instant, at now: Instant) async throws(StoreError) -> Int
    /// When the next call is to be sent that nobody is sending; `nil` when none waits. Only reads.
    func nextCall(at now: Instant) async throws(StoreError) -> Instant?
    /// Calls that are to be sent now, for this caller alone until the lease ends.
    func claimCalls(
        at now: Instant, until lease: Instant, atMost count: Int
    ) async throws(StoreError) -> [ClaimedCall]
    /// A call is over; what became of it is noted, if anything did. Where the claim is void, only that.
    func finish(_ call: ClaimedCall, _ note: DeliveryNote?, at now: Instant) async throws(StoreError)
    /// A call failed, and is to be tried again later.
    func postpone(
        _ call: ClaimedCall, until next: Instant, _ note: DeliveryNote, at now: Instant
    ) async throws(StoreError)
    /// Remembers how an attempt to reach a target went, or that it shows what it got.
    func note(
        _ note: DeliveryNote, of target: ReminderTarget, of person: Identifier, at now: Instant
    ) async throws(StoreError)
    func deliveries(of person: Identifier) async throws(StoreError) -> Deliveries
    /// A push service is left alone for a while, by every server.
    func stop(_ service: StoppedService) async throws(StoreError)
    /// A push service takes messages again: what waits for the end of its pause goes now.
    func resume(_ service: StoppedService, at now: Instant) async throws(StoreError)
    func stoppedServices(at now: Instant) async throws(StoreError) -> [StoppedService]
    /// These calls are to be sent, whatever was planned.
    func queue(_ calls: [QueuedCall], for person: Identifier, at now: Instant) async throws(StoreError)
    /// How the browser of a session is reached; `nil` when it is not to be any more. It goes with its session, and
    /// trouble from before is forgotten.
    func setPush(_ bytes: [UInt8]?, of session: Identifier, of person: Identifier) async throws(StoreError)
    /// Of the person's sessions that have not expired.
    func pushes(of person: Identifier, at now: Instant) async throws(StoreError) -> [SessionPush]
}
