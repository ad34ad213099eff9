import HexisCore
import Testing

@testable import HexisServer

@Suite("What the server says of itself")
struct HealthTests {
    @Test("names its version and that of its time zones, and nobody")
    func health() async throws {
        let server = try await RunningServer(in: TemporaryFolder())
        let answer = try await Browser(server).send(.GET, "/health")
        #expect(answer.status == 200)
        let health = try JSON(parsing: answer.bytes)
        let zones = ZoneFolder(path: "/usr/share/zoneinfo")
        #expect(health["status"] == .string("ok"))
        #expect(health["version"] == .string(hexisVersion))
        #expect(health["unreadableEntries"] == .integer(0))
        #expect(health["timeZones"] == .string(try #require(zones.version)))
        #expect(health["timeZonesAreOld"] == .bool(zones.isOld(at: .now)))
        #expect(server.stop() == 0)
    }
}
