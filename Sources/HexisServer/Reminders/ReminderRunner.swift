import HexisCore
import HexisReminders
import HexisStore
import Logging
import ServiceLifecycle

/// Calls whom something calls now. Several servers may run one each: who is due is leased to one of them, and when
/// that one is gone before it was through, to the next.
struct ReminderRunner: Service {
    let plans: ReminderPlans
    let pushes: Pushes
    let logger: Logger

    private var store: any Store { plans.store }
    private var world: World { plans.world }

    /// Milliseconds for which a person is one runner's.
    private static let lease: Int64 = 60_000
    private static let mostAtOnce = 64
    /// A day that is past is not made up for.
    private static let longestLook: Int64 = 36 * 3_600_000

    func run() async throws {
        await cancelWhenGracefulShutdown {
            async let planning: Void = planEverybody()
            while !Task.isCancelled {
                if await runOnce() == 0 { try? await Task.sleep(for: .seconds(1)) }
            }
            await planning
        }
    }

    /// After a start, for what was not planned when the last server went down, and because zones may have changed.
    private func planEverybody() async {
        var last: Identifier?
        repeat {
            let people = await answered([]) { try await store.people(after: last, atMost: 100) }
            for person in people { await plans.changed(person) }
            last = people.last
        } while last != nil && !Task.isCancelled
    }

    /// A store that cannot answer now, on a full disk say, keeps reminders back, and stops nothing else.
    private func answered<Answer>(_ otherwise: Answer, _ ask: () async throws -> Answer) async -> Answer {
        do {
            return try await ask()
        } catch {
            logger.error("the store did not say whom to remind", metadata: ["error": "\(error)"])
            return otherwise
        }
    }

    /// Sees to those who are due; answers how many they were.
    private func runOnce() async -> Int {
        let now = world.now()
        let due = await answered([]) {
            try await store.claimDue(
                at: now, until: now.advanced(byMilliseconds: ReminderRunner.lease),
                atMost: ReminderRunner.mostAtOnce)
        }
        await withTaskGroup(of: Void.self) { group in
            for person in due {
                group.addTask {
                    do {
                        try await call(person)
                    } catch {
                        // The lease ends, and the person is seen to again.
                        logger.error("a person's reminders failed", metadata: ["error": "\(error)"])
                    }
                }
            }
        }
        return due.count
    }

    private func call(_ due: DuePerson) async throws {
        let practice = try await plans.practices.practice(of: due.person)
        let now = world.now()
        let since = max(due.since, now.advanced(byMilliseconds: -ReminderRunner.longestLook))
        let zone = plans.rules(of: practice)
        let today = Moment(
            instant: now, offset: zone.offset(at: now), dayStart: practice.settings.dayStart
        ).today
        let (calls, missed) = ReminderCall.calls(practice, from: since, to: now, in: zone, today: today)
        if missed > 0 { logger.notice("reminders were missed", metadata: ["count": "\(missed)"]) }
        guard try await send(calls, to: due.person) else { return }
        try await plans.complete(due.person, practice, upTo: now)
    }

    /// Whether it is over with: when no device could be reached for now, the calls are tried again after the lease, as
    /// long as they are of use. A device that gets one twice shows it once, by its tag.
    private func send(_ calls: [ReminderCall], to person: Identifier) async throws -> Bool {
        guard !calls.isEmpty else { return true }
        var isOver = true
        for (session, push) in try await pushes.devices(of: person) {
            for call in calls {
                if case .retry = try await pushes.send(call, to: push, of: session, person) {
                    isOver = false
                }
            }
        }
        return isOver
    }
}
