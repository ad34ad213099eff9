@testable import HexisCore
import Testing

@Suite("The value of a day's measurements")
struct MeasurementTests {
    /// An amount measured in a few minutes of one morning; `minutes` is `nil` for the day as a whole.
    struct Sample: Sendable {
        let amount: Int64
        let minutes: ClosedRange<Int64>?
        let source: String

        init(_ amount: Int64, _ minutes: ClosedRange<Int64>?, _ source: String) {
            self.amount = amount
            self.minutes = minutes
            self.source = source
        }
    }

    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let samples: [Sample]
        let value: Int64
        var ranking: [String] = []
        var signal = Signal.steps
    }

    static let cases = [
        Case(
            testDescription: "the samples of one source are added up",
            samples: [
                Sample(100, 0...10, "Phone"), Sample(200, 20...30, "Phone"),
            ], value: 300),
        Case(
            testDescription: "separate times are added up, whatever measured them",
            samples: [
                Sample(100, 0...10, "Phone"), Sample(200, 10...20, "Watch"),
            ], value: 300),
        Case(
            testDescription: "overlapping time counts once, the watch's before the phone's",
            samples: [
                Sample(400, 0...10, "Watch"), Sample(300, 5...15, "Phone"),
            ], value: 400 + 300 / 2),
        Case(
            testDescription: "overlapping time counts the phone's first if the person ranks it first",
            samples: [
                Sample(400, 0...10, "Watch"), Sample(300, 5...15, "Phone"),
            ], value: 300 + 400 / 2, ranking: ["Phone"]),
        Case(
            testDescription:
                "a sample inside another counts nothing; one that extends on both sides counts there",
            samples: [
                Sample(400, 10...20, "Watch"), Sample(50, 12...15, "Phone"), Sample(300, 5...25, "Phone"),
            ], value: 400 + 300 * 10 / 20),
        Case(
            testDescription: "the third source counts only the time that neither of the first two measured",
            samples: [
                Sample(100, 0...10, "Watch"), Sample(100, 8...18, "Phone"), Sample(200, 0...20, "Tracker"),
            ], value: 100 + 100 * 8 / 10 + 200 * 2 / 20),
        Case(
            testDescription: "a manual entry for the day is added on top",
            samples: [
                Sample(400, 0...10, "Watch"), Sample(1000, nil, ""),
            ], value: 1400),
        Case(
            testDescription: "a manual entry with a time precedes every device",
            samples: [
                Sample(400, 0...10, "Watch"), Sample(1000, 0...5, ""),
            ], value: 1000 + 400 / 2),
        Case(
            testDescription: "a whole-day total covers the day for the sources that follow",
            samples: [
                Sample(5000, nil, "Watch"), Sample(300, 0...10, "Phone"), Sample(100, 30...30, "Phone"),
            ], value: 5000),
        Case(
            testDescription:
                "a whole-day total includes what others measured, even preferred sources",
            samples: [
                Sample(4000, 0...240, "Watch"), Sample(6000, nil, "Phone"),
            ], value: 6000),
        Case(
            testDescription:
                "so a whole-day total adds nothing to larger walks: it was reported before the evening",
            samples: [
                Sample(6000, nil, "Export"), Sample(4000, 0...240, "Phone"), Sample(3000, 300...400, "Phone"),
            ], value: 4000 + 3000),
        Case(
            testDescription:
                "the same steps from three sources, only one of them timed, count once",
            samples: [
                Sample(1000, 5...15, "Watch"), Sample(1000, 0...0, "Hours"), Sample(1000, nil, "Export"),
            ], value: 1000),
        Case(
            testDescription: "the larger of two whole-day totals counts",
            samples: [
                Sample(5000, nil, "Watch"), Sample(9000, nil, "Phone"),
            ], value: 9000),
        Case(
            testDescription: "samples of a source without durations, such as one an hour, are one amount",
            samples: [
                Sample(300, 0...0, "Phone"), Sample(500, 60...60, "Phone"), Sample(700, 30...40, "Watch"),
            ], value: 300 + 500),
        Case(
            testDescription: "a manual entry is added on top of a whole-day total too",
            samples: [
                Sample(5000, nil, "Watch"), Sample(1000, nil, ""), Sample(400, 0...10, "Phone"),
            ], value: 5000 + 1000),
        Case(
            testDescription:
                "a named signal's moment counts whole, unless a preferred source was measuring then",
            samples: [
                Sample(400, 0...10, "Watch"), Sample(7, 10...10, "Phone"), Sample(9, 0...0, "Phone"),
            ], value: 407, signal: .named("Cups")),
        Case(
            testDescription: "for things without a duration, moments of two sources are two things",
            samples: [
                Sample(3, 5...5, "Watch"), Sample(4, 5...5, "Phone"),
            ], value: 7, signal: .named("Cups")),
        Case(
            testDescription: "steps take time: the larger of two sources without durations counts",
            samples: [
                Sample(3, 5...5, "Watch"), Sample(4, 5...5, "Phone"),
            ], value: 4),
        Case(
            testDescription: "shares are rounded to the nearest: a third of 100 is 33, two thirds are 67",
            samples: [
                Sample(0, 0...10, "Watch"), Sample(100, 0...15, "Phone"), Sample(100, 5...20, "Tracker"),
            ], value: 33 + 33),
        Case(
            testDescription: "zero measured twice is still zero",
            samples: [
                Sample(0, 0...10, "Watch"), Sample(0, 0...10, "Phone"),
            ], value: 0),
    ]

    @Test("A summed signal counts overlapping time once", arguments: cases)
    func sums(_ expected: Case) throws {
        var diary = Diary()
        for (number, sample) in expected.samples.enumerated() {
            let start = sample.minutes.map { 1_795_248_000 + $0.lowerBound * 60 }
            let seconds = sample.minutes.map { ($0.upperBound - $0.lowerBound) * 60 }
            diary.record(
                .measured(
                    try #require(
                        Measured(
                            measurement: identifier(UInt64(number)), signal: expected.signal,
                            amount: sample.amount,
                            day: day("2026-11-21"), start: start, seconds: seconds, source: sample.source))))
        }
        diary.record(.sourcesRanked(try #require(SourcesRanked(sources: expected.ranking))))
        #expect(diary.practice.value(of: expected.signal, on: day("2026-11-21")) == expected.value)
        #expect(diary.practice.value(of: expected.signal, on: day("2026-11-22")) == nil)
        #expect(diary.practice.value(of: .minutes, on: day("2026-11-21")) == nil)
    }

    private func record(
        _ diary: inout Diary, _ id: UInt64, _ signal: Signal, _ amount: Int64, start: Int64? = nil,
        on: String = "2026-11-21"
    ) throws {
        diary.record(
            .measured(
                try #require(
                    Measured(
                        measurement: identifier(id), signal: signal, amount: amount, day: day(on),
                        start: start,
                        source: "Scales"))))
    }

    @Test("The latest measurement counts by its time, then one for the whole day, then by recording order")
    func latest() throws {
        var diary = Diary()
        try record(&diary, 1, .weight, 83_100, start: 2000)
        try record(&diary, 2, .weight, 82_500, start: 1000)
        #expect(diary.practice.value(of: .weight, on: day("2026-11-21")) == 83_100)
        #expect(
            diary.practice.measurements(of: .weight, on: day("2026-11-21")).map { $0.amount } == [
                83_100, 82_500,
            ])
        try record(&diary, 3, .weight, 80_000)
        #expect(diary.practice.value(of: .weight, on: day("2026-11-21")) == 80_000)
        try record(&diary, 0, .weight, 81_000)
        #expect(diary.practice.value(of: .weight, on: day("2026-11-21")) == 81_000)
    }

    @Test("A mean is rounded to the nearest, even for the largest amounts")
    func means() throws {
        var diary = Diary()
        try record(&diary, 1, .heartRate, 60_000)
        try record(&diary, 2, .heartRate, 61_000)
        try record(&diary, 3, .heartRate, 61_000)
        #expect(diary.practice.value(of: .heartRate, on: day("2026-11-21")) == 60_667)
        for id in 4...20_000 { try record(&diary, UInt64(id), .heartRate, Measured.amounts.upperBound) }
        let mean = try #require(diary.practice.value(of: .heartRate, on: day("2026-11-21")))
        #expect(mean < Measured.amounts.upperBound && mean > Measured.amounts.upperBound / 1000 * 999)
    }

    @Test("The value follows a measurement that is corrected, moved to another day or signal, or removed")
    func saidAgain() throws {
        var diary = Diary()
        try record(&diary, 1, .steps, 1000)
        try record(&diary, 1, .steps, 3000)
        #expect(diary.practice.value(of: .steps, on: day("2026-11-21")) == 3000)
        try record(&diary, 1, .steps, 3000, on: "2026-11-20")
        #expect(diary.practice.measuredDays(of: .steps) == [day("2026-11-20")])
        try record(&diary, 1, .named("Pages"), 3000, on: "2026-11-20")
        #expect(diary.practice.measuredSignals == [.named("Pages")])
        diary.record(.measurementRemoved(MeasurementRemoved(measurement: identifier(1))))
        #expect(diary.practice.measuredSignals == [])
        try record(&diary, 1, .steps, 4000)
        #expect(diary.practice.value(of: .steps, on: day("2026-11-21")) == nil)
        #expect(diary.practice.measurement(identifier(1)) == nil)
    }

    @Test("A sum is at most all sources together and at least the first source, in any order")
    func bounds() {
        var dice = Dice.thrown()
        for _ in 0..<5_000 {
            let ranking = dice.ranking()
            let measured = (0..<dice.number(1...12)).map { _ in dice.measured(.steps) }
            var fields = MeasurementFields()
            fields.ranking.set(ranking, at: Stamp(at: instant(0), id: identifier(1)))
            let sources = fields.inOrder(measured.map { $0.source })
            let value = CountedTime.sum(of: measured, sources)
            let limit = Measured.amounts.upperBound
            #expect(value <= min(measured.reduce(0) { $0 + $1.amount }, limit))
            let own = measured.filter { $0.source == sources[0] }.reduce(0) { $0 + $1.amount }
            #expect(value >= min(own, limit))
            #expect(CountedTime.sum(of: measured.shuffled(using: &dice), sources) == value)
        }
    }

    @Test(
        "A sum is at least what each untimed source reports, and at least what others measured in time"
    )
    func withoutTimes() {
        var dice = Dice.thrown()
        for _ in 0..<5_000 {
            let signal = dice.one(of: [Signal.steps, .distance, .activeEnergy, .minutes])
            let measured = (0..<dice.number(1...12)).map { _ in dice.measured(signal) }
            let sources = Set(measured.map(\.source)).sorted()
            let value = CountedTime.sum(of: measured, sources)
            let inTime = measured.filter { $0.start != nil && $0.seconds ?? 0 > 0 }
            #expect(value >= CountedTime.sum(of: inTime, sources))
            for source in sources where !source.isEmpty {
                let own = measured.filter { $0.source == source }
                guard own.contains(where: { $0.start == nil || $0.seconds ?? 0 == 0 }) else { continue }
                #expect(value >= min(own.reduce(0) { $0 + $1.amount }, Measured.amounts.upperBound))
            }
        }
    }

    @Test("A sum does not depend on the order or repetition of measurements")
    func arrivals() {
        var dice = Dice.thrown()
        for _ in 0..<300 {
            let entries = (1...dice.number(1...8)).map { number in
                Entry(
                    id: identifier(UInt64(number)), at: instant(Int64(number)), device: identifier(9),
                    fact: .measured(dice.measured(.steps)))
            }
            let (once, again) = (Practice(entries), Practice((entries + entries).shuffled(using: &dice)))
            for day in once.measuredDays(of: .steps) {
                #expect(again.value(of: .steps, on: day) == once.value(of: .steps, on: day))
            }
        }
    }

    @Test("A value stays within bounds on any day of any journal")
    func absurd() {
        var dice = Dice.thrown()
        for _ in 0..<2_000 {
            let practice = Practice(dice.journal(upTo: 60))
            for signal in practice.measuredSignals {
                let days = practice.measuredDays(of: signal)
                #expect(!days.isEmpty && days == days.sorted())
                for day in days {
                    #expect(practice.value(of: signal, on: day).map { Measured.amounts.contains($0) } == true)
                    #expect(!practice.sources(of: signal, on: day).isEmpty)
                }
            }
        }
    }

    @Test(
        "A newer program's signal is read and passed on by name; an unassigned number is refused"
    )
    func newerSignals() {
        #expect(Signal(wire: .run("flights".bytes[...])) == .named("flights"))
        #expect(Signal(wire: .run("steps".bytes[...])) == .steps)
        #expect(Signal(wire: .integer(7)) == nil && Signal(wire: .integer(-1)) == nil)
        #expect(Signal(wire: .run([])) == nil)
        #expect(Signal(name: String(repeating: "a", count: 101)) == nil)
    }

    @Test("Numbers out of bounds and invalid names are refused")
    func refused() {
        func measured(
            _ amount: Int64 = 1, start: Int64? = nil, seconds: Int64? = nil, source: String = "",
            signal: Signal = .steps
        ) -> Measured? {
            Measured(
                measurement: identifier(1), signal: signal, amount: amount, day: day("2026-11-21"),
                start: start,
                seconds: seconds, source: source)
        }
        #expect(measured(1_000_000_000_000_000, start: 0, seconds: 604_800, source: "Watch") != nil)
        #expect(measured(-1) == nil && measured(1_000_000_000_000_001) == nil)
        #expect(measured(start: -2_208_988_801) == nil && measured(seconds: 604_801) == nil)
        #expect(measured(seconds: -1) == nil)
        #expect(
            measured(source: "a\nb") == nil && measured(source: String(repeating: "a", count: 101)) == nil)
        #expect(measured(signal: .named("")) == nil && measured(signal: .named("steps")) == nil)
        #expect(SourcesRanked(sources: (0...50).map { "\($0)" }) == nil)
        #expect(SourcesRanked(sources: [""]) == nil)
    }

    @Test("Unranked sources are ordered by worn before carried, then by name")
    func unranked() throws {
        let sources = ["Phone", "anna's WATCH", "Fitbit", "", "Watc"]
        let ranking = SourceRanking.none
        #expect(
            sources.sorted { ranking.isBefore($0, $1) } == ["", "anna's WATCH", "Fitbit", "Phone", "Watc"])
        let ranked = try #require(SourceRanking(["Watc"]))
        #expect(
            sources.sorted { ranked.isBefore($0, $1) } == ["", "Watc", "anna's WATCH", "Fitbit", "Phone"])
    }
}
