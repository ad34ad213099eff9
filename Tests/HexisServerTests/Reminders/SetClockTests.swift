import FakePushService
import GRDB
import HexisCore
import HexisStore
import NIOHTTP1
import Testing

@testable import HexisServer
@testable import HexisService

/// A real server whose clock is set while it runs.
@Suite("A server whose clock was wrong", .timeLimit(.minutes(10)))
struct SetClockTests {
    private static let year: Int64 = 365 * 86_400_000

    @Test(
        "The server reports the wrong clock, and sends all reminders due before and after the correction",
        arguments: [year, -year])
    func wrong(_ milliseconds: Int64) async throws {
        try await FakePushService.running(.answer(201)) { service in
            let folder = try TemporaryFolder()
            let clock = try PreloadedClock(in: folder)
            let server = try await RunningServer(
                in: folder,
                RunningServer.Way(flags: ["--push-services", "any"], environment: clock.environment))
            var person = try await Reminded(server, service)
            let meanwhile = try await person.snooze(for: 8000)
            let afterwards = try await person.snooze(for: 20_000)
            try clock.set(ahead: milliseconds)
            try await server.says("the clock was set")
            try await eventually("the first is due") { World.machine.now() > meanwhile.due ? true : nil }
            #expect(try person.tags(at: service).isEmpty)
            try clock.set(ahead: 0)
            try await server.says("the clock was set", times: 2)
            for habit in [meanwhile, afterwards] {
                try await eventually("it came") {
                    try person.tags(at: service).contains(habit.call.id.description) ? true : nil
                }
            }
            try await eventually("the server is well again") {
                try await Browser(server).send(.GET, "/health").status == 200 ? true : nil
            }
            #expect(server.stop() == 0)
        }
    }

    @Test("Entries recorded by a fast clock lose against a device's later changes")
    func recorded() async throws {
        let folder = try TemporaryFolder()
        let clock = try PreloadedClock(in: folder)
        let server = try await RunningServer(in: folder, .init(environment: clock.environment))
        var browser = Browser(server)
        try await browser.join("ada")
        let habit = try await browser.addHabit("Walk")
        var phone = SimulatedDevice("phone", cookie: browser.cookie)
        // No session would last a year.
        try clock.set(ahead: 10 * 86_400_000)
        try await server.says("the clock was set")
        #expect(try await browser.post("/habits/\(habit)/archive").location?.hasPrefix("/sign-in") == false)
        try await agree(&phone, browser)
        // At first the store cannot correct them.
        let disk = try DatabaseQueue(path: DataFolder(path: folder.path("data")).databasePath)
        try await disk.write {
            try $0.execute(
                sql: """
                    CREATE TRIGGER broken BEFORE UPDATE ON entry BEGIN SELECT RAISE(ABORT, 'broken'); END
                    """)
        }
        try clock.set(ahead: 0)
        try await server.says("could not correct entries recorded while the clock was ahead")
        #expect(try await Browser(server).send(.GET, "/health").status == 503)
        try await disk.write { try $0.execute(sql: "DROP TRIGGER broken") }
        try await eventually("the server is well again") {
            try await Browser(server).send(.GET, "/health").status == 200 ? true : nil
        }
        // The phone has the archiving entry dated in ten days, and dates its next entry after it.
        _ = try phone.post("/habits/\(habit)/bring-back", [], random: Identifier(high: 0, low: 1))
        try await agree(&phone, browser)
        #expect(try phone.page("/today").contains("Walk"))
        #expect(try await browser.get("/today").text.contains("Walk"))
        // Another device with a right clock, which has none of those entries.
        var laptop = SimulatedDevice("laptop", cookie: browser.cookie)
        try await agree(&laptop, browser)
        _ = try laptop.post("/habits/\(habit)/archive", [], random: Identifier(high: 0, low: 2))
        try await agree(&laptop, browser)
        try await agree(&phone, browser)
        #expect(try !phone.page("/today").contains("Walk"))
        #expect(try await !browser.get("/today").text.contains("Walk"))
        let latest = try phone.entries().map(\.at).max()
        #expect(try #require(latest) < World.machine.now().advanced(byMilliseconds: 86_400_000))
        #expect(server.stop() == 0)
    }

    private func agree(_ device: inout SimulatedDevice, _ browser: Browser) async throws {
        var meeting = SimulatedDevice.Meeting.more
        for _ in 0..<50 where meeting != .agreed { meeting = try await device.meet(browser) }
        #expect(meeting == .agreed)
    }
}
