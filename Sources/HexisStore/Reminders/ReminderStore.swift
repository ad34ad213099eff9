import HexisCore

/// Where it is kept when people are called next, and what became of what called them.
public protocol ReminderStore: Sendable {
    /// When something calls a person next, as planned now; `nil` when nothing does.
    ///
    /// What is due and was not seen to yet stays due, from the earlier instant on. Whoever sees to the person this
    /// very moment did not know of the change: their claim is void. What was seen to ahead of its time, and comes after
    /// an instant, is to be seen to anew.
    func plan(
        _ next: Instant?, for person: Identifier, at now: Instant, anewAfter instant: Instant
    ) async throws(StoreError)
    /// When something next calls somebody whom nobody is seeing to; `nil` when nothing does. Only reads.
    func nextDue(at now: Instant) async throws(StoreError) -> Instant?
    /// When something calls a person next, as was planned; `nil` when nothing does.
    func nextDue(of person: Identifier) async throws(StoreError) -> Instant?
    /// Those whom something calls now, for this caller alone until the lease ends.
    func claimDue(
        at now: Instant, until lease: Instant, atMost count: Int
    ) async throws(StoreError) -> [DuePerson]
    /// Everything up to now was seen to: these calls are to be sent, what became of each is known for some hours, so many
    /// came too late, and next is the next. All of it is written, or nothing, when the claim is void: then `false`.
    func completeDue(
        _ due: DuePerson, at now: Instant, next: Instant?, queueing calls: [QueuedCall],
        noting seen: [SeenCall], missed: Int
    ) async throws(StoreError) -> Bool
    /// Calls of a person that were seen to, and were due from an instant on: the earliest first.
    func seenCalls(of person: Identifier, since instant: Instant) async throws(StoreError) -> [SeenCall]
    /// How far reminders were watched; `nil` where they never were.
    func reminderWatch() async throws(StoreError) -> ReminderWatch?
    /// Reminders were watched up to an instant, and so many more were found that nobody had seen to.
    func noteWatch(until: Instant, found: Int, at now: Instant) async throws(StoreError)
    /// What lies further ahead of now than anything can wait was noted while the clock was ahead. Its claims are void, its
    /// calls are gone (whoever they are for is to be planned anew), and what is left of it counts from now. What was
    /// dropped since an instant, or written down for later, is not seen to any more.
    func bringBack(to now: Instant, since instant: Instant, _ longest: LongestWaits) async throws(StoreError)
    /// Arrivals at places among what was appended, which nobody has seen to yet.
    func unseenArrivals() async throws(StoreError) -> [UnseenArrival]
    /// An arrival was seen to, by its entry: these calls are to be sent, whatever was planned. Both are written, or
    /// nothing, when somebody saw to it before: then `false`.
    func see(
        to arrival: Identifier, of person: Identifier, queueing calls: [QueuedCall], at now: Instant
    ) async throws(StoreError) -> Bool
}

extension ReminderStore {
    /// The same; what comes after now is to be seen to anew.
    public func plan(_ next: Instant?, for person: Identifier, at now: Instant) async throws(StoreError) {
        try await plan(next, for: person, at: now, anewAfter: now)
    }
}
