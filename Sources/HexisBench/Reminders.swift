import ArgumentParser
import FakePushService
import Foundation
import HexisApp
import HexisCore
import HexisDelivery
import HexisServer
import HexisService
import HexisStore
import Logging
import Synchronization

/// Prints how late reminders are when everyone's is due at the same instant, how many messages per second are
/// encrypted and signed, and what a change costs the planner.
///
/// The push service runs in the same process, and shares its cores.
struct Reminders: AsyncParsableCommand {
    @Option(help: "Where a store is made; it is left there.") var folder: String
    @Option var people = 10_000

    func run() async throws {
        print("pace \(try WebPushPace.messagesPerSecond(preparing: 5000, at: World.machine.now()))")
        for count in [10, 100, 1000] { print("planner.\(count) \(planner(of: count))") }
        let (lateness, work) = try await lateness()
        print("late.p50 \(lateness[lateness.count / 2])")
        print("late.p99 \(lateness[lateness.count * 99 / 100])")
        print("late.last \(lateness[lateness.count - 1])")
        print("late.work \(work)")
    }

    /// The milliseconds to find the next of so many reminders, the best of several runs.
    private func planner(of count: Int) -> Double {
        var sample = SamplePractice()
        for number in 0..<count {
            let habit = sample.habit("Habit number \(number)", .leaf, .teal, begun: 60)
            let plan = Identifier(high: 4, low: UInt64(number))
            guard let line = Line("write one line"), let time = TimeOfDay(minutes: number % 1440) else {
                continue
            }
            sample.record(
                .planMade(
                    PlanMade(plan: plan, habit: habit, kind: .action, situation: line, response: line)))
            sample.record(
                .reminderSet(
                    ReminderSet(
                        reminder: Identifier(high: 6, low: UInt64(number)), habit: habit, plan: plan,
                        time: time, weekdays: nil, routine: .home)))
        }
        let (practice, now) = (sample.practice, SamplePractice.moment.instant)
        let clock = ContinuousClock()
        let durations = (0..<20).map { _ in
            clock.measure { _ = practice.nextOccurrence(after: now, in: .utc) }
        }
        return (durations.min() ?? .zero) / .milliseconds(1)
    }

    /// The milliseconds by which each message is late, in ascending order; and the milliseconds of processor time
    /// from the due instant on, which leave out other programs.
    private func lateness() async throws -> ([Double], work: Double) {
        let store = try SQLStore(in: DataFolder(path: folder))
        let settings = try ServerSettings { $0.name == SettingKey.pushServices.name ? "any" : nil }
        var logger = Logger(label: "bench")
        logger.logLevel = .error
        // At noon, whenever the benchmark runs, so that no day ends meanwhile.
        let noon = Instant(clamping: 1_795_262_400_000)
        let clock = LaterClock(standingAt: noon.advanced(byMilliseconds: -3_600_000))
        let pace = ReminderPace(store, settings.backend, clock.world, logger: logger)
        return try await FakePushService.running(.answer(201)) { service in
            var work = 0.0
            try await invite(with: pace, to: service, due: noon)
            try await pace.running {
                // By then everything is planned and prepared.
                let due = ContinuousClock.now + .seconds(45)
                clock.start(soThat: noon, comesAt: due)
                try await Task.sleep(until: due)
                let before = processorTime()
                while service.received.count < people { try await Task.sleep(for: .milliseconds(50)) }
                work = processorTime() - before
            }
            let due = clock.moment(of: noon)
            return (service.received.map { ($0.at - due) / .milliseconds(1) }.sorted(), work)
        }
    }

    /// The milliseconds that this process has used of all cores.
    private func processorTime() -> Double {
        Duration(shownBy: CLOCK_PROCESS_CPUTIME_ID) / .milliseconds(1)
    }

    private func invite(with pace: ReminderPace, to service: FakePushService, due: Instant) async throws {
        // Encrypting takes the same time for one key as for many.
        let recipient = Recipient()
        try await withThrowingTaskGroup { group in
            for worker in 0..<256 {
                group.addTask {
                    for number in stride(from: worker, to: people, by: 256) {
                        let address = "\(service.address)/\(number)"
                        try await pace.invite(
                            "person\(number)", subscribed: recipient.subscription(at: address), due: due)
                    }
                }
            }
            try await group.waitForAll()
        }
    }
}
