import Testing

@testable import HexisCore

@Suite("Zone rules")
struct ZoneRulesTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let zone: String
        let utc: String
        let offset: Int
        var testDescription: String { "\(zone) at \(utc)" }
    }

    static let hour = 3600

    @Test(
        "The offset follows the law of the zone",
        arguments: [
            // EU summer time: from the last Sunday of March to the last of October, 01:00 UTC.
            Case(zone: "Europe/Vienna", utc: "2026-03-29T00:59:59Z", offset: 1 * hour),
            Case(zone: "Europe/Vienna", utc: "2026-03-29T01:00:00Z", offset: 2 * hour),
            Case(zone: "Europe/Vienna", utc: "2026-10-25T00:59:59Z", offset: 2 * hour),
            Case(zone: "Europe/Vienna", utc: "2026-10-25T01:00:00Z", offset: 1 * hour),
            // Far beyond the last transition in the file: 2100-03-28 is a last Sunday of March.
            Case(zone: "Europe/Vienna", utc: "2100-03-28T00:59:59Z", offset: 1 * hour),
            Case(zone: "Europe/Vienna", utc: "2100-03-28T01:00:00Z", offset: 2 * hour),
            // Half an hour off the full hours, all year.
            Case(zone: "Asia/Kolkata", utc: "2026-07-01T00:00:00Z", offset: 5 * hour + 1800),
            Case(zone: "Asia/Kolkata", utc: "2150-01-01T00:00:00Z", offset: 5 * hour + 1800),
            // Half an hour of summer time, until the first Sunday of April, 02:00 local time (15:00 UTC the day
            // before).
            Case(zone: "Australia/Lord_Howe", utc: "2026-01-15T00:00:00Z", offset: 11 * hour),
            Case(zone: "Australia/Lord_Howe", utc: "2026-04-04T14:59:59Z", offset: 11 * hour),
            Case(zone: "Australia/Lord_Howe", utc: "2026-04-04T15:00:00Z", offset: 10 * hour + 1800),
            // One hour back in Ramadan (18 February to 19 March 2026), otherwise one hour ahead all year.
            Case(zone: "Africa/Casablanca", utc: "2026-03-01T12:00:00Z", offset: 0),
            Case(zone: "Africa/Casablanca", utc: "2026-06-01T12:00:00Z", offset: 1 * hour),
            // From the second Sunday of March to the first of November, 02:00 local time.
            Case(zone: "America/Vancouver", utc: "2025-03-09T09:59:59Z", offset: -8 * hour),
            Case(zone: "America/Vancouver", utc: "2025-03-09T10:00:00Z", offset: -7 * hour),
            Case(zone: "America/Vancouver", utc: "2025-11-02T08:59:59Z", offset: -7 * hour),
            Case(zone: "America/Vancouver", utc: "2025-11-02T09:00:00Z", offset: -8 * hour),
            // In the south, summer spans the new year: New Zealand at Christmas, and in June.
            Case(zone: "Pacific/Auckland", utc: "2060-12-25T00:00:00Z", offset: 13 * hour),
            Case(zone: "Pacific/Auckland", utc: "2060-06-25T00:00:00Z", offset: 12 * hour),
            Case(zone: "Pacific/Auckland", utc: "2061-01-01T00:00:00Z", offset: 13 * hour),
            // Ireland's standard time is its summer time: tzdata calls winter "daylight saving", one hour back.
            Case(zone: "Europe/Dublin", utc: "2080-01-15T12:00:00Z", offset: 0),
            Case(zone: "Europe/Dublin", utc: "2080-07-15T12:00:00Z", offset: 1 * hour),
            Case(zone: "Etc/UTC", utc: "2199-12-31T23:59:59Z", offset: 0),
        ])
    func lawfulOffset(_ expected: Case) throws {
        let rules = try ZoneRules(bytes: zoneFile(expected.zone))
        #expect(rules.offset(at: try atUTC(expected.utc)) == expected.offset)
    }

    @Test(
        "A yearly rule is read as written",
        arguments: [
            // Summer time all year, written as POSIX 2024 suggests.
            ("XXX3EDT4,0/0,J365/23", "2050-07-01T00:00:00Z", -4 * hour),
            ("XXX3EDT4,0/0,J365/23", "2050-01-01T03:00:00Z", -4 * hour),
            // Greenland: 22:00 on the day before the last Sunday of March, written as minus two hours.
            ("<-02>2<-01>,M3.5.0/-1,M10.5.0/0", "2050-03-27T00:59:59Z", -2 * hour),
            ("<-02>2<-01>,M3.5.0/-1,M10.5.0/0", "2050-03-27T01:00:00Z", -1 * hour),
            // Day 60 without leap days is 1 March in every year; day 59 counted from 0 is 29 February in 2028.
            ("AAA0BBB,J60/0,J300/0", "2028-02-29T23:59:59Z", 0),
            ("AAA0BBB,J60/0,J300/0", "2028-03-01T00:00:00Z", 1 * hour),
            ("AAA0BBB,59/0,300/0", "2028-02-29T00:00:00Z", 1 * hour),
            ("IST-5:30", "2050-01-01T00:00:00Z", 5 * hour + 1800),
        ])
    func yearlyRule(_ text: String, _ utc: String, _ offset: Int) throws {
        let rule = try YearlyZoneRule(Array(text.utf8)[...])
        #expect(rule.offset(at: try atUTC(utc).milliseconds / 1000) == offset)
    }

    @Test(
        "An invalid rule is refused",
        arguments: [
            "", "A", "CET", "CET-1CEST", "CET-1CEST,M3.5.0", "CET-1CEST,M13.5.0,M10.5.0",
            "CET-1CEST,M3.6.0,M10.5.0",
            "CET-1CEST,M3.5.7,M10.5.0", "CET-25", "<CET-1", "CET-1CEST,J0,J1", "CET-1CEST,M3.5.0,M10.5.0 ",
            "CET-1CEST,M3.5.0/168,M10.5.0", "CET-99999999999999999999",
        ])
    func refusedRule(_ text: String) {
        #expect(throws: ZoneError.malformed) { try YearlyZoneRule(Array(text.utf8)[...]) }
    }

    @Test("A file cut off anywhere is refused without trapping")
    func truncatedFiles() throws {
        let bytes = try zoneFile("Europe/Vienna")
        for length in 0..<bytes.count {
            #expect(throws: ZoneError.self) { try ZoneRules(bytes: Array(bytes.prefix(length))) }
        }
    }

    @Test("A file with any byte changed is read or refused without trapping")
    func damagedFiles() throws {
        let bytes = try zoneFile("Australia/Lord_Howe")
        let instants = try [0, 1, 2].map { try atUTC("20\($0)6-05-05T00:00:00Z") }
        for index in bytes.indices {
            for value: UInt8 in [0, 1, 127, 128, 255] {
                var damaged = bytes
                damaged[index] = value
                guard let rules = try? ZoneRules(bytes: damaged) else { continue }
                for instant in instants { #expect(abs(rules.offset(at: instant)) <= 26 * Self.hour) }
                for day in [Day.first, day("2026-05-05"), .last] {
                    let ahead = rules.instant(of: day, at: .midnight).milliseconds / 1000
                    #expect(abs(Int64(day.number) * 86_400 - ahead) <= 26 * Int64(Self.hour))
                }
            }
        }
    }

    @Test("The file version that ends in 2037 is refused with its own error")
    func firstVersion() throws {
        var bytes = try zoneFile("Europe/Vienna")
        bytes[4] = 0
        #expect(throws: ZoneError.unsupportedVersion) { try ZoneRules(bytes: bytes) }
    }
}
