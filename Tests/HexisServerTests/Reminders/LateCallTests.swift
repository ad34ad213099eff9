import Chance
import FakePushService
import HexisCore
import HexisStore
import Testing

@testable import HexisServer
@testable import HexisService

@Suite("Late reminders", .timeLimit(.minutes(10)))
struct LateCallTests {
    /// Ada's first reminder is sent at noon. Two seconds later a reminder arrives that was due this many milliseconds
    /// before.
    @Test(
        "A reminder up to five seconds late is sent, whatever was sent in the meantime, and nothing is sent again",
        arguments: [(0, true), (1999, true), (2000, true), (2001, true), (4999, true), (5001, false)])
    func late(_ milliseconds: Int64, calls: Bool) async throws {
        try await FakePushService.running(.answer(201)) { service in
            let rig = try RunnerRig(service, at: noon)
            let ada = try await rig.somebody()
            await rig.plans.begin(with: ada.id)
            let first = try await rig.remind(ada)
            try await rig.running { runners in
                try await rig.eventually("the first was sent", for: ada) { $0.lastSent != nil }
                rig.wait(milliseconds: 2000, runners)
                let second = try await rig.remind(ada, of: 2, in: -milliseconds)
                try await rig.settled()
                let expected = [first] + (calls ? [second] : [])
                #expect(try ada.tags(at: service) == expected.map { $0.call.id.description })
            }
        }
    }

    @Test("A late reminder is not mistaken for one handled before a restart")
    func afterStart() async throws {
        try await FakePushService.running(.answer(201)) { service in
            let rig = try RunnerRig(service, at: noon)
            let ada = try await rig.somebody()
            let first = try await rig.remind(ada)
            try await rig.running { _ in
                try await rig.eventually("the first was sent", for: ada) { $0.lastSent != nil }
            }
            rig.wait(milliseconds: 2000)
            let anew = try RunnerRig(after: rig)
            await anew.plans.begin(with: ada.id)
            let second = try await anew.remind(ada, of: 2, in: -3000)
            try await anew.running { _ in try await anew.settled() }
            #expect(try ada.tags(at: service) == [first, second].map { $0.call.id.description })
        }
    }

    @Test(
        "Each reminder is sent once at its final time, in whatever order habits are added, snoozed and done"
    )
    func anyOrder() async throws {
        var dice = Dice.thrown()
        for _ in 0..<4 {
            try await FakePushService.running(.answer(201)) { service in
                let rig = try RunnerRig(service, at: noon)
                let ada = try await rig.somebody()
                await rig.plans.begin(with: ada.id)
                try await rig.running { runners in
                    var ledger = Ledger()
                    for number in 1...40 {
                        switch dice.number(1...6) {
                        case 1, 2:
                            ledger.add(try await rig.remind(ada, of: UInt64(number), in: dice.span()))
                        case 3:
                            guard let one = ledger.anyOpen(&dice) else { break }
                            let due = rig.clock.now.advanced(byMilliseconds: dice.span())
                            // A reminder sent at this very instant is not sent again.
                            guard due != ledger.lastCall[one] else { break }
                            ledger.putOff(one, until: due)
                            // Of two changes, the later one wins, so each gets its own instant.
                            let made = rig.clock.now.advanced(byMilliseconds: Int64(number) * 10)
                            try await rig.record(
                                ledger.habits[one].putOff(until: due, at: made), for: ada)
                        case 4:
                            guard let one = ledger.anyOpen(&dice) else { break }
                            ledger.isDone.insert(one)
                            try await rig.record(ledger.habits[one].done, for: ada)
                        default: rig.wait(milliseconds: Int64(dice.number(1...15_000)), runners)
                        }
                        ledger.pass(rig.clock.now)
                        try await rig.settled()
                    }
                    #expect(try ada.tags(at: service).sorted() == ledger.called.sorted())
                }
            }
        }
    }
}

/// The expected reminders, computed separately.
private struct Ledger {
    private(set) var habits: [CallingHabit] = []
    private(set) var called: [String] = []
    /// When each reminder was last sent.
    private(set) var lastCall: [Int: Instant] = [:]
    var isDone: Set<Int> = []
    /// When each reminder is due next.
    private var due: [Int: Instant] = [:]

    mutating func add(_ habit: CallingHabit) {
        due[habits.count] = habit.due
        habits.append(habit)
    }

    func anyOpen(_ dice: inout Dice) -> Int? {
        let open = habits.indices.filter { !isDone.contains($0) }
        return open.isEmpty ? nil : dice.one(of: open)
    }

    mutating func putOff(_ one: Int, until instant: Instant) { due[one] = instant }

    mutating func pass(_ now: Instant) {
        for (one, instant) in due where instant <= now {
            due[one] = nil
            guard !isDone.contains(one) else { continue }
            called.append(habits[one].call.id.description)
            lastCall[one] = instant
        }
    }
}

extension Dice {
    /// Returns milliseconds from now: slightly in the past, soon, or later.
    fileprivate mutating func span() -> Int64 {
        Int64(one(of: [number(-4500...0), number(1...2000), number(1...45_000)]))
    }
}
