import Foundation
import HexisCore
import NIOHTTP1
import Testing

@testable import HexisService

extension RealServer {
    @Suite("What watches a server names metrics that there are")
    struct Monitoring {
        private func contents(of file: String) throws -> String {
            try String(contentsOf: URL(filePath: "\(packageFolder)/docs/\(file)"), encoding: .utf8)
        }

        /// The metrics that a text names, without the endings of a histogram's samples.
        private func metrics(in text: String) -> Set<String> {
            Set(
                text.matches(of: /hexis_[a-z_]*[a-z]/).map {
                    String($0.0.replacing(/_(bucket|count|sum)$/, with: ""))
                })
        }

        /// The metrics in the table of HOSTING.md.
        private var documented: Set<String> {
            get throws {
                let rows = try contents(of: "HOSTING.md").matches(of: /\n\| `(hexis_[a-z_]+)` \|/)
                return Set(rows.map { String($0.1) })
            }
        }

        @Test("Every metric of a server is documented, and every documented one is exported")
        func table() async throws {
            let folder = try TemporaryFolder()
            let server = try await RunningServer(
                in: folder,
                .init(flags: ["--metrics", "true", "--backup-folder", folder.path("backups")]))
            let exported = try await eventually("a backup was made and the reminders were looked at") {
                let found = metrics(in: try await Browser(server).send(.GET, "/metrics").text)
                return found.isSuperset(of: ["hexis_backup_age_seconds", "hexis_reminders_overdue"])
                    ? found : nil
            }
            // There is none before the first delivery, which other tests count.
            #expect(try exported.union(["hexis_deliveries_total"]) == documented)
            #expect(server.stop() == 0)
        }

        @Test("How long entries took to arrive from devices is summed up, once for each entry")
        func lag() async throws {
            let server = try await RunningServer(in: TemporaryFolder(), .init(flags: ["--metrics", "true"]))
            var maria = Browser(server)
            try await maria.join("maria")
            let now = World.machine.now()
            let entries = ([0, 3_600_000] as [Int64]).enumerated().map { number, age in
                Entry(
                    id: Identifier(high: 1, low: UInt64(number)), at: now.advanced(byMilliseconds: -age),
                    device: Identifier(high: 2, low: 2),
                    fact: .preferenceChosen(PreferenceChosen(preference: .pause, isOn: false)))
            }
            let request = SyncRequest(
                person: nil, epoch: nil, cursor: 0, entries: entries.map { $0.bytes[...] })
            for _ in 1...2 {
                let answer = try await maria.send(
                    .POST, "/sync", ["Origin": maria.address], bytes: request.bytes)
                #expect(try SyncReply(bytes: answer.bytes).outcomes == [.kept, .kept])
            }
            let text = try await maria.get("/metrics").text
            #expect(text.contains("\nhexis_sync_lag_seconds_count 2\n"))
            let sum = try #require(text.firstMatch(of: /\nhexis_sync_lag_seconds_sum ([\d.]+)\n/)).1
            #expect(try #require(Double(sum)) >= 3600)
            #expect(server.stop() == 0)
        }

        @Test("Alerts and dashboard", arguments: ["alerts.yml", "grafana.json"])
        func files(_ name: String) throws {
            let named = metrics(in: try contents(of: "hosting/\(name)"))
            #expect(named.count > 5)
            #expect(try named.subtracting(documented) == [])
        }

        @Test("The dashboard is JSON, and its panels do not overlap")
        func dashboard() throws {
            let dashboard = try JSON(parsing: Array(contents(of: "hosting/grafana.json").utf8))
            var taken: Set<[Int64]> = []
            guard case .array(let panels)? = dashboard["panels"] else {
                Issue.record("no panels")
                return
            }
            for panel in panels {
                let place = try #require(panel["gridPos"])
                let (x, width) = (try #require(place["x"]?.integer), try #require(place["w"]?.integer))
                let (y, height) = (try #require(place["y"]?.integer), try #require(place["h"]?.integer))
                for column in x..<x + width {
                    for row in y..<y + height { #expect(taken.insert([column, row]).inserted) }
                }
            }
            #expect(taken.count > 0)
        }
    }
}
