import Chance
import FakePushService
import HexisCore
import HexisStore
import NIOHTTP1
import Testing

@testable import HexisServer
@testable import HexisService

extension RealServer {
    /// A device shows one notification per tag. So no reminder is lost if each one arrived at least once, and none is
    /// shown twice if all messages of one reminder have the same tag.
    @Suite("No reminder is lost, and none is shown twice", .timeLimit(.minutes(60)))
    struct CallingRounds {
        private let way = RunningServer.Way(flags: ["--push-services", "any"])

        @Test(
            "No reminder is lost in a hundred rounds or more, killed or frozen at any moment around the due time"
        )
        func killedAndFrozen() async throws {
            let count = rounds(100)
            var dice = Dice.thrown()
            try await FakePushService.running(.answer(201)) { service in
                let folder = try TemporaryFolder()
                var server = try await RunningServer(in: folder, way)
                var person = try await Reminded(server, service)
                var calls: Set<String> = []
                var late: Set<String> = []
                for round in 0..<count {
                    let habit = try await person.snooze(for: Int64(dice.number(60...250)))
                    // If the machine stalled and recorded the reminder seconds late, it may or may not be sent.
                    let isInTime = World.machine.now() < habit.due.advanced(byMilliseconds: 4000)
                    if isInTime {
                        calls.insert(habit.call.id.description)
                    } else {
                        late.insert(habit.call.id.description)
                    }
                    try await reach(habit.due, plus: dice.number(-50...60))
                    if round.isMultiple(of: 2) {
                        server.kill()
                        server = try await RunningServer(in: folder, way)
                        person.move(to: server)
                    } else {
                        server.freeze()
                        try await reach(World.machine.now(), plus: dice.number(20...400))
                        server.thaw()
                    }
                }
                // A delivery interrupted by a freeze is retried after half a minute.
                try await eventually("each call came", ) {
                    calls.isSubset(of: try person.tags(at: service)) ? true : nil
                }
                #expect(server.stop() == 0)
                let tags = try person.tags(at: service)
                #expect(Set(tags).subtracting(late) == calls)
                let topics = service.received.compactMap { $0.headers.first(name: "Topic") }
                #expect(Set(topics).count == Set(tags).count)
                #expect(calls.count + late.count == count)
                print("\(count) calls, \(late.count) told too late, \(tags.count) messages")
            }
        }

        @Test(
            "A server frozen past its lease while it sends does so again under the same tag, and completes"
        )
        func beyondTheLease() async throws {
            try await FakePushService.running(.hold) { service in
                let server = try await RunningServer(in: TemporaryFolder(), way)
                var person = try await Reminded(server, service)
                let habit = try await person.snooze(for: 100)
                await service.somebodyAsked()
                server.freeze()
                try await reach(World.machine.now(), plus: Int(Lease.length.milliseconds) + 500)
                service.letGo(.answer(201))
                server.thaw()
                let sent = try await eventually("it is known to be sent") {
                    // A connection that was idle for so long may have just been closed.
                    let page = try? await person.browser.get("/push").text
                    return page?.firstMatch(of: /"lastSent":(\d+)/)
                }
                #expect(Int64(sent.1) ?? 0 > habit.due.milliseconds)
                #expect(server.stop() == 0)
                #expect(Set(try person.tags(at: service)) == [habit.call.id.description])
            }
        }

        /// Waits until the clock shows an instant plus this many milliseconds.
        private func reach(_ instant: Instant, plus milliseconds: Int) async throws {
            let moment = instant.advanced(byMilliseconds: Int64(milliseconds))
            try await eventually("the time has come", ) {
                World.machine.now() >= moment ? true : nil
            }
        }
    }
}
