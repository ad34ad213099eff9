package import HexisCore
package import HexisStore
package import Logging
import Synchronization

/// Plans when each person's next reminder is due: computed after every change, and kept in the store.
package final class ReminderPlans: Sendable {
    let store: any Store
    package let practices: LivePractices
    let world: World
    package let clock: ClockWatch
    /// Wakes the loop that processes the people who are due.
    let alarm: Alarm
    /// Everyone's expected reminders, for the watchman.
    let expected = Expectations()
    /// Prepared messages; a change drops a person's.
    let ready = ReadyMessages()
    private let zones: ZoneFolder
    private let logger: Logger
    /// When this server started.
    private let start: Instant
    private let known = Mutex<[PersonID: Known]>([:])
    /// Each person's latest renewal.
    private let renewals = Mutex<[PersonID: Task<Void, any Error>]>([:])

    /// A person's next due instant, as last written: most changes leave it as it is, and cost nothing.
    private enum Plan: Equatable {
        case unknown
        case never
        case next(Instant)

        init(_ next: Instant?) { self = next.map { .next($0) } ?? .never }
    }

    private struct Known {
        var plan = Plan.unknown
        var called = LatestCalls()
        /// Reminders being written; a server that claims the person before that includes them.
        var underWay = LatestCalls()
        /// Whether this server has begun with the person, and whether it knows what was sent before it started.
        var hasBegun = false
        var knowsBefore = false
    }

    /// The furthest that a plan looks ahead; then it is made again.
    private static let outlook = Duration.days(27)
    /// The time that a change may take from a device to its plan. A reminder that falls due meanwhile is still
    /// sent.
    static let onTheWay = Duration.seconds(5)
    /// Grace period in which a reminder already being sent is not rescheduled.
    private static let onItsWay = Duration.seconds(1)

    package init(
        _ store: any Store, _ practices: LivePractices, _ zones: ZoneFolder, _ world: World, _ logger: Logger
    ) {
        self.store = store
        self.practices = practices
        self.zones = zones
        self.world = world
        clock = ClockWatch(world)
        alarm = Alarm(now: world.now)
        start = world.now()
        self.logger = logger
    }

    /// Plans a person's reminders anew after a durable change to their journal. If planning fails, the change
    /// stands, and the next change or start plans again.
    package func changed(_ person: PersonID) async {
        do {
            try await renew(for: person)
        } catch {
            log(error)
        }
    }

    private func log(_ error: any Error) {
        logger.error("could not plan a person's reminders", error)
    }

    /// Initializes a person after a restart: everything before the store's next due instant has been sent. Until
    /// that is known, everything before the start counts as sent.
    func begin(with person: PersonID) async {
        guard isFirstBegin(with: person) else { return }
        do {
            try await learnWhatWasSent(to: person)
            try await renew(for: person)
        } catch {
            log(error)
        }
    }

    private func isFirstBegin(with person: PersonID) -> Bool {
        known.withLock { known in
            defer { known[person, default: Known()].hasBegun = true }
            return known[person]?.hasBegun != true
        }
    }

    private func learnWhatWasSent(to person: PersonID) async throws(StoreError) {
        let practice = try await practices.practice(of: person)
        let since = try await store.nextDue(of: person)
        let before = lately(practice, at: start).filter { call in since.map { call.at < $0 } ?? true }
        known.withLock { known in
            known[person]?.called.add(before)
            known[person]?.knowsBefore = true
        }
    }

    /// Plans anew after the clock was set: what was planned and sent by the old clock does not count.
    func planAnew(_ person: PersonID, since instant: Instant) async {
        do {
            let seen = Set(try await store.seenCalls(of: person, since: instant).map(\.name))
            known.withLock { known in
                known[person]?.plan = .unknown
                known[person]?.called.keep(seen)
            }
            try await renew(for: person, since: instant)
        } catch {
            log(error)
        }
    }

    /// Plans a person's reminders, one renewal after the other: of two simultaneous changes, the plan that
    /// includes both is written last. Otherwise the earlier plan would stand until the next look, and if the
    /// server were killed just then, the reminder would never be sent.
    ///
    /// Reminders that came due since `instant`, and are not known to have been sent, are due now.
    func renew(for person: PersonID, since instant: Instant? = nil) async throws {
        ready.forget(person)
        let renewal = beginRenewal(for: person, since: instant)
        defer {
            renewals.withLock { if $0[person] == renewal { $0[person] = nil } }
        }
        try await renewal.value
    }

    private func beginRenewal(for person: PersonID, since instant: Instant?) -> Task<Void, any Error> {
        renewals.withLock { renewals in
            let before = renewals[person]
            let renewal = Task {
                _ = await before?.result
                try await plan(for: person, since: instant)
            }
            renewals[person] = renewal
            return renewal
        }
    }

    private func plan(for person: PersonID, since instant: Instant?) async throws(StoreError) {
        let practice = try await practices.practice(of: person)
        let now = world.now()
        // Messages queued for later are queued again, for what the person has and wants by then. Those going out
        // this very second are left alone.
        let known = known.withLock { everybody in
            everybody[person]?.called.forget(after: now + ReminderPlans.onItsWay)
            return everybody[person] ?? Known()
        }
        let next = [overdue(practice, known, at: now), next(practice, after: min(instant ?? now, now))]
            .compactMap { $0 }.min()
        expected.change(person) { $0.update(practice, at: now, in: rules(of: practice)) }
        // Another server that does not know of this change may be processing what is due: writing voids its claim.
        let isDue = next.map { $0 <= OutboxFiller.horizon(at: now) } ?? false
        let standing = store.isShared ? Plan(try await store.nextDue(of: person)) : known.plan
        if standing == Plan(next), !isDue { return }
        try await store.plan(
            next, for: person, at: now, anewAfter: now + ReminderPlans.onItsWay)
        self.known.withLock { $0[person, default: Known()].plan = Plan(next) }
        if let next { alarm.ring(for: next - OutboxFiller.ahead) }
    }

    /// The first reminder that came due while the change was on its way. Arrivals are excluded: recording one
    /// processes it at once.
    private func overdue(_ practice: Practice, _ known: Known, at now: Instant) -> Instant? {
        lately(practice, at: now).first { call in
            !known.called.contains(call) && !known.underWay.contains(call)
                && practice.placeReminder(of: call) == nil
                && (known.knowsBefore || call.at > start)
        }?.at
    }

    private func lately(_ practice: Practice, at now: Instant) -> [Occurrence] {
        practice.occurrences(
            from: now - ReminderPlans.onTheWay,
            to: now.advanced(byMilliseconds: 1), in: rules(of: practice))
    }

    /// Makes reminders that no server has processed due now.
    func recall(_ calls: [Occurrence], of person: PersonID) async {
        guard let first = calls.map(\.at).min() else { return }
        await planAnew(person, since: first.advanced(byMilliseconds: -1))
    }

    /// Returns a test for whether a person's reminder was already processed. Beyond the time that a change may
    /// take on its way, only the store remembers; what another server processed, always.
    func seen(_ due: DuePerson) async throws(StoreError) -> (Occurrence) -> Bool {
        let called = known.withLock { $0[due.person]?.called ?? LatestCalls() }
        let earliest = world.now() - ReminderPlans.onTheWay
        let seen =
            due.since < earliest || store.isShared
            ? try await store.seenCalls(of: due.person, since: due.since) : []
        let names = Set(seen.map(\.name))
        return { called.contains($0) || names.contains($0.name) }
    }

    /// Marks a person processed up to `now`. Returns `false` if the practice has changed meanwhile.
    func complete(
        _ due: DuePerson, _ practice: Practice, at now: Instant, calling calls: [DueCall],
        queueing queued: [QueuedCall], dropping dropped: [Occurrence], missed: Int
    ) async throws(StoreError) -> Bool {
        let calls = calls.flatMap(\.occurrences)
        let earliest = world.now() - ReminderPlans.onTheWay
        known.withLock { known in
            known[due.person, default: Known()].plan = .unknown
            known[due.person]?.called.forget(before: earliest)
            known[due.person]?.underWay.add(calls)
        }
        var isSeenTo = false
        defer {
            known.withLock { known in
                known[due.person]?.underWay.remove(calls)
                if isSeenTo { known[due.person]?.called.add(calls) }
            }
        }
        // If nothing reminds the person, nothing is sent.
        let fate = queued.isEmpty ? SeenCall.Fate.dropped : .called
        let seen = calls.map { SeenCall($0, fate) } + dropped.map { SeenCall($0, .dropped) }
        isSeenTo = try await store.completeDue(
            due, at: now, next: next(practice, after: now), queueing: queued, noting: seen, missed: missed)
        return isSeenTo
    }

    /// The instant of the next reminder; `nil` if there will never be one.
    func next(_ practice: Practice, after now: Instant) -> Instant? {
        guard practice.hasCalls else { return nil }
        return practice.nextOccurrence(after: now, in: rules(of: practice))?.at
            ?? now + ReminderPlans.outlook
    }

    package func rules(of practice: Practice) -> ZoneRules { zones.rules(of: practice) }
}
