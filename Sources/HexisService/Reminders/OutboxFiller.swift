import HexisApp
import HexisCore
import HexisStore
import Logging

/// Fills the outbox: for each person with a reminder due in the next half minute, enqueues one message per
/// reminder and device.
///
/// Sending is separate: whatever happens there, no reminder is lost and no practice is read twice. Working ahead
/// means that of many people due at one instant, no one waits for work that could be done before.
struct OutboxFiller {
    let plans: ReminderPlans
    let pushes: Pushes
    let channels: Channels
    /// Rings when there is something to send.
    let outbox: Alarm
    let logger: Logger

    private var store: any Store { plans.store }
    private var world: World { plans.world }

    private static let mostAtOnce = 256
    static let ahead = Duration.seconds(30)
    /// The time after which messages made ahead count as sent.
    private static let longestSending = Duration.minutes(1)
    /// Less than `ahead`, so that of the people whom a server claimed before it disappeared, none is reminded late.
    static let lease = Duration.seconds(20)

    /// The instant up to which everyone due is processed.
    static func horizon(at now: Instant) -> Instant { now + ahead }

    func run() async {
        while !Task.isCancelled {
            if let sleep = await turn() { await plans.alarm.sleep(until: sleep) }
        }
    }

    /// Processes the people who are due. Returns the time until which no one is, or `nil` to look again at once.
    ///
    /// A store that fails for the moment, on a full disk for example, delays reminders and stops nothing else.
    private func turn() async -> Instant? {
        let now = world.now()
        let horizon = OutboxFiller.horizon(at: now)
        do {
            if let sleep = try await sleep(before: horizon, at: now) { return sleep }
            await see(to: try await claim(at: horizon))
            return nil
        } catch {
            logger.error("could not claim people with due reminders", error)
            return now + .seconds(1)
        }
    }

    private func sleep(before horizon: Instant, at now: Instant) async throws(StoreError) -> Instant? {
        let next = try await store.nextDue(at: horizon).map { $0 - OutboxFiller.ahead }
        guard let sleep = Alarm.sleep(until: next, at: now) else { return nil }
        plans.ready.forget(dueBefore: now - OutboxFiller.longestSending)
        return sleep
    }

    /// Leases count from the horizon as well, since every server looks from there.
    private func claim(at horizon: Instant) async throws(StoreError) -> [DuePerson] {
        try await store.claimDue(
            at: horizon, until: horizon + OutboxFiller.lease, atMost: OutboxFiller.mostAtOnce)
    }

    private func see(to due: [DuePerson]) async {
        await withTaskGroup(of: Void.self) { group in
            for person in due {
                group.addTask { await seeAndRing(for: person) }
            }
        }
    }

    private func seeAndRing(for person: DuePerson) async {
        do {
            if let next = try await see(to: person) { outbox.ring(for: next) }
        } catch {
            // The lease ends, and the person is processed again.
            logger.error("could not queue a person's reminders", error)
        }
    }

    /// Returns the instant at which there is something to send.
    private func see(to due: DuePerson) async throws(StoreError) -> Instant? {
        // The next instant at which a reminder is due, or now for everything that was delayed.
        let now = max(due.since, world.now())
        let ticket = now > world.now() ? plans.ready.begin(with: due.person, due: now) : nil
        let practice = try await plans.practices.practice(of: due.person)
        let zone = plans.rules(of: practice)
        let today = Moment(
            instant: now, offset: zone.offset(at: now), dayStart: practice.settings.dayStart
        ).today
        let isSeenTo = try await plans.seen(due)
        let (calls, dropped, missed) = DueCall.due(
            practice, from: due.since, to: now, in: zone, today: today, but: isSeenTo)
        if missed > 0 { logger.notice("reminders were missed", metadata: ["count": "\(missed)"]) }
        let browsers = calls.isEmpty ? [] : try await store.pushes(of: due.person, at: now)
        let queued = channels.targets(of: due.person, practice, browsers: browsers).flatMap { target in
            calls.map { QueuedCall($0, to: target, at: now) }
        }
        let isComplete = try await plans.complete(
            due, practice, at: now, calling: calls, queueing: queued, dropping: dropped, missed: missed)
        guard isComplete, !queued.isEmpty else { return nil }
        if let ticket {
            plans.ready.keep(messages(calls, of: practice, in: zone, to: browsers), of: due.person, ticket)
        }
        return now
    }

    private func messages(
        _ calls: [DueCall], of practice: Practice, in zone: ZoneRules, to browsers: [SessionPush]
    ) -> [ReadyMessages.Message] {
        // The care provider's summary counts what the people they follow have recorded until it is sent.
        let texts = calls.filter { !$0.isPatientsSummary }.compactMap { call in
            NotificationMessage(call, of: practice, in: zone).map { (call: call, text: $0) }
        }
        return browsers.flatMap { browser in
            texts.compactMap { pushes.ready($0.call, saying: $0.text, for: browser) }
        }
    }
}

extension QueuedCall {
    fileprivate init(_ call: DueCall, to target: ReminderTarget, at now: Instant) {
        self.init(
            id: call.id, target: target, bytes: call.bytes,
            usefulUntil: now.advanced(byMilliseconds: DueCall.usefulness))
    }
}
