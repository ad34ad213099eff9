package import HexisCore

/// Stores when each person's next reminder is due, and what became of earlier ones.
package protocol ReminderStore: Sendable {
    /// Sets when a person's next reminder is due, as now planned; `nil` for never.
    ///
    /// Anything due and not yet processed stays due from the earlier instant. A claim held at this moment is void,
    /// since its holder did not know of the change. Reminders after `instant` that were processed ahead of time
    /// are to be processed again.
    func plan(
        _ next: Instant?, for person: PersonID, at now: Instant, anewAfter instant: Instant
    ) async throws(StoreError)
    /// When the next reminder of anyone not leased is due; `nil` for never. Only reads.
    func nextDue(at now: Instant) async throws(StoreError) -> Instant?
    /// When a person's next reminder is due, as planned; `nil` for never.
    func nextDue(of person: PersonID) async throws(StoreError) -> Instant?
    /// Claims people with reminders due now, for this caller alone until the lease ends.
    func claimDue(
        at now: Instant, until lease: Instant, atMost count: Int
    ) async throws(StoreError) -> [DuePerson]
    /// Marks the person processed up to `now`: queues `calls`, stores for some hours what became of each in
    /// `seen`, adds `missed` to their count and stores the next due instant, in one transaction. Returns `false`,
    /// writing nothing, if the claim has expired.
    func completeDue(
        _ due: DuePerson, at now: Instant, next: Instant?, queueing calls: [QueuedCall],
        noting seen: [SeenCall], missed: Int
    ) async throws(StoreError) -> Bool
    /// A person's processed reminders that were due from an instant on, the earliest first.
    func seenCalls(of person: PersonID, since instant: Instant) async throws(StoreError) -> [SeenCall]
    /// How far reminders were watched; `nil` if they never were.
    func reminderWatch() async throws(StoreError) -> ReminderWatch?
    /// Notes that reminders were watched up to an instant, and adds those found unprocessed.
    func noteWatch(until: Instant, found: Int, at now: Instant) async throws(StoreError)
    /// Corrects everything that lies further ahead of now than anything can wait, and was therefore noted while
    /// the clock was ahead: voids its claims, deletes its reminders (their people are to be planned anew), and
    /// counts the rest from now. Reminders dropped since `instant`, or queued for later, count as unprocessed
    /// again.
    func bringBack(to now: Instant, since instant: Instant, _ longest: LongestWaits) async throws(StoreError)
    /// The appended arrivals at places that have not been processed yet.
    func unseenArrivals() async throws(StoreError) -> [UnseenArrival]
    /// Marks an arrival, given by its entry, as processed and queues `calls`, in one transaction. Returns `false`,
    /// writing nothing, if it was already processed.
    func see(
        to arrival: Identifier, of person: PersonID, queueing calls: [QueuedCall], at now: Instant
    ) async throws(StoreError) -> Bool
}

extension ReminderStore {
    /// The same; reminders after now are to be processed again.
    package func plan(_ next: Instant?, for person: PersonID, at now: Instant) async throws(StoreError) {
        try await plan(next, for: person, at: now, anewAfter: now)
    }
}
