import FakePushService
import HexisCore
import NIOHTTP1
import Testing

@testable import HexisServer

@Suite("Delivery metrics", .timeLimit(.minutes(10)))
struct DeliveryMetricsTests {
    @Test("The metrics count accepted and refused messages, and every commit of a journal")
    func counts() async throws {
        try await FakePushService.running(.answer(201)) { service in
            let server = try await RunningServer(
                in: TemporaryFolder(), .init(flags: ["--push-services", "any", "--metrics", "true"]))
            var ada = try await Reminded(server, service)
            try await ada.snooze(for: 500)
            let text = try await metrics(of: server, once: #"channel="push",outcome="delivered"} 1"#)
            #expect(text.contains("hexis_practices_in_memory 1.0\n"))
            #expect(!text.contains("outcome=\"refused\""))
            let commits = try #require(text.firstMatch(of: /hexis_commit_seconds_count (\d+)\n/))
            #expect(try #require(Int(commits.1)) > 0)
            service.behave(.answer(403))
            try await ada.snooze(for: 500)
            _ = try await metrics(of: server, once: #"channel="push",outcome="refused"} 1"#)
        }
    }

    private func metrics(of server: RunningServer, once dimensions: String) async throws -> String {
        try await eventually("it was counted") {
            let text = try await Browser(server).send(.GET, "/metrics").text
            return text.contains("hexis_deliveries_total{\(dimensions)") ? text : nil
        }
    }
}
