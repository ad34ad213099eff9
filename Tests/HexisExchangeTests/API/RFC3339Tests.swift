import Testing

@testable import HexisExchange

@Suite("RFC 3339 days and times")
struct RFC3339Tests {
    @Test(
        "A time is read with its offset, to the second",
        arguments: [
            ("1970-01-01T00:00:00Z", 0),
            ("2026-11-21T08:00:00+01:00", 1_795_244_400),
            ("2026-11-21T07:00:00.999z", 1_795_244_400),
            ("2026-11-21t02:00:00-05:00", 1_795_244_400),
            ("2000-02-29T12:00:00Z", 951_825_600),
            ("1990-12-31T23:59:60Z", 662_688_000),
            ("0001-01-01T00:00:00Z", -62_135_596_800),
            ("9999-12-31T23:59:59Z", 253_402_300_799),
        ])
    func times(_ text: String, _ seconds: Int64) {
        #expect(RFC3339.seconds(text) == seconds)
    }

    @Test(
        "The offset is read in seconds east of UTC",
        arguments: [
            ("2026-11-21T08:00:00+01:00", 3600), ("2026-11-21t02:00:00.5-05:30", -19_800),
            ("2026-11-21T07:00:00Z", 0), ("2026-11-21T07:00:00z", 0), ("2026-11-21T07:00:00-00:00", 0),
        ])
    func offsets(_ text: String, _ seconds: Int) {
        #expect(RFC3339.offset(text) == seconds)
    }

    @Test(
        "Anything else is not a time",
        arguments: [
            "", "2026-11-21", "2026-11-21T08:00:00", "2026-11-21 08:00:00Z", "2026-02-29T00:00:00Z",
            "2026-11-21T24:00:00Z", "2026-11-21T08:60:00Z", "2026-11-21T08:00:61Z", "2026-11-21T08:00:00.Z",
            "2026-11-21T08:00:00+0100", "2026-11-21T08:00:00+24:00", "2026-11-21T08:00:00Zz",
            "0000-01-01T00:00:00Z", "2026-13-01T00:00:00Z", "２０26-11-21T08:00:00Z",
        ])
    func noTimes(_ text: String) {
        #expect(RFC3339.seconds(text) == nil)
    }
}
