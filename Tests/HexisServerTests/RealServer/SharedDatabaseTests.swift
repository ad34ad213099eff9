import Chance
import FakePushService
import Foundation
import HexisCore
import HexisStore
import LocalPostgreSQL
import NIOHTTP1
import Testing

extension RealServer {
    @Suite("Servers that share a database", .timeLimit(.minutes(60)))
    struct SharedDatabaseTests {
        private let database: String
        private let key = Data(repeating: 7, count: 32)

        init() throws { database = try PostgreSQLServer.shared.get().makeDatabase() }

        private var flags: [String] { ["--database", database, "--shared", "true"] }
        private var environment: [String: String] { ["HEXIS_MASTER_KEY": key.base64EncodedString()] }

        private func start(_ more: String...) async throws -> RunningServer {
            try await RunningServer(
                in: TemporaryFolder(), RunningServer.Way(flags: flags + more, environment: environment))
        }

        private func signedIn(_ browser: Browser, at server: RunningServer) -> Browser {
            var there = Browser(server)
            there.cookie = browser.cookie
            return there
        }

        @Test("What is done on one server shows on the other at once, and its open windows hear of it")
        func together() async throws {
            let (one, other) = (try await start(), try await start())
            var here = Browser(one)
            try await here.join("maria")
            let habit = try await here.addHabit("Walk")
            var there = signedIn(here, at: other)
            var events = try await WindowEvents(there)
            #expect(try await events.next() == "retry: 3000\n\n")
            for round in 1...10 {
                let browsers = round.isMultiple(of: 2) ? [here, there] : [there, here]
                #expect(try await browsers[0].checkIn(habit, entry: newEntry()).status == 303)
                let day = try await browsers[1].send(.GET, "/habits/\(habit)/days/\(today())")
                #expect(day.text.matches(of: #/class="log-amount"/#).count == round)
                #expect(try await events.next() == "data: more\n\n")
            }
            let folder = try TemporaryFolder()
            let listed = try hexis(
                ["people", "list", "--data", folder.path("data")] + flags, environment: environment)
            #expect(listed.code == 0 && listed.output.contains("maria"), "\(listed.output)")
            #expect(try await here.post("/sign-out").status == 303)
            #expect(try await there.get("/today").location?.hasPrefix("/sign-in") == true)
        }

        @Test("While both are killed again and again, one after the other, every acknowledged entry is kept")
        func killed() async throws {
            let acknowledged = Acknowledged()
            var maria: Browser?
            var habit = ""
            for round in 0..<rounds(3) {
                let servers = [try await start(), try await start()]
                if maria == nil {
                    var browser = Browser(servers[0])
                    try await browser.join("maria")
                    habit = try await browser.addHabit("Walk")
                    maria = browser
                }
                let browsers = try servers.map { signedIn(try #require(maria), at: $0) }
                try await withThrowingTaskGroup { [habit] group in
                    for number in 0..<8 {
                        group.addTask { await keepCheckingIn(browsers[number % 2], habit, acknowledged) }
                    }
                    // The first is killed while both work, and the second while it works alone.
                    for victim in [round % 2, 1 - round % 2] {
                        let goal = acknowledged.count + 40
                        try await eventually("enough entries are acknowledged") {
                            acknowledged.count >= goal ? true : nil
                        }
                        servers[victim].kill()
                    }
                }
            }
            let folder = try TemporaryFolder()
            let store = try SQLStore(
                at: try #require(PostgreSQLAddress(database)), isShared: true,
                in: DataFolder(path: folder.path("data")), masterKey: MasterKey(bytes: key))
            let account = try #require(try await store.account(userName: "maria"))
            let page = try await store.entries(of: account.person, after: 0, limit: 100_000)
            #expect(acknowledged.all.isSubset(of: Set(page.entries.map { $0.id.description })))
            try await store.close()
        }

        @Test("A server that freezes while it sends a reminder loses it to another, and it is shown once")
        func frozen() async throws {
            try await FakePushService.running(.hold) { service in
                let first = try await start("--push-services", "any")
                var person = try await Reminded(first, service)
                let habit = try await person.snooze(for: 100)
                await service.somebodyAsked()
                first.freeze()
                let second = try await start("--push-services", "any")
                try await eventually("the second server sends it") { service.received.count > 1 ? true : nil }
                service.letGo(.answer(201))
                person.move(to: second)
                let sent = try await eventually("it is known to be sent") {
                    try await person.browser.get("/push").text.firstMatch(of: /"lastSent":(\d+)/)
                }
                #expect(Int64(sent.1) ?? 0 > habit.due.milliseconds)
                first.thaw()
                #expect(first.stop() == 0)
                #expect(second.stop() == 0)
                #expect(Set(try person.tags(at: service)) == [habit.call.id.description])
            }
        }
    }
}
