import Chance
import HexisCore
import Testing

@testable import HexisExchange

private func post(_ metrics: String) -> [UInt8] { Array("{\"data\":{\"metrics\":[\(metrics)]}}".utf8) }

private func metric(_ name: String, _ units: String, _ points: String) -> [UInt8] {
    post("{\"name\":\"\(name)\",\"units\":\"\(units)\",\"data\":[\(points)]}")
}

private func read(_ bytes: [UInt8], in zone: ZoneRules? = .utc) throws -> [Measured] {
    try HealthAutoExport(bytes, in: zone).measurements
}

@Suite("Health Auto Export")
struct HealthAutoExportTests {
    @Test("A post of steps becomes measurements on the days of the person's zone")
    func steps() throws {
        let bytes = metric(
            "step_count", "count",
            """
            {"qty": 8500, "date": "2024-02-06 14:30:00 -0800", "source": "Watch"},
            {"qty": 12.5, "date": "2024-02-06 23:30:00 -0800"}
            """)
        let found = try read(bytes)
        // 14:30 in California is 22:30 UTC; an hour before its midnight is the next day in UTC.
        #expect(found.map { $0.day.description } == ["2024-02-06", "2024-02-07"])
        #expect(found.map { $0.amount } == [8_500_000, 12_500])
        #expect(found.map { $0.source } == ["Health Auto Export", "Health Auto Export"])
        #expect(found[0].start == 1_707_258_600)
        #expect(try read(bytes, in: nil).map { $0.day.description } == ["2024-02-06", "2024-02-06"])
    }

    @Test(
        "Each metric has its signal, in its own unit",
        arguments: [
            ("walking_running_distance", "mi", "\"qty\":1", Signal.distance, 1_609_344),
            ("active_energy", "kJ", "\"qty\":418.4", .activeEnergy, 100_000),
            ("heart_rate", "bpm", "\"Min\":60,\"Avg\":72.5,\"Max\":90", .heartRate, 72_500),
            ("heart_rate", "count/min", "\"Avg\":72", .heartRate, 72_000),
            ("resting_heart_rate", "bpm", "\"qty\":55", .restingHeartRate, 55_000),
            ("apple_exercise_time", "min", "\"qty\":31", .minutes, 31_000),
            ("weight_body_mass", "lb", "\"qty\":100", .weight, 45_359),
        ])
    func metrics(name: String, units: String, value: String, signal: Signal, amount: Int64) throws {
        let found = try read(metric(name, units, "{\(value),\"date\":\"2024-02-06 14:30:00 +0000\"}"))
        #expect(found.map { $0.signal } == [signal])
        #expect(found.map { $0.amount } == [amount])
    }

    @Test(
        "The same point is the same measurement, even if it has grown; another time or signal is another")
    func identity() throws {
        func identity(_ name: String, _ value: Int, _ date: String) throws -> Identifier? {
            try read(
                metric(
                    name, name == "step_count" ? "count" : "min", "{\"qty\":\(value),\"date\":\"\(date)\"}")
            )
            .first?.measurement
        }
        let first = try #require(try identity("step_count", 100, "2024-02-06 00:00:00 +0000"))
        #expect(try identity("step_count", 900, "2024-02-06 00:00:00 +0000") == first)
        #expect(try identity("step_count", 100, "2024-02-06 01:00:00 +0100") == first)
        #expect(try identity("step_count", 100, "2024-02-07 00:00:00 +0000") != first)
        #expect(try identity("apple_exercise_time", 100, "2024-02-06 00:00:00 +0000") != first)
    }

    @Test(
        "Unusable points are left out and counted",
        arguments: [
            "{}", "5", "null", "{\"qty\":5}", "{\"qty\":-3,\"date\":\"2024-02-06 14:30:00 +0000\"}",
            "{\"qty\":\"abc\",\"date\":\"2024-02-06 14:30:00 +0000\"}",
            "{\"qty\":1000001,\"date\":\"2024-02-06 14:30:00 +0000\"}",
            "{\"qty\":1e12,\"date\":\"2024-02-06 14:30:00 +0000\"}",
            "{\"qty\":1e999,\"date\":\"2024-02-06 14:30:00 +0000\"}", "{\"qty\":5,\"date\":\"yesterday\"}",
            "{\"qty\":5,\"date\":\"1066-10-14 09:00:00 +0000\"}",
        ])
    func unusable(point: String) throws {
        let good = "{\"qty\":5,\"date\":\"2024-02-06 14:30:00 +0000\"}"
        let found = try HealthAutoExport(metric("step_count", "count", "\(point),\(good)"), in: .utc)
        #expect((found.measurements.count, found.unusable) == (1, 1))
        #expect(try HealthAutoExport(metric("step_count", "furlong", good), in: .utc).unusable == 1)
    }

    @Test("Unusable data is reported with the reason, the count and an example")
    func why() throws {
        let found = try HealthAutoExport(
            post(
                """
                {"name":"step_count","units":"count","data":[{"qty":5,"date":"2026-03-01 25:61"},{"qty":5},
                    {"qty":5,"date":"yesterday"},{"qty":"abc","date":"2026-03-01"},{"date":"2026-03-01"}]},
                {"name":"apple_exercise_time","units":"furlong","data":[{"qty":1,"date":"2026-03-01"}]},
                {"name":"mindful_minutes","units":"min","data":[{},{},{}]},{"name":"sleep_analysis","data":[]}
                """), in: .utc)
        #expect(
            found.unused.listed == [
                Unused(.time, "2026-03-01 25:61", count: 3), Unused(.amount, "abc", count: 2),
                Unused(.unit, "furlong"), Unused(.notKept, "Mindful Minutes", count: 3),
            ])
        #expect(found.unread == ["mindful_minutes", "sleep_analysis"])
    }

    @Test(
        "Metric names are spelled out in words",
        arguments: [
            ("mindful_minutes", "Mindful Minutes"), ("workouts", "Workouts"), ("", ""),
            ("HeartRateVariabilitySDNN", "Heart Rate Variability SDNN"), ("VO2Max", "VO2 Max"),
            ("UVExposure", "UV Exposure"), ("水", "水"),
        ])
    func names(name: String, words: String) {
        #expect(spelledOut(name) == words)
    }

    @Test("Unsupported metrics are skipped")
    func others() throws {
        let sleep =
            "{\"name\":\"sleep_analysis\",\"units\":\"hr\",\"data\":[{\"date\":\"2024-02-06\",\"asleep\":7}]}"
        let found = try HealthAutoExport(post(sleep), in: .utc)
        #expect((found.measurements.count, found.unusable) == (0, 0))
        #expect(found.unread == ["sleep_analysis"])
    }

    @Test(
        "A post without metrics, or with workouts only, is valid; the response lists what was not read",
        arguments: [
            ("{}", []), ("{\"workouts\":[]}", []), ("{\"workouts\":[{\"name\":\"Walk\"}]}", ["workouts"]),
            ("{\"metrics\":[],\"workouts\":[]}", []),
        ] as [(String, [String])])
    func empty(data: String, unread: [String]) throws {
        let found = try HealthAutoExport(Array("{\"data\":\(data)}".utf8), in: .utc)
        #expect(found.measurements.isEmpty && found.unread == unread)
    }

    @Test(
        "Dates may follow the phone's clock settings",
        arguments: [
            ("2026-03-01 15:04:05 +0100", "2026-03-01 15:04:05 +0100"),
            ("2026-03-01 3:04:05 PM +0100", "2026-03-01 15:04:05 +0100"),
            ("2026-03-01 3:04:05\u{202F}PM +0100", "2026-03-01 15:04:05 +0100"),
            ("2026-03-01 12:00:00\u{202F}AM -0800", "2026-03-01 00:00:00 -0800"),
            ("2026-03-01 12:30:00 pm +0000", "2026-03-01 12:30:00 +0000"),
            ("2026-03-01T15:04:05+01:00", "2026-03-01 15:04:05 +0100"),
            ("2026-03-01T15:04:05.250Z", "2026-03-01 15:04:05 +0000"),
            // The zone of the test is UTC: its days begin there.
            ("2026-03-01", "2026-03-01 00:00:00 +0000"),
        ])
    func clocks(date: String, same: String) throws {
        func measured(_ date: String) throws -> [Measured] {
            try read(metric("step_count", "count", "{\"qty\":5,\"date\":\"\(date)\"}"))
        }
        #expect(try measured(date).count == 1)
        #expect(try measured(date) == measured(same))
    }

    @Test(
        "Invalid dates are left out",
        arguments: [
            "2026-03-01 13:00:00 PM +0100", "2026-03-01 0:00:00 AM +0100", "2026-03-01 3:04 PM +0100",
            "2026-03-01 3:04:05 XM +0100", "2026-02-30", "2026-03-01T15:04:05", "3:04:05 PM", " ",
        ])
    func noDates(date: String) throws {
        let post = metric("step_count", "count", "{\"qty\":5,\"date\":\"\(date)\"}")
        #expect(try HealthAutoExport(post, in: .utc).unusable == 1)
    }

    @Test(
        "A body that is not such a post is refused",
        arguments: [
            "", "hello", "[]", "{}", "{\"data\":5}", "{\"data\":[]}", "{\"data\":{\"metrics\":{}}}",
            "{\"data\":{\"metrics\":[{\"name\":\"step_count\",\"data\":7}]}}",
        ])
    func garbage(text: String) {
        #expect(throws: HealthAutoExportError.notAnExport) { try read(Array(text.utf8)) }
    }

    @Test("A million points, or endless nesting, take bounded work")
    func huge() {
        let point = "{\"qty\":5,\"date\":\"2024-02-06 14:30:00 +0000\"}"
        let million = [String](repeating: point, count: 1_000_000).joined(separator: ",")
        #expect(throws: HealthAutoExportError.tooLarge) { try read(metric("step_count", "count", million)) }
        let short = [String](repeating: "5", count: 60_000).joined(separator: ",")
        #expect(throws: HealthAutoExportError.tooLarge) { try read(metric("step_count", "count", short)) }
        let deep = [UInt8](repeating: UInt8(ascii: "["), count: 1_000_000)
        #expect(throws: HealthAutoExportError.notAnExport) { try read(deep) }
    }

    @Test("A changed byte never crashes the program")
    func damage() {
        var dice = Dice.thrown(for: "damaged post of Health Auto Export")
        let whole = metric("step_count", "count", "{\"qty\":8500.25,\"date\":\"2024-02-06 14:30:00 -0800\"}")
        for _ in 0..<2000 {
            var bytes = whole
            for _ in 0...dice.number(0...3) { bytes[dice.number(0...bytes.count - 1)] = dice.bytes(1)[0] }
            _ = try? HealthAutoExport(bytes, in: .utc)
        }
    }
}
