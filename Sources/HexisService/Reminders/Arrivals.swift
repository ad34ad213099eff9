import HexisCore
import HexisStore
import Logging

/// Sees to arrivals at places. One calls at its own instant, which no plan could know of: it goes out at once.
struct Arrivals {
    let plans: ReminderPlans
    let channels: Channels
    /// Rung when there is something to send.
    let outbox: Alarm
    let logger: Logger

    private var store: any Store { plans.store }

    func see(to arrival: Entry, of person: Identifier, _ practice: Practice) async throws {
        let now = plans.world.now()
        let calls = practice.calls(uponArrivalsIn: [arrival], at: now, in: plans.rules(of: practice))
        let browsers = calls.isEmpty ? [] : try await store.pushes(of: person, at: now)
        let queued = channels.targets(of: person, practice, browsers: browsers).flatMap { target in
            calls.map { call in
                QueuedCall(
                    id: call.id, target: target, bytes: DueCall(call).bytes,
                    usefulUntil: call.at.advanced(byMilliseconds: Practice.useOfArrival))
            }
        }
        if try await store.see(to: arrival.id, of: person, queueing: queued, at: now), !queued.isEmpty {
            outbox.ring()
        }
    }

    /// What a server accepted and nobody has seen to, since it did not live to, or could not; but for those that are
    /// perhaps being seen to.
    func seeToUnseen(but spared: (Identifier) -> Bool = { _ in false }) async throws -> [UnseenArrival] {
        let unseen = try await store.unseenArrivals()
        for arrival in unseen where !spared(arrival.entry.id) {
            do {
                let practice = try await plans.practices.practice(of: arrival.person)
                try await see(to: arrival.entry, of: arrival.person, practice)
            } catch {
                logger.error("a person's arrivals could not be seen to", error)
            }
        }
        return unseen
    }
}
