import HexisCore
import Testing

@Suite("The next clock change")
struct ClockChangeTests {
    @Test(
        "A clock change is found to the millisecond within three days, and none further away",
        arguments: [
            ("Europe/Berlin", "2026-03-28T21:00:00Z", "2026-03-29T01:00:00Z", 7200),
            ("Europe/Berlin", "2026-03-26T01:00:01Z", "2026-03-29T01:00:00Z", 7200),
            ("Europe/Berlin", "2026-10-24T20:00:00Z", "2026-10-25T01:00:00Z", 3600),
            ("Australia/Lord_Howe", "2026-04-04T12:00:00Z", "2026-04-04T15:00:00Z", 37_800),
            ("Europe/Berlin", "2026-03-29T01:00:00Z", nil, 0),
            ("Europe/Berlin", "2026-03-26T00:59:59Z", nil, 0),
            ("Asia/Tokyo", "2026-03-28T21:00:00Z", nil, 0),
        ] as [(String, String, String?, Int)])
    func found(name: String, now: String, at: String?, offset: Int) throws {
        let rules = try zone(name)
        let change = ClockChange(after: try atUTC(now)) { rules.offset(at: $0) }
        let expected = try at.map { ClockChange(at: try atUTC($0), offset: offset) }
        #expect(change == expected)
    }
}
