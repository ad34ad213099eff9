import HexisCore
import Testing

@testable import HexisExchange

/// 2 March 2026, 12:00 UTC.
private let noon = Instant(clamping: 1_772_452_800_000)
private let monday = Day(clamping: 20_514)

@Suite("Measurements through the API")
struct MeasureTests {
    private var practice = Practice()
    private var number: UInt64 = 0
    /// The UTC offsets of the entries last recorded, in hours.
    private var clocks: [Int?] = []

    /// Posts a body, records the entries and returns the response.
    private mutating func post(
        _ operation: APIOperation, _ body: String, at now: Instant = noon, in zone: ZoneRules = .utc
    ) throws -> String {
        number += 1
        let round = number
        let call = APICall(
            practice: practice, parameters: [], body: try operation.body(Array(body.utf8)), now: now,
            zone: zone,
            device: Identifier(high: 1, low: 1), program: "Shortcut",
            random: { Identifier(high: round, low: UInt64.random(in: 0 ... .max)) })
        let answer = try operation.answer(call)
        for entry in answer.entries { practice.add(entry) }
        clocks = answer.entries.map { entry in entry.offset.map { $0 / 3600 } }
        return answer.json.text
    }

    private mutating func measure(_ measurements: String..., at now: Instant = noon) throws -> String {
        try post(.measure, "{\"measurements\":[\(measurements.joined(separator: ","))]}", at: now)
    }

    private func steps(_ value: Int, _ more: String = "") -> String {
        "{\"signal\":\"steps\",\"value\":\(value),\"day\":\"2026-03-02\"\(more)}"
    }

    @Test("A day's total replaces the source's previous total; the same total again is already known")
    mutating func totals() throws {
        let fitbit = ",\"source\":\"Fitbit\""
        for hour in [100, 900, 2500] { _ = try measure(steps(hour, fitbit)) }
        #expect(practice.value(of: .steps, on: monday) == 2_500_000)
        #expect(try measure(steps(2500, fitbit)) == "{\"new\":0,\"known\":1}")
        // Within one post, too, the last one holds, even if it equals the total before the post.
        #expect(try measure(steps(100, fitbit), steps(2500, fitbit)) == "{\"new\":2,\"known\":0}")
        #expect(practice.value(of: .steps, on: monday) == 2_500_000)
    }

    @Test("Without a source, the program is the source, by the name of its token")
    mutating func named() throws {
        for hour in [100, 900, 2500] { _ = try measure(steps(hour)) }
        #expect(practice.value(of: .steps, on: monday) == 2_500_000)
        #expect(practice.sources(of: .steps, on: monday) == ["Shortcut"])
        #expect(try measure(steps(2500)) == "{\"new\":0,\"known\":1}")
        // The same with an explicit source, and another signal, and another day.
        #expect(try measure(steps(2500, ",\"source\":\"Shortcut\"")) == "{\"new\":0,\"known\":1}")
        _ = try measure("{\"signal\":\"minutes\",\"value\":30,\"day\":\"2026-03-02\"}")
        _ = try measure("{\"signal\":\"steps\",\"value\":7,\"day\":\"2026-03-01\"}")
        #expect(practice.value(of: .steps, on: monday) == 2_500_000)
        #expect(practice.value(of: .minutes, on: monday) == 30_000)
        #expect(practice.value(of: .steps, on: monday.previous) == 7000)
    }

    @Test("A measurement with its own id or time is added")
    mutating func added() throws {
        for number in [1, 2] {
            _ = try measure(
                "{\"signal\":\"Water\",\"value\":250,\"id\":\"\(String(repeating: "\(number)", count: 32))\"}"
            )
        }
        _ = try measure("{\"signal\":\"Water\",\"value\":100,\"start\":\"2026-03-02T08:00:00Z\"}")
        _ = try measure("{\"signal\":\"Water\",\"value\":100,\"start\":\"2026-03-02T09:00:00Z\"}")
        // 250 twice by id, and 100 twice by time.
        #expect(practice.value(of: .named("Water"), on: monday) == 700_000)
        for start in ["08", "09"] {
            _ = try measure(
                steps(1000, ",\"source\":\"Fitbit\",\"start\":\"2026-03-02T\(start):00:00Z\",\"seconds\":60"))
        }
        #expect(practice.value(of: .steps, on: monday) == 2_000_000)
    }

    @Test("A timed measurement sent before programs were sources is still the same measurement")
    mutating func sentBefore() throws {
        let start = Int64(monday.number) * 86_400
        let before = try #require(
            Measured(
                measurement: Identifier(ofMeasurement: .steps, from: "", at: start), signal: .steps,
                amount: 900_000, day: monday, start: start))
        practice.add(
            Entry(
                id: Identifier(high: 7, low: 7), at: Instant(clamping: 0),
                device: Identifier(high: 1, low: 1),
                fact: .measured(before)))
        _ = try measure("{\"signal\":\"steps\",\"value\":1000,\"start\":\"2026-03-02T00:00:00Z\"}")
        #expect(practice.value(of: .steps, on: monday) == 1_000_000)
        #expect(practice.sources(of: .steps, on: monday) == ["Shortcut"])
    }

    @Test(
        "An amount that no form accepts is refused with the path of its member",
        arguments: [
            ("steps", "1000000000000"), ("weight", "5000"), ("restingHeartRate", "0"), ("minutes", "100000"),
            ("heartRate", "5000"), ("activeEnergy", "100001"), ("distance", "1000001"),
        ])
    mutating func bounds(signal: String, value: String) throws {
        let problem = #expect(throws: APIProblem.self) {
            try measure("{\"signal\":\"\(signal)\",\"value\":\(value)}")
        }
        #expect(problem?.status == 422 && problem?.place == "/measurements/0/value")
        #expect(practice.measuredSignals.isEmpty)
    }

    @Test(
        "A walk at half past midnight counts for the new date from any source, even before the day starts"
    )
    mutating func midnight() throws {
        // A person's day starts at three by default: at 00:40 it is still Sunday.
        let now = Instant(clamping: (Int64(monday.number) * 1440 + 40) * 60_000)
        let walk = "\"start\":\"2026-03-02T00:30:00Z\",\"seconds\":600"
        _ = try measure("{\"signal\":\"steps\",\"value\":1000,\(walk),\"source\":\"Watch\"}", at: now)
        #expect(practice.value(of: .steps, on: monday) == 1_000_000)
        let point = "{\"qty\":1000,\"date\":\"2026-03-02 00:30:00 +0000\"}"
        _ = try post(
            .takeAutoExport,
            "{\"data\":{\"metrics\":[{\"name\":\"step_count\",\"units\":\"count\",\"data\":[\(point)]}]}}",
            at: now)
        #expect(practice.value(of: .steps, on: monday) == 1_000_000)
        let record = MadeRecord(
            value: "1000", begin: Int(monday.number) * 86_400 + 1800, end: Int(monday.number) * 86_400 + 2400)
        let export = try readHealth(madeExport([record])).measurements
        let imported = ImportedDays(export, into: practice, upTo: monday)
        let entries = imported.entries(practice, device: Identifier(high: 1, low: 2), at: now) {
            Identifier(high: 99, low: 1)
        }
        for entry in entries { practice.add(entry) }
        #expect(practice.measuredDays(of: .steps) == [monday])
        #expect(practice.value(of: .steps, on: monday) == 1_000_000)
    }

    /// The ways in which the walk from 14:05 to 14:15 arrives: exactly, within its hour, and within its day.
    private enum Way: CaseIterable {
        case program, autoExport, appleHealth
    }

    private mutating func walk(by way: Way) throws {
        let begin = Int(monday.number) * 86_400 + 14 * 3600 + 300
        let evening = Instant(clamping: Int64(begin + 6 * 3600) * 1000)
        switch way {
        case .program:
            let walk = "\"start\":\"2026-03-02T14:05:00Z\",\"seconds\":600,\"source\":\"Watch\""
            _ = try measure("{\"signal\":\"steps\",\"value\":1000,\(walk)}", at: evening)
        case .autoExport:
            let hour = "{\"qty\":1000,\"date\":\"2026-03-02 14:00:00 +0000\"}"
            _ = try post(
                .takeAutoExport,
                "{\"data\":{\"metrics\":[{\"name\":\"step_count\",\"units\":\"count\",\"data\":[\(hour)]}]}}",
                at: evening)
        case .appleHealth:
            let record = MadeRecord(value: "1000", begin: begin, end: begin + 600)
            let days = try readHealth(madeExport([record])).measurements
            let entries = ImportedDays(days, into: practice, upTo: monday).entries(
                practice, device: Identifier(high: 1, low: 2), at: evening
            ) { Identifier(high: 99, low: UInt64.random(in: 0 ... .max)) }
            for entry in entries { practice.add(entry) }
        }
    }

    @Test(
        "The same walk from the API, Health Auto Export and an export counts once, in any order"
    )
    mutating func once() throws {
        for first in Way.allCases {
            for second in Way.allCases {
                for third in Way.allCases {
                    practice = Practice()
                    for way in [first, second, third, first] {
                        try walk(by: way)
                        #expect(practice.measuredDays(of: .steps) == [monday])
                        #expect(
                            practice.value(of: .steps, on: monday) == 1_000_000,
                            "\(first), \(second), \(third)")
                    }
                }
            }
        }
    }

    @Test(
        "A measurement keeps the offset its program sent; without one, or in UTC, the person's own at the time",
        arguments: [
            ("2026-03-01T09:00:00+09:00", 9), ("2026-03-01T00:00:00.5-05:00", -5),
            ("2026-03-01T00:00:00Z", 1), ("2026-03-01T00:00:00+00:00", 1), ("2026-03-01T00:00:00-00:00", 1),
            // Summer time in Vienna, although it is posted in winter.
            ("2025-08-01T00:00:00Z", 2),
        ])
    mutating func clocks(start: String, hours: Int) throws {
        let walk = "{\"signal\":\"steps\",\"value\":100,\"source\":\"Watch\",\"start\":\"\(start)\"}"
        let body = "{\"measurements\":[\(walk)]}"
        let vienna = try zone("Europe/Vienna")
        _ = try post(.measure, body, in: vienna)
        #expect(clocks == [hours])
        // The same body is the same measurement, wherever the person is by then.
        let again = try post(.measure, body, in: try zone("Asia/Tokyo"))
        #expect(again == "{\"new\":0,\"known\":1}")
        let total = "{\"signal\":\"steps\",\"value\":100,\"day\":\"2026-03-01\"}"
        _ = try post(.measure, "{\"measurements\":[\(total)]}", in: vienna)
        #expect(clocks == [1])
    }

    @Test(
        "A Health Auto Export post keeps the phone's offset",
        arguments: [
            ("2026-03-01 09:00:00 +0900", 9), ("2026-03-01 9:00:00\u{202F}AM -0500", -5),
            ("2026-03-01T00:00:00Z", 1), ("2026-03-01", 1), ("2025-08-01T00:00:00Z", 2),
            // No offset exceeds a day: the person's own is used.
            ("2026-03-01 09:00:00 +2500", 1),
        ])
    mutating func phoneClocks(date: String, hours: Int) throws {
        let point = "{\"qty\":5,\"date\":\"\(date)\"}"
        let metric = "{\"name\":\"step_count\",\"units\":\"count\",\"data\":[\(point)]}"
        let body = "{\"data\":{\"metrics\":[\(metric)]}}"
        _ = try post(.takeAutoExport, body, in: try zone("Europe/Vienna"))
        #expect(clocks == [hours])
    }

    @Test("An empty post is valid, and the response lists what was not read")
    mutating func unread() throws {
        let nothing = "{\"new\":0,\"known\":0,\"unusable\":0,\"unread\":[]}"
        #expect(try post(.takeAutoExport, "{\"data\":{}}") == nothing)
        #expect(try post(.takeAutoExport, "{\"data\":{\"workouts\":[]}}") == nothing)
        let sleep = "{\"data\":{\"metrics\":[{\"name\":\"sleep_analysis\",\"data\":[]}]}}"
        #expect(try post(.takeAutoExport, sleep).contains("\"unread\":[\"sleep_analysis\"]"))
    }

    @Test("The response explains what could not be used, and counts as known only what was used")
    mutating func notUsed() throws {
        let metrics = """
            {"name":"step_count","units":"count","data":[{"qty":5,"date":"2026-03-02"},{"qty":5,"date":"2026-03-05"}]},
            {"name":"mindful_minutes","data":[{},{}]}
            """
        let later = "1 entry was of a day still to come: “2026-03-05”."
        let mindful = "2 entries named “Mindful Minutes”: Hexis does not keep these."
        #expect(
            try post(.takeAutoExport, "{\"data\":{\"metrics\":[\(metrics)]}}")
                == "{\"new\":1,\"known\":0,\"unusable\":1,\"unread\":[\"mindful_minutes\"],"
                + "\"notUsed\":[\"\(later)\",\"\(mindful)\"]}")
    }
}
