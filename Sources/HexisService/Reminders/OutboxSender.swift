import HexisApp
import HexisCore
import HexisDelivery
import HexisStore
import Logging
import ServiceLifecycle

/// Sends the calls that wait. The practice is asked about each once more before it goes, unless its message is ready:
/// then nothing has changed since it was made. It leaves only when it is over.
struct OutboxSender {
    let plans: ReminderPlans
    let pushes: Pushes
    let channels: Channels
    let journals: Journals
    let silences: Silences
    let outbox: Alarm
    let logger: Logger
    private let slots: SendingSlots

    private var store: any Store { plans.store }
    private var world: World { plans.world }

    /// Milliseconds for which a call is one sender's. A sender gives up after half of it.
    static let lease: Int64 = 60_000
    /// Milliseconds after which a call is looked at again that is too late by a clock that is not trusted.
    private static let doubt: Int64 = 600_000
    private static let mostUnderWay = 256
    /// Fewer are not worth a look: each is a commit.
    private static let fewest = 64
    /// After so many refusals in a row, a browser is one that does not remind.
    private static let mostRefusals = 3

    init(
        _ plans: ReminderPlans, _ pushes: Pushes, _ channels: Channels, _ journals: Journals,
        _ silences: Silences, _ outbox: Alarm, _ logger: Logger
    ) {
        self.plans = plans
        self.pushes = pushes
        self.channels = channels
        self.journals = journals
        self.silences = silences
        self.outbox = outbox
        self.logger = logger
        slots = SendingSlots(OutboxSender.mostUnderWay)
    }

    /// What is under way when the server stops is seen through.
    func run() async {
        await withGracefulShutdownHandler {
            await withDiscardingTaskGroup { group in
                while !Task.isCancelled, !Task.isShuttingDownGracefully {
                    let turn = await turn()
                    for call in turn.calls {
                        slots.take()
                        group.addTask {
                            await attend(to: call, leavingAlone: turn.stopped)
                            if slots.giveBack() == OutboxSender.fewest { outbox.ring() }
                        }
                    }
                    if let sleep = turn.sleep { await outbox.sleep(until: sleep) }
                }
            }
        } onGracefulShutdown: {
            outbox.ring()
        }
    }

    private struct Turn {
        var calls: [ClaimedCall] = []
        var stopped: [StoppedService] = []
        /// Until when there is nothing to do; `nil` for a look at once.
        var sleep: Instant?
    }

    private func turn() async -> Turn {
        let now = world.now()
        let free = slots.free
        guard free >= OutboxSender.fewest else {
            return Turn(sleep: now.advanced(byMilliseconds: OutboxFiller.longestSleep))
        }
        do {
            let next = try await store.nextCall(at: now)
            if let sleep = OutboxFiller.sleep(until: next, at: now) { return Turn(sleep: sleep) }
            return Turn(
                calls: try await store.claimCalls(
                    at: now, until: now.advanced(byMilliseconds: OutboxSender.lease), atMost: free),
                stopped: try await store.stoppedServices(at: now))
        } catch {
            logger.error("the store did not say what to send", error)
            return Turn(sleep: now.advanced(byMilliseconds: 1000))
        }
    }

    private func attend(to call: ClaimedCall, leavingAlone stopped: [StoppedService]) async {
        do {
            try await send(call, leavingAlone: stopped)
        } catch {
            // The lease ends, and the call is tried again.
            logger.error("a reminder could not be seen through", error)
        }
    }

    private func send(_ call: ClaimedCall, leavingAlone stopped: [StoppedService]) async throws {
        let now = world.now()
        // Whoever was held up beyond the lease leaves the call to the next.
        guard now < call.lease else { return }
        guard now < call.usefulUntil else { return try await giveUp(call, code: nil) }
        if let message = plans.ready.take(call) {
            return try await send(call, leavingAlone: stopped, through: message.service) { seconds in
                await pushes.send(message, secondsToLive: seconds)
            }
        }
        guard let content = call.bytes.flatMap({ CallContent(id: call.id, bytes: $0) }) else {
            logger.error("a reminder that waited cannot be read")
            return try await store.finish(call, .missed(code: "unreadable"), at: now)
        }
        let practice = try await plans.practices.practice(of: call.person)
        guard let text = content.call(of: practice, in: plans.rules(of: practice)) else {
            return try await store.finish(call, nil, at: now)
        }
        switch call.target {
        case .browser:
            guard let device = call.push.flatMap({ DevicePush(bytes: $0, within: pushes.reach) }) else {
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

    private func send(_ call: ClaimedCall, _ text: NotificationMessage, to channel: ReminderChannel)
        async throws
    {
        let now = world.now()
        let seconds = Int((call.usefulUntil.milliseconds - now.milliseconds) / 1000)
        let outcome = await channels.send(text, to: channel, of: call.person, secondsToLive: seconds)
        guard !Task.isCancelled else { return }
        switch outcome {
        case nil: try await store.finish(call, .missed(code: "unusable"), at: now)
        // It is about this one address, not about everybody who is with the same service.
        case .refused(let reply):
            try await store.finish(call, .missed(code: "refused-\(reply.status)"), at: now)
        case .gone?:
            try await store.finish(call, .forgotten(code: DeliveryOutcome.gone.code), at: now)
            try await switchOff(channel, of: call.person)
        case let outcome?: try await conclude(call, outcome, from: channel.kind.name)
        }
    }

    /// The other side said that it wants no more. The person's devices are told, and the person sees why.
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
        // A service that took this browser's last one may well take the next, whomever else it refuses.
        if let stopped, !call.wasTaken {
            return try await wait(with: call, until: stopped.until, code: stopped.code)
        }
        let outcome = await push(Int((call.usefulUntil.milliseconds - world.now().milliseconds) / 1000))
        // Broken off: whether it arrived, nobody knows. It comes again, and is shown once.
        guard !Task.isCancelled else { return }
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
            // A server that dies in between says so again, which changes nothing.
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

    /// What a browser takes after trouble, it reminds of again.
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
            jitter: jitter())
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

    /// It is too late for a call: but not on the word of a clock that has just leapt ahead, which may be wrong.
    private func giveUp(_ call: ClaimedCall, code: String?) async throws {
        let now = world.now()
        if plans.clock.isTrusted {
            try await store.finish(call, .missed(code: code), at: now)
        } else {
            let next = now.advanced(byMilliseconds: OutboxSender.doubt)
            try await store.postpone(call, until: next, .troubled(code: code ?? "retry-clock-set"), at: now)
        }
    }

    /// From 0 to 1.
    private func jitter() -> Double { Double(world.randomBytes(1).first ?? 0) / 255 }
}
