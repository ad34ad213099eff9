import CoreMetrics
import HexisCore
import HexisStore
import Logging
import Synchronization

/// Checks that no due reminder is lost, whatever goes wrong with plans, claims and clocks: every minute it
/// computes from the journals what was due, and looks up what became of it.
///
/// Reminders that no server has processed are planned again, which sends them if they are still useful.
package final class Watchman: Sendable {
    private let plans: ReminderPlans
    private let arrivals: Arrivals
    private let logger: Logger
    private let overdueGauge: Gauge
    private let forgottenCounter: Counter
    /// Rings to request a look.
    let alarm: Alarm
    private let state = Mutex(State())

    private struct State {
        /// The instant from which the next look includes everything due by the journals; `nil` if that was done.
        var begin: Instant?
        /// Everything due before this was processed, or reported, at the last look.
        var watched = Instant.range.upperBound
        var lastLook: Instant?
        /// The machine's uptime at the last look, in milliseconds; `nil` while the watchman is not running.
        var lastUptime: Int64?
        /// The findings of the last look, which should be processed by now.
        var forgotten: Set<Occurrence> = []
        var arrivals: Set<Identifier> = []
        var overdue = 0

        /// Ends a look at everything due by an instant.
        mutating func end(by instant: Instant, at now: Instant, uptime: Int64) {
            begin = nil
            watched = instant
            lastLook = now
            lastUptime = uptime
        }
    }

    static let pause = Duration.minutes(1)
    /// The time without a look after which the watchman counts as stopped.
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

    /// Resets the watchman after the clock was set: it looks again from an instant on, or from where the last look
    /// ended.
    func clockWasSet(since instant: Instant) {
        plans.expected.forgetAll()
        state.withLock { state in
            state.watched = min(state.watched, instant)
            state.begin = state.watched
            state.lastLook = state.watched
        }
    }

    /// Whether it has looked within the last minutes, or is not running.
    package var isWatching: Bool {
        state.withLock { state in
            state.lastUptime.map { world.uptime() - $0 <= Watchman.longestPause.milliseconds } ?? true
        }
    }

    /// The number of reminders that the last look found due for more than a minute, and neither sent nor dropped.
    package var overdue: Int { state.withLock { $0.overdue } }

    func look() async {
        // A clock that was just set does not tell what is due; that is settled within seconds.
        guard !plans.clock.isUnsettled else { return }
        do {
            try await look(at: world.now())
        } catch {
            logger.error("could not check for forgotten reminders", error)
        }
    }

    private func look(at now: Instant) async throws(StoreError) {
        let lastLook = try await begin(at: now)
        // Anything that just came due is being processed, and so is anything delayed together with this program.
        let by = min(lastLook, now - Watchman.pause)
        let forgotten = try await everybodysForgotten(by: by, at: now)
        let unseen = try await unseenArrivals()
        let unsent = try await unsentMessages(before: by, at: now)
        let found = state.withLock { state in
            defer {
                state.end(by: by, at: now, uptime: world.uptime())
                state.forgotten = forgotten
                state.overdue = forgotten.count + unseen + unsent
            }
            return forgotten.subtracting(state.forgotten).count + unseen
        }
        overdueGauge.record(overdue)
        forgottenCounter.increment(by: found)
        try await store.noteWatch(until: by, found: found, at: now)
    }

    /// The end of the last look. The first look continues where the last server stopped, as far back as reminders
    /// are useful.
    private func begin(at now: Instant) async throws(StoreError) -> Instant {
        if let last = state.withLock({ $0.lastLook }) { return last }
        let earliest = now.advanced(byMilliseconds: -DueCall.usefulness)
        let watched = try await store.reminderWatch()?.until ?? now
        // A clock that was ahead tells nothing.
        let begin = watched > now ? earliest : max(watched, earliest)
        state.withLock { state in
            state.begin = begin
            state.watched = begin
        }
        return begin
    }

    private func everybodysForgotten(
        by instant: Instant, at now: Instant
    ) async throws(StoreError) -> Set<Occurrence> {
        let since = state.withLock { $0.begin }
        var forgotten: Set<Occurrence> = []
        var people: Set<PersonID> = []
        var last: PersonID?
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

    /// The reminders due by an instant that no server has processed. They are planned again.
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
            log(forgotten, after: now - first.at)
            await plans.recall(forgotten, of: end.person)
            return forgotten
        } catch {
            logger.error("could not check a person's reminders", error)
            return []
        }
    }

    private func log(_ forgotten: [Occurrence], after delay: Duration) {
        logger.error(
            "a due reminder was not processed in time",
            metadata: [
                "code": "reminder-forgotten", "count": "\(forgotten.count)", "seconds": "\(delay.seconds)",
            ])
    }

    /// Reads the practice only if it may have changed what is known.
    private func update(_ end: JournalEnd, at now: Instant, since: Instant?) async throws(StoreError) {
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

    /// The number of queued messages that were due before an instant. Wakes the sender.
    private func unsentMessages(before instant: Instant, at now: Instant) async throws(StoreError) -> Int {
        let unsent = try await store.overdueMessages(before: instant, at: now)
        if unsent > 0 {
            logger.error(
                "queued reminders are overdue by more than a minute",
                metadata: ["code": "reminders-unsent", "count": "\(unsent)"])
            arrivals.outbox.ring()
        }
        return unsent
    }

    /// The number of unprocessed arrivals that the last look had found as well.
    private func unseenArrivals() async throws(StoreError) -> Int {
        let before = state.withLock { $0.arrivals }
        let unseen = Set(
            try await arrivals.seeToUnseen(but: { !before.contains($0) }).map(\.entry.id))
        state.withLock { $0.arrivals = unseen }
        let forgotten = unseen.intersection(before).count
        if forgotten > 0 { log(arrivals: forgotten) }
        return forgotten
    }

    private func log(arrivals count: Int) {
        logger.error(
            "a recorded arrival was not processed in time",
            metadata: ["code": "arrival-forgotten", "count": "\(count)"])
    }
}
