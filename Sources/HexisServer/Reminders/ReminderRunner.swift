import HexisCore
import HexisStore
import Logging
import ServiceLifecycle

/// Calls whom something calls now. Any number of servers run one each: who is due, and what is to be sent, is leased
/// to one of them, and when that one is gone before it was through, to the next.
struct ReminderRunner: Service {
    let plans: ReminderPlans
    let pushes: Pushes
    let logger: Logger
    /// Rung when there is something to send.
    let outbox: Alarm
    private let filler: OutboxFiller
    private let sender: OutboxSender

    init(plans: ReminderPlans, pushes: Pushes, logger: Logger) {
        self.plans = plans
        self.pushes = pushes
        self.logger = logger
        outbox = Alarm(now: plans.world.now)
        filler = OutboxFiller(plans: plans, outbox: outbox, logger: logger)
        sender = OutboxSender(plans, pushes, outbox, logger)
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
