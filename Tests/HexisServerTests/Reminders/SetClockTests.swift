import FakePushService
import HexisCore
import Testing

@testable import HexisServer

/// A real server, whose clock is set while it runs.
@Suite("A server whose clock was wrong", .timeLimit(.minutes(10)))
struct SetClockTests {
    private static let year: Int64 = 365 * 86_400_000

    @Test("says so, and calls for all that was and will be due once it is right", arguments: [year, -year])
    func wrong(_ milliseconds: Int64) async throws {
        try await FakePushService.running(.answer(201)) { service in
            let folder = try TemporaryFolder()
            let clock = try PreloadedClock(in: folder)
            let server = try await RunningServer(
                in: folder,
                RunningServer.Way(flags: ["--push-services", "any"], environment: clock.environment))
            var person = try await Reminded(server, service)
            let meanwhile = try await person.snooze(for: 2000)
            let afterwards = try await person.snooze(for: 10_000)
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
}
