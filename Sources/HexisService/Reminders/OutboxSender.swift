import HexisApp
import HexisCore
import HexisDelivery
import HexisStore
import Logging
import ServiceLifecycle

/// Sends queued reminders. The practice is read again just before each one goes, unless its message is ready: then
/// nothing has changed since it was made. A reminder stays queued until it is delivered or given up.
struct OutboxSender {
    let plans: ReminderPlans
    let pushes: Pushes
    let channels: Channels
    let journals: Journals
    let silences: Silences
    let care: Care
    /// Rings when there is something to send.
    let outbox: Alarm
    let logger: Logger
    let metrics: ServiceMetrics

    private var store: any Store { plans.store }
    private var world: World { plans.world }

    /// The time after which to recheck a reminder that is too late by a clock that is not trusted.
    private static let doubt = Duration.minutes(10)
    /// The number of refusals in a row after which a browser counts as not showing reminders.
    private static let mostRefusals = 3

    func run() async { await OutboxLoop(self, wokenBy: outbox, world, logger).run() }

    private func send(_ call: ClaimedCall, leavingAlone stopped: [StoppedService]) async throws {
        let now = world.now()
        // The lease has ended, so the reminder belongs to the next server.
        guard now < call.lease else { return }
        guard now < call.usefulUntil else { return try await giveUp(call, code: nil) }
        if let message = plans.ready.take(call) {
            return try await send(call, leavingAlone: stopped, through: message.service) { seconds in
                await pushes.send(message, secondsToLive: seconds)
            }
        }
        guard let content = call.bytes.flatMap({ CallContent(id: call.id, bytes: $0) }) else {
            logger.error("could not decode a queued reminder")
            return try await store.finish(call, .missed(code: "unreadable"), at: now)
        }
        let practice = try await plans.practices.practice(of: call.person)
        guard let text = try await text(of: content, to: call.person, practice) else {
            return try await store.finish(call, nil, at: now)
        }
        switch call.target {
        case .browser:
            guard let device = call.push.flatMap({ DevicePush(bytes: $0, within: pushes.policy) }) else {
                return try await store.finish(call, nil, at: now)
            }
            try await send(call, leavingAlone: stopped, through: device.service) { seconds in
                await pushes.send(text, to: device, secondsToLive: seconds)
            }
        case .channel(let id):
            guard let channel = channels.channel(id, practice, of: call.person) else {
                return try await store.finish(call, nil, at: now)
            }
            try await send(call, text, to: channel)
        }
    }

    /// `nil` if there is nothing left to say.
    private func text(of content: CallContent, to person: Identifier, _ practice: Practice) async throws
        -> NotificationMessage?
    {
        guard let text = content.call(of: practice, in: plans.rules(of: practice)) else { return nil }
        guard let summary = content.patientsSummary else { return text }
        let week = try await care.week(of: person, at: world.now()).notification(for: summary)
        return practice.settings.reminderWording == .private ? week.map { _ in text } : week
    }

    private func send(_ call: ClaimedCall, _ text: NotificationMessage, to channel: ReminderChannel)
        async throws
    {
        let now = world.now()
        let seconds = Int((call.usefulUntil - now).seconds)
        let span = DeliverySpan(through: channel.kind.name)
        let outcome = await channels.send(text, to: channel, of: call.person, secondsToLive: seconds)
        span.end(outcome)
        guard !Task.isCancelled else { return }
        metrics.delivered(through: channel.kind.name, outcome)
        switch outcome {
        case nil: try await store.finish(call, .missed(code: "unusable"), at: now)
        // The refusal concerns this one address, not everyone who uses the same service.
        case .refused(let reply):
            try await store.finish(call, .missed(code: "refused-\(reply.status)"), at: now)
        case .gone?:
            try await store.finish(call, .forgotten(code: DeliveryOutcome.gone.code), at: now)
            try await switchOff(channel, of: call.person)
        case let outcome?: try await conclude(call, outcome, from: channel.kind.name)
        }
    }

    /// Switches a channel off because its service wants no more messages. The person's devices sync the change,
    /// and the person sees why.
    private func switchOff(_ channel: ReminderChannel, of person: Identifier) async throws {
        let instant = try await plans.practices.practice(of: person).instant(at: world.now())
        let entry = Entry(
            id: world.identifier(), at: instant, device: person.programs, fact: channel.switchedOff)
        try await journals.record([entry], for: person)
    }

    private func send(
        _ call: ClaimedCall, leavingAlone stopped: [StoppedService], through service: String,
        _ push: (_ secondsToLive: Int) async -> DeliveryOutcome
    ) async throws {
        let stopped = stopped.first { $0.origin == service }
        // A service that accepted this browser's last message may well accept the next, whomever else it refuses.
        if let stopped, !call.wasTaken {
            return try await wait(with: call, until: stopped.until, code: stopped.code)
        }
        let span = DeliverySpan(through: "push")
        let outcome = await push(Int((call.usefulUntil - world.now()).seconds))
        span.end(outcome)
        // Cancelled halfway, so delivery is unknown. The message is sent again, and its tag shows it only once.
        guard !Task.isCancelled else { return }
        metrics.delivered(through: "push", outcome)
        if let stopped, outcome == .delivered {
            try await store.resume(stopped, at: world.now())
            outbox.ring()
        }
        try await conclude(call, outcome, from: service)
    }

    private func conclude(_ call: ClaimedCall, _ outcome: DeliveryOutcome, from service: String) async throws
    {
        let now = world.now()
        switch outcome {
        case .delivered:
            try await store.finish(call, .sent, at: now)
            if !call.wasTaken { try await settle(call) }
        case .gone, .privateAddress:
            // If the server crashes in between, the next attempt silences it again, which changes nothing.
            try await silence(call, .ended)
            try await store.finish(call, .forgotten(code: outcome.code), at: now)
        case .tooLarge, .rejected: try await store.finish(call, .missed(code: outcome.code), at: now)
        case .refused:
            if call.failures + 1 >= OutboxSender.mostRefusals { try await silence(call, .refused) }
            guard let stopped = try await pushes.refused(outcome, by: service, of: call.person) else {
                return try await retry(call, outcome, askedForSeconds: nil)
            }
            try await wait(with: call, until: stopped.until, code: stopped.code)
        case .retry(let asked, _): try await retry(call, outcome, askedForSeconds: asked)
        }
    }

    private func silence(_ call: ClaimedCall, _ cause: SilenceCause) async throws {
        guard case .browser(let session) = call.target else { return }
        try await silences.silence(session, of: call.person, cause)
    }

    /// Clears the silence of a browser that accepts messages again after failures.
    private func settle(_ call: ClaimedCall) async throws {
        guard case .browser(let session) = call.target else { return }
        for there in try await store.sessions(of: call.person) where there.id == session {
            try await silences.settle(there)
        }
    }

    private func retry(
        _ call: ClaimedCall, _ outcome: DeliveryOutcome, askedForSeconds asked: Int?
    ) async throws {
        let now = world.now()
        let retry = DeliveryRetry.next(
            afterFailures: call.failures + 1, askedForSeconds: asked, at: now, until: call.usefulUntil,
            jitter: world.jitter())
        switch retry {
        case .at(let next):
            try await store.postpone(call, until: next, .troubled(code: outcome.code), at: now)
        case .giveUp: try await giveUp(call, code: outcome.code)
        }
    }

    private func wait(with call: ClaimedCall, until instant: Instant, code: String) async throws {
        let now = world.now()
        if instant < call.usefulUntil {
            try await store.postpone(call, until: instant, .troubled(code: code), at: now)
        } else {
            try await giveUp(call, code: code)
        }
    }

    /// Gives up a reminder that is too late; but if the clock has just leapt ahead and may be wrong, rechecks it
    /// later instead.
    private func giveUp(_ call: ClaimedCall, code: String?) async throws {
        let now = world.now()
        if plans.clock.isTrusted {
            try await store.finish(call, .missed(code: code), at: now)
        } else {
            let next = now + OutboxSender.doubt
            try await store.postpone(call, until: next, .troubled(code: code ?? "retry-clock-set"), at: now)
        }
    }

}

extension OutboxSender: Outbox {
    struct Claim {
        let call: ClaimedCall
        /// The services that were paused when it was claimed.
        let stopped: [StoppedService]
    }

    static let name = "reminders"
    static let fewestSlots = 64

    func next(at now: Instant) async throws -> Instant? { try await store.nextCall(at: now) }

    func claim(at now: Instant, until lease: Instant, atMost count: Int) async throws -> [Claim] {
        let calls = try await store.claimCalls(at: now, until: lease, atMost: count)
        let stopped = try await store.stoppedServices(at: now)
        return calls.map { Claim(call: $0, stopped: stopped) }
    }

    func attend(to claim: Claim) async throws { try await send(claim.call, leavingAlone: claim.stopped) }
}
