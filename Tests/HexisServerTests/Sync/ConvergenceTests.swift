import Foundation
import HexisCore
import Testing

/// All steps are random, from a seed that is printed; `HEXIS_RUNS` asks for more than 90 runs, which `make surely` does.
@Suite("Devices and server converge", .serialized)
struct ConvergenceTests {
    private static let runsOfAWorld = 30

    @Test("Three devices and a server that is killed end up with the same journal: every entry once")
    func convergence() async throws {
        let environment = ProcessInfo.processInfo.environment
        let runs = environment["HEXIS_RUNS"].flatMap { Int($0) } ?? 90
        let seed = environment["HEXIS_SEED"].flatMap { UInt64($0) } ?? UInt64.random(in: 0...UInt64.max)
        print("HEXIS_SEED=\(seed) HEXIS_RUNS=\(runs)")
        var chance = Chance(seed: seed)
        for _ in 0..<max(1, runs / ConvergenceTests.runsOfAWorld) {
            var world = try await World(&chance)
            for _ in 0..<ConvergenceTests.runsOfAWorld { try await world.run(&chance) }
        }
    }
}

/// SplitMix64 (Steele, Lea and Flood, 2014).
struct Chance: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return bits ^ (bits >> 31)
    }

    mutating func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &self) }
    mutating func isTrue(oneIn count: Int) -> Bool { number(0..<count) == 0 }
    mutating func identifier() -> Identifier { Identifier(high: next(), low: next()) }
}

/// A server, its folder, and one person's devices, over many runs.
private struct World {
    private let folder: TemporaryFolder
    private var server: RunningServer
    private var devices: [SimulatedDevice]
    /// The facts of all entries by id: the result that everyone has to end up with.
    private var model: [Identifier: Fact] = [:]
    private var habits: [Identifier] = []
    private var backup: String?

    init(_ chance: inout Chance) async throws {
        folder = try TemporaryFolder()
        server = try await RunningServer(in: folder)
        var cookies: [String?] = []
        for number in 0..<3 {
            var browser = Browser(server)
            if number == 0 { try await browser.join("maria") } else { try await browser.signIn("maria") }
            cookies.append(browser.cookie)
        }
        devices = cookies.enumerated().map { SimulatedDevice("device \($0)", cookie: $1) }
        for index in devices.indices { try await meetUntilAgreed(index) }
        note(try devices[0].entries())
        try await addHabit(0, &chance)
    }

    /// Takes some steps in any order, lets everyone sync, and checks that they all agree.
    mutating func run(_ chance: inout Chance) async throws {
        for _ in 0..<chance.number(4..<24) { try await step(&chance) }
        for index in devices.indices { devices[index].clockError = 0 }
        for _ in 0..<2 {
            for index in devices.indices { try await meetUntilAgreed(index) }
        }
        try await compare()
    }

    private mutating func step(_ chance: inout Chance) async throws {
        let index = chance.number(0..<devices.count)
        switch chance.number(0..<100) {
        case 0..<50: try checkIn(index, &chance)
        case 50..<58: try await addHabit(index, &chance)
        case 58..<66: try rename(index, &chance)
        case 66..<72: devices[index].kill()
        case 72..<85: _ = try await meet(index)
        case 85..<90: _ = try await meet(index, isReplyLost: true)
        case 90..<93: try await killWhileMeeting(index, &chance)
        case 93..<95: devices[index].clockError = Int64(chance.number(-40_000..<40_000)) * 3_600_000
        case 95..<98: try await sendToBoth(index, &chance)
        case 98: try await backUpOrRestore()
        default: try await restart()
        }
    }
}

// Actions of people.
extension World {
    private mutating func addHabit(_ index: Int, _ chance: inout Chance) async throws {
        let entries = try devices[index].post(
            "/habits",
            [
                ("name", "Habit \(chance.number(0..<1000))"), ("frequency", "weekdays"),
                ("weekday", "monday"), ("measure", "atLeast"), ("amount", "3"), ("start", "2020-01-01"),
            ], random: chance.identifier())
        note(entries)
        for case .habit(.habitAdded(let added)) in entries.map({ $0.fact }) { habits.append(added.habit) }
    }

    private mutating func checkIn(_ index: Int, _ chance: inout Chance) throws {
        let habit = habits[chance.number(0..<habits.count)]
        note(
            try devices[index].post(
                "/habits/\(habit)/check-in", [("amount", "\(chance.number(1..<4))")],
                random: chance.identifier()))
    }

    private mutating func rename(_ index: Int, _ chance: inout Chance) throws {
        note(
            try devices[index].post(
                "/settings", [("name", "Maria \(chance.number(0..<1000))")], random: chance.identifier()))
    }

    /// Sends a form to the server and to the device: the network failed after the server received it.
    private mutating func sendToBoth(_ index: Int, _ chance: inout Chance) async throws {
        let id = chance.identifier()
        // The name is new, so that both have something to record.
        let name = "Maria \(id)"
        let form = [("name", name), ("entry", id.description)]
        var browser = Browser(server)
        browser.cookie = devices[index].cookie
        let answer = try await browser.post("/settings", form)
        #expect(answer.status == 303)
        note(try devices[index].post("/settings", form, random: chance.identifier()))
    }

    private mutating func note(_ entries: [Entry]) {
        for entry in entries { model[entry.id] = entry.fact }
    }
}

// Failures and recoveries.
extension World {
    @discardableResult
    private mutating func meet(_ index: Int, isReplyLost: Bool = false) async throws
        -> SimulatedDevice.Meeting
    {
        var browser = Browser(server)
        browser.cookie = devices[index].cookie
        return try await devices[index].meet(browser, isReplyLost: isReplyLost)
    }

    private mutating func meetUntilAgreed(_ index: Int) async throws {
        for _ in 0..<200 {
            if case .agreed = try await meet(index) { return }
        }
        Issue.record("\(devices[index].name) and the server do not come to an end")
    }

    /// Kills the server at some point of an exchange.
    private mutating func killWhileMeeting(_ index: Int, _ chance: inout Chance) async throws {
        let yields = chance.number(0..<400)
        var browser = Browser(server)
        browser.cookie = devices[index].cookie
        let victim = server
        let killing = Task {
            for _ in 0..<yields { await Task.yield() }
            victim.kill()
        }
        _ = try await devices[index].meet(browser)
        await killing.value
        server = try await RunningServer(in: folder)
    }

    private mutating func restart() async throws {
        server.kill()
        server = try await RunningServer(in: folder)
    }

    /// Makes a backup of the server, or restores the last one, so that the server lacks all later entries.
    private mutating func backUpOrRestore() async throws {
        guard let backup else {
            let path = folder.path("backup-\(UUID().uuidString)")
            let result = try hexis("backup", "--data", folder.path("data"), path)
            #expect(result.code == 0, "\(result.output)")
            backup = path
            return
        }
        server.kill()
        let result = try hexis("restore", "--data", folder.path("data"), "--replace", backup)
        #expect(result.code == 0, "\(result.output)")
        self.backup = nil
        server = try await RunningServer(in: folder)
    }

    private mutating func compare() async throws {
        var newcomer = SimulatedDevice("newcomer", cookie: devices[0].cookie)
        var browser = Browser(server)
        browser.cookie = newcomer.cookie
        var meeting = SimulatedDevice.Meeting.more
        for _ in 0..<200 where meeting != .agreed { meeting = try await newcomer.meet(browser) }
        let there = newcomer.practice()
        #expect(there.count == model.count)
        #expect(model.keys.allSatisfy { there.contains($0) })
        let now = Instant(clamping: Int64(Date().timeIntervalSince1970 * 1000))
        for entry in try newcomer.entries() {
            #expect(model[entry.id] == entry.fact)
            #expect(!JournalClock.isTooFarAhead(entry.at, at: now))
        }
        for index in devices.indices {
            #expect(devices[index].practice() == there, "\(devices[index].name)")
            #expect(devices[index].storage.unsent.isEmpty)
            #expect(try devices[index].entries().count == model.count, "nothing is stored twice")
            devices[index].kill()
            #expect(devices[index].practice() == there, "\(devices[index].name), started again")
        }
    }
}
