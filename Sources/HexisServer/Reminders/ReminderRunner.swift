import HexisCore
import HexisStore
import Logging
import ServiceLifecycle

/// Calls whom something calls now. Any number of servers run one each: who is due, and what is to be sent, is leased
/// to one of them, and when that one is gone before it was through, to the next.
struct ReminderRunner: Service {
    let plans: ReminderPlans
    let pushes: Pushes
    let channels: Channels
    let logger: Logger
    /// Rung when there is something to send.
    let outbox: Alarm
    private let filler: OutboxFiller
    private let sender: OutboxSender

    init(plans: ReminderPlans, pushes: Pushes, channels: Channels, logger: Logger) {
        self.plans = plans
        self.pushes = pushes
        self.channels = channels
        self.logger = logger
        outbox = Alarm(now: plans.world.now)
        filler = OutboxFiller(plans: plans, channels: channels, outbox: outbox, logger: logger)
        sender = OutboxSender(plans, pushes, channels, outbox, logger)
    }

    func run() async throws {
        async let sending: Void = sender.run()
        await cancelWhenGracefulShutdown {
            async let planning: Void = planEverybody()
            await filler.run()
            await planning
        }
        await sending
    }

    /// The person's journal has changed by these entries, durably.
    func changed(_ person: Identifier, by entries: [Entry]) async {
        await plans.changed(person)
        do {
            let practice = try await plans.practices.practice(of: person)
            channels.changed(person, by: entries, practice)
            try await queueArrivals(of: person, entries, practice)
        } catch {
            logger.error("a person's arrivals could not be seen to", metadata: ["error": "\(error)"])
        }
    }

    /// An arrival calls at its own instant, which no plan could know of: it goes out at once.
    private func queueArrivals(of person: Identifier, _ entries: [Entry], _ practice: Practice) async throws {
        let now = plans.world.now()
        let calls = practice.calls(uponArrivalsIn: entries, at: now, in: plans.rules(of: practice))
        guard !calls.isEmpty else { return }
        let targets = try await channels.targets(of: person, practice, at: now)
        let queued = targets.flatMap { target in
            calls.map { call in
                QueuedCall(
                    id: call.id, target: target, bytes: DueCall(call).bytes,
                    usefulUntil: call.at.advanced(byMilliseconds: Practice.useOfArrival))
            }
        }
        try await plans.store.queue(queued, of: person, at: now)
        outbox.ring()
    }

    /// After a start, for what was not planned when the last server went down, and because zones may have changed.
    private func planEverybody() async {
        var last: Identifier?
        repeat {
            let people = await people(after: last)
            for person in people { await plans.changed(person) }
            last = people.last
        } while last != nil && !Task.isCancelled
    }

    private func people(after last: Identifier?) async -> [Identifier] {
        do {
            return try await plans.store.people(after: last, atMost: 100)
        } catch {
            logger.error("the store did not say who is there", metadata: ["error": "\(error)"])
            return []
        }
    }
}
