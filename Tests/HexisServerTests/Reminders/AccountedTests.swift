import Chance
import FakePushService
import HexisCore
import HexisStore
import Testing

@testable import HexisServer
@testable import HexisService

/// Some lives of a server in which everything happens that can happen to reminders, compared with the messages that
/// should have arrived judging by the reminders alone.
@Suite("Every due reminder is accounted for", .timeLimit(.minutes(20)))
struct AccountedTests {
    @Test("Every due reminder is sent, whatever people, clocks, push services, lost plans and restarts do")
    func lives() async throws {
        var dice = Dice.thrown()
        var reminders = 0
        var found = 0
        for _ in 0..<12 {
            let run = dice.next()
            try await FakePushService.running(.answer(201)) { service in
                var world = try await ReminderLives(Dice(seed: run), service)
                for _ in 0..<3 { try await world.live() }
                try await world.end()
                let unaccounted = try world.unaccounted()
                #expect(unaccounted == [], "run \(run): \(world.steps.joined(separator: "; "))")
                reminders += world.due
                found += try await world.found()
            }
        }
        print("\(reminders) reminders were due, \(found) of them found by the watchman")
        #expect(reminders > 100)
        #expect(found > 0)
    }
}

private struct ReminderLives {
    private struct Reminder {
        let habit: CallingHabit
        let person: Int
        var due: Instant
        /// `false` for a reminder of a habit that was done in time; it may or may not be sent.
        var isExpected = true
    }

    private var dice: Dice
    private let service: FakePushService
    private var rig: RunnerRig
    private var people: [RunnerRig.Somebody] = []
    private var reminders: [Reminder] = []
    /// The ranges of received messages that the service accepted.
    private var taken: [Range<Int>] = []
    private var takesSince: Int? = 0
    private var lastLook = noon

    /// The events of the run, each with its time in seconds.
    private(set) var steps: [String] = []

    private static let second: Int64 = 1000

    init(_ dice: Dice, _ service: FakePushService) async throws {
        self.dice = dice
        self.service = service
        rig = try RunnerRig(service)
        for name in ["ada", "bo", "cy"] { people.append(try await rig.somebody(name)) }
    }

    private mutating func note(_ step: String) {
        let seconds = (rig.clock.now.milliseconds - noon.milliseconds) / Self.second
        steps.append("\(seconds) \(step)")
    }

    /// The number of reminders that had to be sent.
    var due: Int { reminders.count { $0.isExpected } }

    func found() async throws -> Int { try await rig.store.reminderWatch()?.found ?? 0 }

    /// Starts a server and stops it at any moment. Its state in memory is lost, and time passes until the next one
    /// starts.
    mutating func live() async throws {
        let rig = rig
        var next = self
        try await rig.running { runners in
            await runners[0].watchman.look()
            for _ in 0..<16 { try await next.step(runners) }
        }
        self = next
        rig.wait(milliseconds: Int64(dice.number(0...180)) * Self.second)
        if dice.chance(oneIn: 3) { try await losePlan() }
        note("another server")
        self.rig = try RunnerRig(after: rig)
    }

    private mutating func step(_ runners: [ReminderRunner]) async throws {
        switch dice.number(1...14) {
        case 1...6: try await remind()
        case 7: try await putOff()
        case 8: try await finish()
        case 9...10: try await wait(dice.number(1...90), runners)
        // A frozen server does nothing meanwhile and does not notice.
        case 11: try await wait(dice.number(60...600), runners)
        case 12: try await setClock(runners)
        case 13: serve(takesSince == nil)
        default: try await losePlan()
        }
    }

    private mutating func remind() async throws {
        let person = dice.number(0...people.count - 1)
        let milliseconds = Int64(dice.number(1...240)) * Self.second
        let habit = try await rig.remind(
            people[person], of: UInt64(reminders.count + 100), in: milliseconds)
        note("\(reminders.count + 100) of \(person) in \(milliseconds / Self.second)")
        reminders.append(Reminder(habit: habit, person: person, due: habit.due))
    }

    /// Returns a reminder that is still due later, and not at this very moment.
    private mutating func upcoming() -> Int? {
        let soon = rig.clock.now.advanced(byMilliseconds: 6 * Self.second)
        let upcoming = reminders.indices.filter { reminders[$0].isExpected && reminders[$0].due > soon }
        return upcoming.isEmpty ? nil : dice.one(of: upcoming)
    }

    private mutating func putOff() async throws {
        guard let one = upcoming() else { return }
        // No two changes share an instant, since either of them might win.
        rig.wait(milliseconds: 10)
        let now = rig.clock.now
        reminders[one].due = now.advanced(byMilliseconds: Int64(dice.number(1...240)) * Self.second)
        note(
            "\(one + 100) put off until \((reminders[one].due.milliseconds - noon.milliseconds) / Self.second)"
        )
        try await rig.record(
            reminders[one].habit.putOff(until: reminders[one].due, at: now),
            for: people[reminders[one].person])
    }

    private mutating func finish() async throws {
        guard let one = upcoming() else { return }
        reminders[one].isExpected = false
        note("\(one + 100) done")
        try await rig.record(reminders[one].habit.done, for: people[reminders[one].person])
    }

    private mutating func wait(_ seconds: Int, _ runners: [ReminderRunner]) async throws {
        note("wait \(seconds)")
        rig.wait(milliseconds: Int64(seconds) * Self.second, runners)
        try await rig.settled()
        guard rig.clock.now >= lastLook + Watchman.pause else { return }
        lastLook = rig.clock.now
        await runners[0].watchman.look()
        try await rig.settled()
    }

    /// Sets the clock for some seconds to another time, up to two days ahead or behind.
    private mutating func setClock(_ runners: [ReminderRunner]) async throws {
        let moved = Int64(dice.number(-2880...2880)) * 60 * Self.second
        note("clock set by \(moved / Self.second)")
        try await rig.setClock(by: moved, runners)
        rig.wait(milliseconds: Int64(dice.number(1...100)) * Self.second, runners)
        try await rig.settled()
        if dice.chance(oneIn: 2) { await runners[0].watchman.look() }
        try await rig.setClock(by: -moved, runners)
        note("right again")
        try await rig.settled()
        lastLook = rig.clock.now
    }

    /// Switches the service when almost nothing is in flight, so that it is known which messages it accepted.
    private mutating func serve(_ takes: Bool) {
        note(takes ? "served" : "not served")
        if takes {
            takesSince = service.received.count
            service.behave(.answer(201))
        } else {
            service.behave(dice.chance(oneIn: 2) ? .answer(503) : .hangUp)
            if let since = takesSince { taken.append(since..<service.received.count) }
            takesSince = nil
        }
    }

    /// Simulates an unforeseen fault: a person's plan is empty, or has a much later instant.
    private mutating func losePlan() async throws {
        let now = rig.clock.now
        let next = dice.chance(oneIn: 2) ? nil : now.advanced(byMilliseconds: 86_400 * Self.second)
        let person = dice.number(0...people.count - 1)
        note("plan of \(person) lost")
        try await rig.store.plan(next, for: people[person].id, at: now)
    }

    /// Lets everything work again until all messages are sent.
    mutating func end() async throws {
        let rig = rig
        var last = self
        try await rig.running { runners in
            if last.takesSince == nil { last.serve(true) }
            for _ in 0..<6 { try await last.wait(61, runners) }
            while let next = try await rig.store.nextCall(at: Instant.range.upperBound) {
                let seconds = Int((next.milliseconds - rig.clock.now.milliseconds) / Self.second)
                try await last.wait(max(seconds, 0) + 1, runners)
            }
        }
        self = last
    }

    /// Returns the expected reminders that no accepted message mentions.
    func unaccounted() throws -> [String] {
        let ranges = taken + (takesSince.map { [$0..<service.received.count] } ?? [])
        let messages = ranges.flatMap { Array(service.received[$0]) }
        let texts = try people.map { person in
            try messages.filter { $0.path == person.path }.map {
                String(decoding: try person.recipient.read($0.body), as: UTF8.self)
            }
        }
        return reminders.enumerated().filter { number, reminder in
            reminder.isExpected && !texts[reminder.person].contains { $0.contains("alk \(number + 100)") }
        }.map { number, reminder in "\(number + 100), due \(reminder.due.milliseconds - noon.milliseconds)" }
    }
}
