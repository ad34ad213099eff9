import Chance
import HexisCore
import Testing

@testable import HexisExchange

/// 2026-03-29T00:00:00Z, the day on which clocks in Berlin skip 02:00 to 03:00.
private let sunday = 20_541 * 86_400

private func steps(_ contents: AppleHealthExport.Contents) -> [Int64] {
    contents.measurements.filter { $0.signal == .steps }.map { $0.amount }
}

@Suite("Apple Health: daily values")
struct AppleHealthExportTests {
    @Test("Seconds measured by the watch count before the phone's, and those before manual entries")
    func sourcesCountOnce() throws {
        // 600 s of phone, 10 a second; the watch covers the first 200 with 5 a second; by hand 1200 s, 1 a second.
        let records = [
            MadeRecord(value: "6000", begin: sunday, end: sunday + 600),
            .hand("1200", from: sunday, to: sunday + 1200),
            .watch("1000", from: sunday, to: sunday + 200),
        ]
        let expected: Int64 = (200 * 5 + 400 * 10 + 600 * 1) * 1000
        #expect(try steps(readHealth(madeExport(records))) == [expected])
    }

    @Test("A sample that crosses midnight is split between both days")
    func midnight() throws {
        let record = MadeRecord(value: "400", begin: sunday + 86_400 - 100, end: sunday + 86_400 + 300)
        #expect(try steps(readHealth(madeExport([record]))) == [100_000, 300_000])
    }

    @Test("Days follow the zone, even a day of 23 hours")
    func dayOfZone() throws {
        let berlin = try zone("Europe/Berlin")
        // From 23:00 the evening before to 22:00 UTC: the whole of Berlin's Sunday.
        let record = MadeRecord(value: "82800", begin: sunday - 3600, end: sunday + 22 * 3600)
        let contents = try readHealth(madeExport([record]), in: berlin)
        #expect(
            contents.measurements == [
                DayMeasurement(signal: .steps, day: Day(clamping: 20_541), amount: 82_800_000)
            ])
    }

    @Test("Without a zone, the local time in the file decides")
    func withoutZone() throws {
        // 23:30 UTC is 15:30 in California, on the day before Berlin's.
        var record = MadeRecord(begin: sunday + 84_600, end: sunday + 84_700)
        record.offset = -8 * 3600
        #expect(try readHealth(madeExport([record]), in: nil).measurements.map { $0.day.number } == [20_541])
        record.offset = 3600
        #expect(try readHealth(madeExport([record]), in: nil).measurements.map { $0.day.number } == [20_542])
    }

    @Test(
        "iOS 16's duplicate attributes of workout statistics do no harm, wherever the file is split"
    )
    func doubledAttributes() throws {
        let record = MadeRecord(begin: sunday, end: sunday + 60).xml
        let statistics = """
            <Workout workoutActivityType="HKWorkoutActivityTypeWalking">
             <WorkoutStatistics type="HKQuantityTypeIdentifierStepCount" startDate="2026-03-29 10:00:00 +0200"
              startDate="2026-03-29 10:00:00 +0200" source='a > b "c" / d' sum="100"/>
             <WorkoutStatistics startDate="1" startDate="1"></WorkoutStatistics>
            </Workout>

            """
        // The reader takes chunks of 128 KiB: a chunk ends at every possible place in it.
        for length in stride(from: (1 << 17) - 1200, to: (1 << 17) + 400, by: 7) {
            let comment = "<!--\(String(repeating: "x", count: length))-->"
            let contents = try readHealth(madeExport(record + comment + statistics + record))
            #expect(steps(contents) == [100_000])
        }
    }

    @Test("Errors give the line in the file")
    func linesStay() throws {
        let text = "<HealthData>\n<WorkoutStatistics a=\"\n\" a=\"\"/>\n</Wrong>\n</HealthData>\n"
        #expect(try refusalOfHealth(Array(text.utf8)) == .damaged(line: 4))
    }

    @Test("Impossible values are left out and counted")
    func implausible() throws {
        let records = [
            MadeRecord(value: "1000001", begin: sunday, end: sunday + 60),
            MadeRecord(
                type: "RestingHeartRate", unit: "count/min", value: "0", begin: sunday, end: sunday + 60),
        ]
        let contents = try readHealth(madeExport(records))
        #expect(contents.measurements.isEmpty && contents.unusable == 2)
    }

    @Test("A record that is repeated, or inside a correlation, counts once")
    func repeated() throws {
        let record = MadeRecord(begin: sunday, end: sunday + 60).xml
        let nested = "<Correlation type=\"X\" sourceName=\"Y\">\(record)</Correlation>"
        let contents = try readHealth(madeExport(record + nested + record))
        #expect(steps(contents) == [100_000])
        #expect((contents.records, contents.repeated) == (2, 1))
    }

    @Test("A sample without a duration counts, unless a preferred source measured that second")
    func withoutLength() throws {
        let instant = MadeRecord(value: "7", begin: sunday + 50, end: sunday + 50)
        #expect(try steps(readHealth(madeExport([instant]))) == [7000])
        let watch = MadeRecord.watch("100", from: sunday, to: sunday + 100)
        #expect(try steps(readHealth(madeExport([instant, watch]))) == [100_000])
        let before = MadeRecord.watch("100", from: sunday, to: sunday + 50)
        #expect(try steps(readHealth(madeExport([instant, before]))) == [107_000])
    }

    @Test(
        "Units may be those of the phone's region",
        arguments: [
            ("DistanceWalkingRunning", "km", "1.5", 1_500_000),
            ("DistanceWalkingRunning", "mi", "2", 3_218_688),
            ("DistanceWalkingRunning", "m", "12.25", 12_250), ("DistanceWalkingRunning", "ft", "10", 3048),
            ("DistanceWalkingRunning", "yd", "100", 91_440), ("ActiveEnergyBurned", "kcal", "1.5", 1500),
            ("ActiveEnergyBurned", "Cal", "2", 2000), ("ActiveEnergyBurned", "kJ", "4184", 1_000_000),
            ("AppleExerciseTime", "min", "3", 3000), ("BodyMass", "kg", "82.5", 82_500),
            ("BodyMass", "lb", "100", 45_359), ("BodyMass", "st", "10", 63_503),
            ("BodyMass", "g", "70000", 70_000),
            ("RestingHeartRate", "count/min", "58", 58_000), ("HeartRate", "count/s", "1.2", 72_000),
            ("StepCount", "count", "3.06e2", 306_000), ("DistanceWalkingRunning", "km", "3.06e-02", 30_600),
        ])
    func units(type: String, unit: String, value: String, amount: Int64) throws {
        let record = MadeRecord(type: type, unit: unit, value: value, begin: sunday, end: sunday + 60)
        #expect(try readHealth(madeExport([record])).measurements.map { $0.amount } == [amount])
    }

    @Test(
        "Unusable records are left out and counted",
        arguments: [
            ("kg", "5"), ("count", "abc"), ("count", "-3"), ("count", "1e12"), ("count", "nan"),
            ("count", ""),
            ("count", "1.2.3"), ("count", "."), ("count", "99999999999999999999999999"),
        ])
    func unusable(unit: String, value: String) throws {
        let bad = MadeRecord(unit: unit, value: value, begin: sunday, end: sunday + 60)
        let contents = try readHealth(madeExport([bad, MadeRecord(begin: sunday, end: sunday + 60)]))
        #expect(steps(contents) == [100_000])
        #expect(contents.unusable == 1)
    }

    @Test("Left-out records are reported with the reason, the count and an example")
    func why() throws {
        let bad = [
            MadeRecord(value: "abc", begin: sunday, end: sunday + 60),
            MadeRecord(value: "-3", begin: sunday, end: sunday + 60),
            MadeRecord(unit: "kg", begin: sunday, end: sunday + 60),
        ].map(\.xml).joined()
        func mindful(_ date: String) -> String {
            """
            <Record type="HKCategoryTypeIdentifierMindfulSession" sourceName="a" startDate="\(date)" \
            endDate="\(date)" value="5"/>
            """
        }
        let steps = MadeRecord(begin: sunday, end: sunday + 60).xml
        let export = bad + mindful("tomorrow") + mindful("") + steps + mindful("now")
        #expect(
            try readHealth(madeExport(export)).unused.listed == [
                Unused(.amount, "abc", count: 2), Unused(.unit, "kg"),
                Unused(.notKept, "Mindful Session", count: 3),
            ])
    }

    @Test(
        "An invalid date is left out and counted",
        arguments: [
            "", "2026-02-30 10:00:00 +0100", "2026-11-21", "2026-11-21 24:00:00 +0100",
            "1850-01-01 10:00:00 +0100",
            "2026-11-21T10:00:00+0100", "2026-11-21 10:00:00 0100", "2026-11-21 10:00:00 +01000", "tomorrow",
        ])
    func unusableDate(date: String) throws {
        let record = """
            <Record type="HKQuantityTypeIdentifierStepCount" sourceName="a" unit="count" startDate="\(date)" \
            endDate="2026-11-21 10:00:00 +0100" value="5"/>
            """
        let contents = try readHealth(madeExport(record))
        #expect(contents.measurements == [])
        #expect(contents.unusable == 1)
    }

    @Test(
        "Heart rate is the day's mean, resting heart rate the latest made, weight the last on the scales"
    )
    func otherRules() throws {
        var records: [MadeRecord] = []
        func add(_ type: String, _ unit: String, _ value: String, at second: Int, made: Int) {
            records.append(
                MadeRecord(
                    type: type, unit: unit, value: value, begin: sunday + second, end: sunday + second,
                    made: sunday + made))
        }
        add("HeartRate", "count/min", "60", at: 10, made: 10)
        add("HeartRate", "count/min", "61", at: 20, made: 20)
        add("HeartRate", "count/min", "65", at: 30, made: 30)
        add("RestingHeartRate", "count/min", "57", at: 100, made: 5000)
        add("RestingHeartRate", "count/min", "55", at: 200, made: 4000)
        add("BodyMass", "kg", "80", at: 100, made: 5000)
        add("BodyMass", "kg", "81", at: 200, made: 4000)
        let found = try readHealth(madeExport(records)).measurements
        #expect(found.map { $0.signal } == [.heartRate, .restingHeartRate, .weight])
        #expect(found.map { $0.amount } == [62_000, 57_000, 81_000])
    }

    @Test("A control character in a device's name does no harm")
    func controlCharacters() throws {
        let record = MadeRecord(device: "iPhone \u{0B}\u{01}\u{1F}x", begin: sunday, end: sunday + 60)
        #expect(try steps(readHealth(madeExport([record]))) == [100_000])
    }

    @Test(
        "Any records in any order agree with a second-by-second count",
        arguments: ["UTC", "Europe/Berlin"])
    func bySeconds(name: String) throws {
        var dice = Dice.thrown(for: "Apple Health second by second, \(name)")
        let rules = try zone(name)
        for _ in 0..<30 {
            let records = dice.records(around: sunday)
            let contents = try readHealth(madeExport(records), in: rules)
            let sums = SecondBySecond {
                Day(
                    clamping: Int64(
                        ($0 + rules.offset(at: Instant(clamping: Int64($0) * 1000))) / 86_400))
            }.sums(of: records)
            #expect(contents.measurements.map { $0.day } == sums.keys.sorted())
            for measurement in contents.measurements {
                #expect(abs(Double(measurement.amount) - (sums[measurement.day] ?? 0) * 1000) <= 1)
            }
        }
    }
}

extension Dice {
    /// Samples of three sources over two nights; those of one source never overlap, as in real exports.
    fileprivate mutating func records(around second: Int) -> [MadeRecord] {
        var records: [MadeRecord] = []
        for source in 0...2 {
            var place = second - 90_000 + number(0...4000)
            for _ in 0..<number(0...40) {
                place += chance(oneIn: 3) ? 0 : number(1...6000)
                let length = chance(oneIn: 8) ? 0 : number(1...3000)
                let value = "\(number(1...900))"
                let record: MadeRecord =
                    switch source {
                    case 0: .watch(value, from: place, to: place + length)
                    case 1: MadeRecord(value: value, begin: place, end: place + length)
                    default: .hand(value, from: place, to: place + length)
                    }
                records += [MadeRecord](repeating: record, count: chance(oneIn: 9) ? 2 : 1)
                place += length
            }
        }
        return records.shuffled(using: &self)
    }
}
