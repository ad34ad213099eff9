import HexisCore
import HexisStore
import NIOHTTP1
import Testing

@testable import HexisServer
@testable import HexisService

@Suite("Health and metrics of the server")
struct HealthTests {
    @Test("The health page states the versions of the server and its time zones, and names no person")
    func health() async throws {
        let server = try await RunningServer(in: TemporaryFolder())
        let answer = try await Browser(server).send(.GET, "/health")
        #expect(answer.status == 200)
        let health = try JSON(parsing: answer.bytes)
        let zones = ZoneFolder(path: "/usr/share/zoneinfo")
        #expect(health["status"] == .string("ok"))
        #expect(health["version"] == .string(hexisVersion))
        #expect(health["unreadableEntries"] == .integer(0))
        #expect(health["overdueReminders"] == .integer(0))
        #expect(health["forgottenReminders"] == .integer(0))
        #expect(health["timeZones"] == .string(try #require(zones.version)))
        #expect(health["timeZonesAreOld"] == .bool(zones.isOld(at: World.machine.now())))
        #expect(health["waitingMessages"] == .integer(0))
        #expect(health["oldestMessageSeconds"] == .integer(0))
        #expect(server.stop() == 0)
    }

    @Test("The doctor command asks a running server how it is, and says if none runs")
    func online() async throws {
        let folder = try TemporaryFolder()
        let server = try await RunningServer(in: folder)
        let asked = try hexis("doctor", "--online", "--data", folder.path("data"))
        #expect(asked.code == 0, "\(asked.output)")
        #expect(
            asked.output.contains(
                "Server          version \(hexisVersion) is running\nMessages        none wait"))
        #expect(server.stop() == 0)
        let alone = try hexis("doctor", "--online", "--data", folder.path("data"))
        #expect(alone.code == 1)
        #expect(alone.output.contains("! No server runs on this data folder."))
    }

    @Test("Metrics are served if they are enabled")
    func metrics() async throws {
        let asked = try await RunningServer(in: TemporaryFolder(), .init(flags: ["--metrics", "true"]))
        let text = try await eventually("the reminders were looked at") {
            let answer = try await Browser(asked).send(.GET, "/metrics")
            #expect(answer.headers["content-type"] == ["text/plain; version=0.0.4; charset=utf-8"])
            return answer.text.contains("overdue") ? answer.text : nil
        }
        for (name, kind, value) in [
            ("hexis_reminders_forgotten_total", "counter", "0"), ("hexis_reminders_overdue", "gauge", "0.0"),
            ("hexis_practices_in_memory", "gauge", "0.0"), ("hexis_outbox_messages", "gauge", "0.0"),
            ("hexis_outbox_age_seconds", "gauge", "0.0"),
        ] {
            #expect(text.contains("# TYPE \(name) \(kind)\n\(name) \(value)\n"))
        }
        #expect(text.contains("hexis_commit_seconds_count 0\n"))
        #expect(text.contains("hexis_commits_total "))
        for _ in 1...2 { _ = try await Browser(asked).send(.GET, "/nowhere") }
        _ = try await Browser(asked).send(.POST, "/sync")
        let counted = try await Browser(asked).send(.GET, "/metrics").text
        #expect(counted.contains(#"hexis_requests_total{kind="page",status="3xx"} 2"#))
        #expect(counted.contains(#"hexis_request_seconds_count{kind="sync"} 1"#))
        #expect(counted.contains(#"hexis_requests_total{kind="form",status="2xx"} 0"#))
        #expect(asked.stop() == 0)
        let unasked = try await RunningServer(in: TemporaryFolder())
        #expect(try await Browser(unasked).send(.GET, "/metrics").status != 200)
        #expect(unasked.stop() == 0)
    }

    @Test(
        "The doctor command reports how far reminders were watched, and warns of one forgotten in the last week"
    )
    func forgotten() async throws {
        let folder = try TemporaryFolder()
        let store = try SQLStore(in: DataFolder(path: folder.path("data")))
        let now = World.machine.now()
        let weekAgo = now.advanced(byMilliseconds: -7 * 86_400_000)
        try await store.noteWatch(until: now, found: 2, at: weekAgo)
        let before = try hexis("doctor", "--data", folder.path("data"))
        #expect(before.output.contains(", 2 found forgotten so far"))
        #expect(!before.output.contains("! A reminder was forgotten"))
        try await store.noteWatch(until: now, found: 1, at: now)
        try await store.close()
        let after = try hexis("doctor", "--data", folder.path("data"))
        #expect(after.output.contains(", 3 found forgotten so far"))
        #expect(after.output.contains("! A reminder was forgotten, found, and sent if still useful"))
        #expect(after.code == 1)
    }
}
