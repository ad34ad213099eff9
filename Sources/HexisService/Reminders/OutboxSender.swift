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

    private func send(
        _ call: ClaimedCall, leavingAlone stopped: [StoppedService]
    ) async throws -> CallEnding? {
        guard world.now() < call.usefulUntil else { return givenUp(code: nil) }
        if let message = plans.ready.take(call) {
            return try await send(message, call, leavingAlone: stopped)
        }
        guard let content = call.bytes.flatMap({ CallContent(id: call.id, bytes: $0) }) else {
            logger.error("could not decode a queued reminder")
            return .finished(.missed(code: "unreadable"))
        }
        return try await send(content, call, leavingAlone: stopped)
    }

    private func send(
        _ message: ReadyMessages.Message, _ call: ClaimedCall, leavingAlone stopped: [StoppedService]
    ) async throws -> CallEnding? {
        try await send(call, leavingAlone: stopped, through: message.service) { seconds in
            await pushes.send(message, secondsToLive: seconds)
        }
    }

    private func send(
        _ content: CallContent, _ call: ClaimedCall, leavingAlone stopped: [StoppedService]
    ) async throws -> CallEnding? {
        let practice = try await plans.practices.practice(of: call.person)
        guard let text = try await text(of: content, to: call.person, practice) else { return .finished(nil) }
        switch call.target {
        case .browser: return try await sendToBrowser(call, text, leavingAlone: stopped)
        case .channel(let id):
            guard let channel = channels.channel(id, practice, of: call.person) else {
                return .finished(nil)
            }
            return try await send(call, text, to: channel)
        }
    }

    private func sendToBrowser(
        _ call: ClaimedCall, _ text: NotificationMessage, leavingAlone stopped: [StoppedService]
    ) async throws -> CallEnding? {
        guard let device = call.push.flatMap({ DevicePush(bytes: $0, within: pushes.policy) }) else {
            return .finished(nil)
        }
        return try await send(call, leavingAlone: stopped, through: device.service) { seconds in
            await pushes.send(text, to: device, secondsToLive: seconds)
        }
    }

    /// `nil` if there is nothing left to say.
    private func text(of content: CallContent, to person: PersonID, _ practice: Practice) async throws
        -> NotificationMessage?
    {
        guard let text = content.call(of: practice, in: plans.rules(of: practice)) else { return nil }
        guard let summary = content.patientsSummary else { return text }
        let week = try await care.week(of: person, at: world.now()).notification(for: summary)
        return practice.settings.reminderWording == .private ? week.map { _ in text } : week
    }

    private func send(
        _ call: ClaimedCall, _ text: NotificationMessage, to channel: ReminderChannel
    ) async throws -> CallEnding? {
        let seconds = Int((call.usefulUntil - world.now()).seconds)
        let span = DeliverySpan(through: channel.kind.name)
        let outcome = await channels.send(text, to: channel, of: call.person, secondsToLive: seconds)
        span.end(outcome)
        guard !Task.isCancelled else { return nil }
        metrics.delivered(through: channel.kind.name, outcome)
        return try await ending(of: call, outcome, through: channel)
    }

    private func ending(
        of call: ClaimedCall, _ outcome: DeliveryOutcome?, through channel: ReminderChannel
    ) async throws -> CallEnding {
        switch outcome {
        case nil: .finished(.missed(code: "unusable"))
        // The refusal concerns this one address, not everyone who uses the same service.
        case .refused(let reply): .finished(.missed(code: "refused-\(reply.status)"))
        case .gone?: .unwanted(channel)
        case let outcome?: try await ending(of: call, outcome, from: channel.kind.name)
        }
    }

    private func send(
        _ call: ClaimedCall, leavingAlone stopped: [StoppedService], through service: String,
        _ push: (_ secondsToLive: Int) async -> DeliveryOutcome
    ) async throws -> CallEnding? {
        let stopped = stopped.first { $0.origin == service }
        // A service that accepted this browser's last message may well accept the next, whomever else it refuses.
        if let stopped, !call.wasTaken {
            return waiting(call, until: stopped.until, code: stopped.code)
        }
        let span = DeliverySpan(through: "push")
        let outcome = await push(Int((call.usefulUntil - world.now()).seconds))
        span.end(outcome)
        // Cancelled halfway, so delivery is unknown. The message is sent again, and its tag shows it only once.
        guard !Task.isCancelled else { return nil }
        metrics.delivered(through: "push", outcome)
        if let stopped, outcome == .delivered {
            try await store.resume(stopped, at: world.now())
            outbox.ring()
        }
        return try await ending(of: call, outcome, from: service)
    }

    private func ending(
        of call: ClaimedCall, _ outcome: DeliveryOutcome, from service: String
    ) async throws -> CallEnding {
        switch outcome {
        case .delivered: return .finished(.sent)
        case .gone, .privateAddress:
            // If the server crashes before this is recorded, the next attempt silences it again, which changes nothing.
            try await silence(call, .ended)
            return .finished(.forgotten(code: outcome.code))
        case .tooLarge, .rejected: return .finished(.missed(code: outcome.code))
        case .refused: return try await ending(ofRefused: call, outcome, by: service)
        case .retry(let asked, _): return retried(call, outcome, askedForSeconds: asked)
        }
    }

    private func ending(
        ofRefused call: ClaimedCall, _ outcome: DeliveryOutcome, by service: String
    ) async throws -> CallEnding {
        if call.failures + 1 >= OutboxSender.mostRefusals { try await silence(call, .refused) }
        guard let stopped = try await pushes.refused(outcome, by: service, of: call.person) else {
            return retried(call, outcome, askedForSeconds: nil)
        }
        return waiting(call, until: stopped.until, code: stopped.code)
    }

    private func silence(_ call: ClaimedCall, _ cause: SilenceCause) async throws {
        guard case .browser(let session) = call.target else { return }
        try await silences.silence(session, of: call.person, cause)
    }

    private func retried(
        _ call: ClaimedCall, _ outcome: DeliveryOutcome, askedForSeconds asked: Int?
    ) -> CallEnding {
        let retry = DeliveryRetry.next(
            afterFailures: call.failures + 1, askedForSeconds: asked, at: world.now(),
            until: call.usefulUntil, jitter: world.jitter())
        return switch retry {
        case .at(let next): .postponed(until: next, .troubled(code: outcome.code))
        case .giveUp: givenUp(code: outcome.code)
        }
    }

    private func waiting(_ call: ClaimedCall, until instant: Instant, code: String) -> CallEnding {
        instant < call.usefulUntil
            ? .postponed(until: instant, .troubled(code: code)) : givenUp(code: code)
    }

    /// Gives up a reminder that is too late; but if the clock has just leapt ahead and may be wrong, rechecks it
    /// later instead.
    private func givenUp(code: String?) -> CallEnding {
        plans.clock.isTrusted
            ? .finished(.missed(code: code))
            : .postponed(
                until: world.now() + OutboxSender.doubt, .troubled(code: code ?? "retry-clock-set"))
    }
}

/// What is to be recorded of a reminder after an attempt to send it.
enum CallEnding {
    /// It is done. The note says what came of it; `nil` if there was nothing left to say.
    case finished(DeliveryNote?)
    case postponed(until: Instant, DeliveryNote)
    /// Its service wants no more messages through this channel.
    case unwanted(ReminderChannel)
}

extension OutboxSender: Outbox {
    struct Claim: LeasedTask {
        let call: ClaimedCall
        /// The services that were paused when it was claimed.
        let stopped: [StoppedService]

        var lease: Instant { call.lease }
    }

    static let name = "reminders"
    static let fewestSlots = 64

    func next(at now: Instant) async throws(StoreError) -> Instant? { try await store.nextCall(at: now) }

    func claim(at now: Instant, until lease: Instant, atMost count: Int) async throws(StoreError) -> [Claim] {
        let calls = try await store.claimCalls(at: now, until: lease, atMost: count)
        let stopped = try await store.stoppedServices(at: now)
        return calls.map { Claim(call: $0, stopped: stopped) }
    }

    func nextEndOfLease(at now: Instant) async throws(StoreError) -> Instant? {
        try await store.nextEndOfCallLease(at: now)
    }

    func renew(_ claim: Claim, until lease: Instant, at now: Instant) async throws(StoreError) -> Claim? {
        try await store.renew(claim.call, until: lease, at: now).map {
            Claim(call: $0, stopped: claim.stopped)
        }
    }

    func attend(to claim: Claim) async throws -> CallEnding? {
        try await send(claim.call, leavingAlone: claim.stopped)
    }

    func record(_ ending: CallEnding, of claim: Claim) async throws(StoreError) {
        let call = claim.call
        let now = world.now()
        switch ending {
        case .finished(let note):
            try await store.finish(call, note, at: now)
            if note == .sent, !call.wasTaken { try await settle(call) }
        case .postponed(let next, let note): try await store.postpone(call, until: next, note, at: now)
        case .unwanted(let channel): try await forget(channel, call, at: now)
        }
    }

    private func forget(
        _ channel: ReminderChannel, _ call: ClaimedCall, at now: Instant
    ) async throws(StoreError) {
        try await store.finish(call, .forgotten(code: DeliveryOutcome.gone.code), at: now)
        try await switchOff(channel, of: call.person)
    }

    /// Clears the silence of a browser that accepts messages again after failures.
    private func settle(_ call: ClaimedCall) async throws(StoreError) {
        guard case .browser(let session) = call.target else { return }
        for there in try await store.sessions(of: call.person) where there.id == session {
            try await silences.settle(there)
        }
    }

    /// Switches a channel off because its service wants no more messages. The person's devices sync the change,
    /// and the person sees why.
    private func switchOff(_ channel: ReminderChannel, of person: PersonID) async throws(StoreError) {
        let instant = try await plans.practices.practice(of: person).instant(at: world.now())
        let entry = Entry(
            id: world.identifier(), at: instant, device: person.programs, fact: channel.switchedOff)
        try await journals.record([entry], for: person)
    }
}
