import HexisCore
import NIOHTTP1
import Testing

/// A server with a patient, a nurse, and somebody whom all that is no business of.
struct Clinic {
    let server: RunningServer
    var maria: Browser
    var nurse: Browser
    var eve: Browser

    init(in folder: TemporaryFolder) async throws {
        server = try await RunningServer(in: folder)
        maria = Browser(server)
        try await maria.join("maria")
        nurse = Browser(server)
        try await nurse.join("nurse-anna")
        eve = Browser(server)
        try await eve.join("eve")
        try await takeNothing()
    }

    /// Records a medicine that has been due for long, and of which no dose was taken.
    private func takeNothing() async throws {
        let (medicine, begin) = (
            Identifier(high: 3, low: 3), Day(year: 2026, month: 1, day: 1) ?? .first
        )
        let times = try #require(TimeOfDay("08:00").flatMap { DoseTimes([$0]) })
        let name = try #require(Line("Bisoprolol"))
        let facts: [Fact] = [
            .medicineNamed(MedicineNamed(medicine: medicine, name: name)),
            .regimenSet(RegimenSet(medicine: medicine, from: begin, regimen: .at(times, on: .every))),
        ]
        let entries = facts.enumerated().map { number, fact in
            Entry(
                id: Identifier(high: 4, low: UInt64(number)),
                at: Instant(clamping: 1_767_258_000_000 + Int64(number)),
                device: Identifier(high: 5, low: 5), fact: fact)
        }
        let request = SyncRequest(
            person: nil, epoch: nil, cursor: 0, entries: entries.map { $0.bytes[...] })
        let answer = try await maria.send(
            .POST, "/sync", ["Origin": maria.address], bytes: request.bytes)
        #expect(answer.status == 200)
    }

    mutating func code() async throws -> String {
        let page = try await maria.post("/care/invite", [("current", "correct horse")])
        #expect(page.status == 200 && page["cache-control"] == "no-store")
        return String(try #require(page.text.firstMatch(of: /<code>([0-9A-Z-]{14})<\/code>/)).1)
    }

    /// Has the nurse use a code of the patient. Returns the address of the patient's page, and of the nurse's.
    mutating func connect() async throws -> (patient: String, provider: String) {
        let code = try await code()
        let answer = try await nurse.post("/patients/new", [("code", code), ("confirmed", "1")])
        #expect(answer.location == "/patients?asked")
        return (
            String(
                try #require(
                    try await nurse.get("/patients").text.firstMatch(
                        of: /href="(\/patients\/[0-9a-f]{32})"/)
                ).1),
            String(
                try #require(
                    try await maria.get("/care").text.firstMatch(of: /href="(\/care\/[0-9a-f]{32})"/)
                ).1)
        )
    }
}
