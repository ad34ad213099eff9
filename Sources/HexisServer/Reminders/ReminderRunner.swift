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

    init(
        plans: ReminderPlans, pushes: Pushes, channels: Channels, live: LiveUpdates = LiveUpdates(),
        logger: Logger
    ) {
        self.plans = plans
        self.pushes = pushes
        self.channels = channels
        self.logger = logger
        outbox = Alarm(now: plans.world.now)
        filler = OutboxFiller(
            plans: plans, pushes: pushes, channels: channels, outbox: outbox, logger: logger)
        sender = OutboxSender(plans, pushes, channels, live, outbox, logger)
    }

    func run() async throws {
        async let sending: Void = sender.run()
        await cancelWhenGracefulShutdown {
            async let planning: Void = planEverybody()
            await seeToArrivals()
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
            for entry in entries where entry.isArrival { try await see(to: entry, of: person, practice) }
        } catch {
            log(error)
        }
    }

    /// An arrival calls at its own instant, which no plan could know of: it goes out at once.
    private func see(to arrival: Entry, of person: Identifier, _ practice: Practice) async throws {
        let now = plans.world.now()
        let calls = practice.calls(uponArrivalsIn: [arrival], at: now, in: plans.rules(of: practice))
        let browsers = calls.isEmpty ? [] : try await plans.store.pushes(of: person, at: now)
        let queued = channels.targets(of: person, practice, browsers: browsers).flatMap { target in
            calls.map { call in
                QueuedCall(
                    id: call.id, target: target, bytes: DueCall(call).bytes,
                    usefulUntil: call.at.advanced(byMilliseconds: Practice.useOfArrival))
            }
        }
        if try await plans.store.see(to: arrival.id, of: person, queueing: queued, at: now), !queued.isEmpty {
            outbox.ring()
        }
    }

    /// After a start, for what a server accepted and did not live to see to.
    private func seeToArrivals() async {
        do {
            for arrival in try await plans.store.unseenArrivals() { await see(to: arrival) }
        } catch {
            log(error)
        }
    }

    private func see(to arrival: UnseenArrival) async {
        do {
            let practice = try await plans.practices.practice(of: arrival.person)
            try await see(to: arrival.entry, of: arrival.person, practice)
        } catch {
            log(error)
        }
    }

    private func log(_ error: any Error) {
        logger.error("a person's arrivals could not be seen to", metadata: ["error": "\(error)"])
    }

    /// After a start, for what was not planned when the last server went down, and because zones may have changed.
    private func planEverybody() async {
        var last: Identifier?
        repeat {
            let people = await people(after: last)
            for person in people { await plans.begin(with: person) }
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
