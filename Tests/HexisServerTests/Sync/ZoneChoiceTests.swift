import Foundation
import HexisCore
import NIOHTTP1
import Testing

@testable import HexisServer
@testable import HexisService

@Suite("Choosing a time zone on the server")
struct ZoneChoiceTests {
    @Test("The choice is recorded with the offsets of the new zone and of the previous one")
    func offsets() async throws {
        let server = try await RunningServer(in: TemporaryFolder())
        var browser = Browser(server)
        try await browser.join("ada")
        for zone in ["Asia/Kathmandu", "Pacific/Honolulu"] {
            #expect(try await browser.post("/settings", [("zone", zone)]).status == 303)
        }
        let request = SyncRequest(person: nil, epoch: nil, cursor: 0, entries: [])
        let answer = try await browser.send(.POST, "/sync", ["Origin": browser.address], bytes: request.bytes)
        let chosen = try SyncReply(bytes: answer.bytes).entries.compactMap { bytes -> [Int?]? in
            let entry = try Entry(bytes: bytes)
            guard case .settings(.timeZoneChosen(let fact)) = entry.fact else { return nil }
            return [entry.offset, fact.offset.map { Int($0) }]
        }
        // The account was created in UTC; then come 5 h 45 min ahead and 10 h behind.
        #expect(chosen == [[nil, nil], [0, 20_700], [20_700, -36_000]])
        #expect(server.stop() == 0)
    }
}
