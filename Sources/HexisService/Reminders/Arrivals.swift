import HexisCore
import HexisStore
import Logging

/// Processes arrivals at places. No plan can foresee an arrival's reminder, so it goes out at once.
struct Arrivals {
    let plans: ReminderPlans
    let channels: Channels
    /// Rings when there is something to send.
    let outbox: Alarm
    let logger: Logger

    private var store: any Store { plans.store }

    func see(to arrival: Entry, of person: PersonID, _ practice: Practice) async throws(StoreError) {
        let now = plans.world.now()
        let calls = practice.calls(uponArrivalsIn: [arrival], at: now, in: plans.rules(of: practice))
        let browsers = calls.isEmpty ? [] : try await store.pushes(of: person, at: now)
        let queued = channels.targets(of: person, practice, browsers: browsers).flatMap { target in
            calls.map { QueuedCall(uponArrival: $0, to: target) }
        }
        if try await store.see(to: arrival.id, of: person, queueing: queued, at: now), !queued.isEmpty {
            outbox.ring()
        }
    }

    /// Processes the accepted arrivals that no server has processed, because it stopped or failed first. Skips
    /// those in `spared`, which may be under way. Returns all that were found.
    func seeToUnseen(
        but spared: (Identifier) -> Bool = { _ in false }
    ) async throws(StoreError) -> [UnseenArrival] {
        let unseen = try await store.unseenArrivals()
        for arrival in unseen where !spared(arrival.entry.id) {
            do {
                let practice = try await plans.practices.practice(of: arrival.person)
                try await see(to: arrival.entry, of: arrival.person, practice)
            } catch {
                logger.error("could not process an arrival", error)
            }
        }
        return unseen
    }
}

extension QueuedCall {
    fileprivate init(uponArrival call: Occurrence, to target: ReminderTarget) {
        self.init(
            id: call.id, target: target, bytes: DueCall(call).bytes,
            usefulUntil: call.at.advanced(byMilliseconds: Practice.useOfArrival))
    }
}
