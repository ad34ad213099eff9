import HexisCore
import HexisStore
import Logging
import Synchronization

/// When something calls a person next: worked out after every change, and kept in the store.
package final class ReminderPlans: Sendable {
    let store: any Store
    package let practices: LivePractices
    let world: World
    package let clock: ClockWatch
    /// Wakes whoever sees to those who are due.
    let alarm: Alarm
    /// What is to call everybody, for whoever watches that it does.
    let expected = Expectations()
    /// A change takes away what was made ready before it.
    let ready = ReadyMessages()
    private let zones: ZoneFolder
    private let logger: Logger
    /// When this server began.
    private let start: Instant
    private let known = Mutex<[Identifier: Known]>([:])
    /// The last that was begun of each person.
    private let renewals = Mutex<[Identifier: Task<Void, any Error>]>([:])

    /// When a person is called next, as it was written down last: most changes leave it as it is, and cost nothing.
    private enum Plan: Equatable {
        case unknown
        case never
        case next(Instant)

        init(_ next: Instant?) { self = next.map { .next($0) } ?? .never }
    }

    private struct Known {
        var plan = Plan.unknown
        var called = LatestCalls()
        /// What is being written down; whoever claims the person before it is calls it, too.
        var underWay = LatestCalls()
        /// Whether this server has begun with them, and whether it knows what was called before its start.
        var hasBegun = false
        var knowsBefore = false
    }

    /// Nothing is looked at beyond this: then it is planned again.
    private static let outlook = Duration.days(27)
    /// The time that a change may take from a device to its plan. What it asks for in this time still calls.
    static let onTheWay = Duration.seconds(5)
    /// The time in which what is written down ahead is not written anew.
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

    /// The person's journal has changed, durably. A plan that could not be renewed is made with the next change, or
    /// the next start; the change itself stands.
    package func changed(_ person: Identifier) async {
        do {
            try await renew(for: person)
        } catch {
            log(error)
        }
    }

    private func log(_ error: any Error) {
        logger.error("a person's reminders could not be planned", error)
    }

    /// After a start: what lies before the instant from which on the store has something due was called. Until that is
    /// found out, all that lies before the start is taken to be.
    func begin(with person: Identifier) async {
        let isFirst = known.withLock { known in
            defer { known[person, default: Known()].hasBegun = true }
            return known[person]?.hasBegun != true
        }
        guard isFirst else { return }
        do {
            let practice = try await practices.practice(of: person)
            let since = try await store.nextDue(of: person)
            let before = lately(practice, at: start).filter { call in since.map { call.at < $0 } ?? true }
            known.withLock { known in
                known[person]?.called.add(before)
                known[person]?.knowsBefore = true
            }
            try await renew(for: person)
        } catch {
            log(error)
        }
    }

    /// The clock was set: what was planned and called by what it said before does not count.
    func planAnew(_ person: Identifier, since instant: Instant) async {
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

    /// One after the other for a person: of two changes at once, the plan that knows of both is written last. Else the
    /// earlier would stand until it was looked at again, and a server that is killed just then would never call.
    ///
    /// What came due since an instant, and is not known to have been called, is due now.
    func renew(for person: Identifier, since instant: Instant? = nil) async throws {
        ready.forget(person)
        let renewal = renewals.withLock { renewals in
            let before = renewals[person]
            let renewal = Task {
                _ = await before?.result
                try await plan(for: person, since: instant)
            }
            renewals[person] = renewal
            return renewal
        }
        defer {
            renewals.withLock { if $0[person] == renewal { $0[person] = nil } }
        }
        try await renewal.value
    }

    private func plan(for person: Identifier, since instant: Instant?) async throws {
        let practice = try await practices.practice(of: person)
        let now = world.now()
        // What is written down for later is written anew, for what the person has and wants by then. What goes out this
        // very second is on its way.
        let known = known.withLock { everybody in
            everybody[person]?.called.forget(after: now + ReminderPlans.onItsWay)
            return everybody[person] ?? Known()
        }
        let next = [overdue(practice, known, at: now), next(practice, after: min(instant ?? now, now))]
            .compactMap { $0 }.min()
        expected.change(person) { $0.update(practice, at: now, in: rules(of: practice)) }
        // What is due may be seen to just now by somebody who does not know of this change: writing voids their claim.
        let isDue = next.map { $0 <= OutboxFiller.horizon(at: now) } ?? false
        if known.plan == Plan(next), !isDue { return }
        try await store.plan(
            next, for: person, at: now, anewAfter: now + ReminderPlans.onItsWay)
        self.known.withLock { $0[person, default: Known()].plan = Plan(next) }
        if let next { alarm.ring(for: next - OutboxFiller.ahead) }
    }

    /// What passed while it was on its way. An arrival is not: whoever records one sees to it at once.
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

    /// Nobody has seen to these calls of a person: they are due now.
    func recall(_ calls: [Occurrence], of person: Identifier) async {
        guard let first = calls.map(\.at).min() else { return }
        await planAnew(person, since: first.advanced(byMilliseconds: -1))
    }

    /// What of a person was seen to already, and is not to be called again. What lies further back than a change may take
    /// on its way, the store alone remembers.
    func seen(_ due: DuePerson) async throws -> (Occurrence) -> Bool {
        let called = known.withLock { $0[due.person]?.called ?? LatestCalls() }
        let earliest = world.now() - ReminderPlans.onTheWay
        let seen = due.since < earliest ? try await store.seenCalls(of: due.person, since: due.since) : []
        let names = Set(seen.map(\.name))
        return { called.contains($0) || names.contains($0.name) }
    }

    /// Everything up to now was seen to. Whether it was noted: not where the practice has changed meanwhile.
    func complete(
        _ due: DuePerson, _ practice: Practice, at now: Instant, calling calls: [DueCall],
        queueing queued: [QueuedCall], dropping dropped: [Occurrence], missed: Int
    ) async throws -> Bool {
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
        // Where nothing reminds the person, nothing is sent.
        let fate = queued.isEmpty ? SeenCall.Fate.dropped : .called
        let seen = calls.map { SeenCall($0, fate) } + dropped.map { SeenCall($0, .dropped) }
        isSeenTo = try await store.completeDue(
            due, at: now, next: next(practice, after: now), queueing: queued, noting: seen, missed: missed)
        return isSeenTo
    }

    /// `nil` where nothing ever calls.
    func next(_ practice: Practice, after now: Instant) -> Instant? {
        guard practice.hasCalls else { return nil }
        return practice.nextOccurrence(after: now, in: rules(of: practice))?.at
            ?? now + ReminderPlans.outlook
    }

    package func rules(of practice: Practice) -> ZoneRules { zones.rules(of: practice) }
}
