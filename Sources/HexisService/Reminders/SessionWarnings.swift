import HexisApp
import HexisCore
import HexisDelivery
import HexisStore
import Logging

/// Warns a device that shows reminders a week before its session expires for lack of use; and, once it has
/// expired, the person's other devices. A person who paused everything is warned once that ends.
struct SessionWarnings {
    let plans: ReminderPlans
    let pushes: Pushes
    let silences: Silences
    let logger: Logger
    let alarm: Alarm

    private var store: any Store { plans.store }

    private static let ahead = Duration.days(7)
    private static let pause = Duration.minutes(10)
    private static let mostAtOnce = 1000
    private static let secondsToLive = 86_400

    init(_ plans: ReminderPlans, _ pushes: Pushes, _ silences: Silences, _ logger: Logger) {
        self.plans = plans
        self.pushes = pushes
        self.silences = silences
        self.logger = logger
        alarm = Alarm(now: plans.world.now, longest: SessionWarnings.pause)
    }

    func run() async {
        while !Task.isCancelled {
            // By a clock that is months ahead, every session would have expired.
            if plans.clock.isTrusted { await warnEverybody() }
            await alarm.sleep(until: plans.world.now() + SessionWarnings.pause)
        }
    }

    private func warnEverybody() async {
        let now = plans.world.now()
        do {
            try await warnThoseEnding(at: now)
            try await silenceThoseEnded(at: now)
        } catch {
            logger.error("could not warn of expiring sessions", error)
        }
    }

    private func warnThoseEnding(at now: Instant) async throws(StoreError) {
        let ending = try await store.endingSessions(
            before: now + SessionWarnings.ahead, at: now,
            atMost: SessionWarnings.mostAtOnce)
        for ending in ending where ending.session.isLasting && !Task.isCancelled {
            try await warn(ending, at: now)
        }
    }

    private func silenceThoseEnded(at now: Instant) async throws(StoreError) {
        for ended in try await store.endedSessions(at: now, atMost: SessionWarnings.mostAtOnce) {
            try await silences.silence(ended, .unused)
            try await store.setPush(nil, of: ended.id, of: ended.person)
        }
    }

    /// A person whose journal cannot be read is warned: that must not keep others from it either.
    private func hasPaused(_ person: PersonID) async -> Bool {
        (try? await plans.practices.practice(of: person).settings.isPaused) ?? false
    }

    /// Warns one device. A warning that was not delivered is retried.
    private func warn(_ ending: EndingSession, at now: Instant) async throws(StoreError) {
        let session = ending.session
        guard let device = DevicePush(bytes: ending.push, within: pushes.policy),
            await !hasPaused(session.person)
        else { return }
        let outcome = await pushes.send(
            .ending(at: session.expires, from: now, tag: session.id.identifier.derived(0)), to: device,
            secondsToLive: SessionWarnings.secondsToLive)
        if outcome == .gone { try await silences.silence(session, .ended) }
        try await store.note(outcome.note, of: .browser(session.id), of: session.person, at: now)
        if outcome == .delivered { try await store.noteWarned(of: session, at: now) }
    }
}
