import CoreMetrics
import HexisCore
import HexisStore
import Logging
import Synchronization

/// Watches that nothing which is due is forgotten, whatever goes wrong with plans, claims and clocks: every minute it
/// works out from the journals what was due, and looks what became of it.
///
/// What nobody has seen to is planned once more, which sends it if that is still of use.
package final class Watchman: Sendable {
    private let plans: ReminderPlans
    private let arrivals: Arrivals
    private let logger: Logger
    private let overdueGauge: Gauge
    private let forgottenCounter: Counter
    /// Rung when somebody wants it to look.
    let alarm: Alarm
    private let state = Mutex(State())

    private struct State {
        /// From here on, at the next look, whatever the journals say was to call; `nil` where that was looked at.
        var begin: Instant?
        /// All that was due before was seen to at the last look, or was found.
        var watched = Instant.range.upperBound
        var lastLook: Instant?
        /// Milliseconds from the machine's start to the last look; `nil` while nobody watches.
        var lastUptime: Int64?
        /// What the last look found, to be seen to by now.
        var forgotten: Set<Occurrence> = []
        var arrivals: Set<Identifier> = []
        var overdue = 0
    }

    static let pause = Duration.minutes(1)
    /// After so long without a look, nobody watches.
    private static let longestPause = Duration.minutes(5)
    private static let mostAtOnce = 1000

    init(
        _ plans: ReminderPlans, _ arrivals: Arrivals, _ logger: Logger,
        _ metrics: any MetricsFactory = NOOPMetricsHandler.instance
    ) {
        self.plans = plans
        self.arrivals = arrivals
        self.logger = logger
        overdueGauge = Gauge(label: "hexis_reminders_overdue", factory: metrics)
        forgottenCounter = Counter(label: "hexis_reminders_forgotten_total", factory: metrics)
        alarm = Alarm(now: plans.world.now, longest: Watchman.pause)
    }

    private var store: any Store { plans.store }
    private var world: World { plans.world }

    func run() async {
        state.withLock { $0.lastUptime = world.uptime() }
        while !Task.isCancelled {
            await look()
            await alarm.sleep(until: world.now() + Watchman.pause)
        }
        state.withLock { $0.lastUptime = nil }
    }

    /// The clock was set: whoever went by what it said before has to look again from an instant on, or from where the last
    /// look ended.
    func clockWasSet(since instant: Instant) {
        plans.expected.forgetAll()
        state.withLock { state in
            state.watched = min(state.watched, instant)
            state.begin = state.watched
            state.lastLook = state.watched
        }
    }

    /// Whether it has looked within the last minutes, or is not there.
    package var isWatching: Bool {
        state.withLock { state in
            state.lastUptime.map { world.uptime() - $0 <= Watchman.longestPause.milliseconds } ?? true
        }
    }

    /// What the last look found to be due for more than a minute, and neither sent nor dropped.
    package var overdue: Int { state.withLock { $0.overdue } }

    func look() async {
        // By a clock that was just set, nothing is known of what is due; that is settled within seconds.
        guard !plans.clock.isUnsettled else { return }
        do {
            try await look(at: world.now())
        } catch {
            logger.error("the store did not say what was called", error)
        }
    }

    private func look(at now: Instant) async throws {
        let lastLook = try await begin(at: now)
        // Whatever just came due is being seen to, and so is what was held up together with this program.
        let by = min(lastLook, now - Watchman.pause)
        let forgotten = try await everybodysForgotten(by: by, at: now)
        let unseen = try await unseenArrivals()
        let unsent = try await unsentMessages(before: by, at: now)
        let found = state.withLock { state in
            defer {
                state.begin = nil
                state.watched = by
                state.lastLook = now
                state.lastUptime = world.uptime()
                state.forgotten = forgotten
                state.overdue = forgotten.count + unseen + unsent
            }
            return forgotten.subtracting(state.forgotten).count + unseen
        }
        overdueGauge.record(overdue)
        forgottenCounter.increment(by: found)
        try await store.noteWatch(until: by, found: found, at: now)
    }

    /// Up to when the last look was. The first goes on where the last server was, for as long as anything is of use.
    private func begin(at now: Instant) async throws -> Instant {
        if let last = state.withLock({ $0.lastLook }) { return last }
        let earliest = now.advanced(byMilliseconds: -DueCall.usefulness)
        let watched = try await store.reminderWatch()?.until ?? now
        // A clock that was ahead says nothing.
        let begin = watched > now ? earliest : max(watched, earliest)
        state.withLock { state in
            state.begin = begin
            state.watched = begin
        }
        return begin
    }

    private func everybodysForgotten(by instant: Instant, at now: Instant) async throws -> Set<Occurrence> {
        let since = state.withLock { $0.begin }
        var forgotten: Set<Occurrence> = []
        var people: Set<Identifier> = []
        var last: Identifier?
        repeat {
            let ends = try await store.journalEnds(after: last, atMost: Watchman.mostAtOnce)
            for end in ends {
                people.insert(end.person)
                forgotten.formUnion(await self.forgotten(end, by: instant, at: now, since: since))
            }
            last = ends.last?.person
        } while last != nil && !Task.isCancelled
        plans.expected.keep(people)
        return forgotten
    }

    /// What was due by an instant and nobody has seen to. It is planned again.
    private func forgotten(
        _ end: JournalEnd, by instant: Instant, at now: Instant, since: Instant?
    ) async -> [Occurrence] {
        do {
            try await update(end, at: now, since: since)
            guard let due = plans.expected[end.person]?.due(by: instant), let first = due.first else {
                return []
            }
            let seen = Set(try await store.seenCalls(of: end.person, since: first.at).map(\.name))
            let forgotten = due.filter { !seen.contains($0.name) }
            plans.expected.change(end.person) { $0.remove(due.filter { seen.contains($0.name) }) }
            guard !forgotten.isEmpty else { return [] }
            logger.error(
                "a reminder was due, and nobody had seen to it",
                metadata: [
                    "code": "reminder-forgotten", "count": "\(forgotten.count)",
                    "seconds": "\((now - first.at).seconds)",
                ])
            await plans.recall(forgotten, of: end.person)
            return forgotten
        } catch {
            logger.error("a person's reminders could not be watched", error)
            return []
        }
    }

    /// The practice is looked at only where that says something new.
    private func update(_ end: JournalEnd, at now: Instant, since: Instant?) async throws {
        let known = plans.expected[end.person]
        let next = now + Watchman.pause * 2
        guard since != nil || known?.journalEnd != end.last || known.map({ $0.end < next }) ?? true else {
            return
        }
        let practice = try await plans.practices.practice(of: end.person)
        let zone = plans.rules(of: practice)
        plans.expected.change(end.person) {
            $0.update(practice, endingWith: end.last, at: now, since: since, in: zone)
        }
    }

    /// How many messages wait that were to be sent before an instant. Whoever sends them is woken.
    private func unsentMessages(before instant: Instant, at now: Instant) async throws -> Int {
        let unsent = try await store.overdueMessages(before: instant, at: now)
        if unsent > 0 {
            logger.error(
                "reminders wait for more than a minute",
                metadata: ["code": "reminders-unsent", "count": "\(unsent)"])
            arrivals.outbox.ring()
        }
        return unsent
    }

    /// How many arrivals nobody has seen to that were there at the last look, too.
    private func unseenArrivals() async throws -> Int {
        let before = state.withLock { $0.arrivals }
        let unseen = Set(
            try await arrivals.seeToUnseen(but: { !before.contains($0) }).map(\.entry.id))
        state.withLock { $0.arrivals = unseen }
        let forgotten = unseen.intersection(before).count
        if forgotten > 0 {
            logger.error(
                "an arrival was recorded, and nobody had seen to it",
                metadata: ["code": "arrival-forgotten", "count": "\(forgotten)"])
        }
        return forgotten
    }
}
