@testable import HexisCore
import Testing

@Suite("The resting heart rate")
struct HeartRateTests {
    private func diary(_ boundary: Int64? = 70, gap: Int64 = 5) -> MedicineDiary {
        var diary = MedicineDiary(since: "2026-11-02", "08:00")
        diary.record(.heartRateBoundarySet(HeartRateBoundarySet(boundary: boundary, gap: gap)))
        return diary
    }

    private func heart(_ diary: MedicineDiary, _ today: String = "2026-11-10") -> HeartRate {
        diary.practice.heartRate(upTo: day(today))
    }

    private func measured(_ on: String, _ beats: Int64) -> Fact {
        .heartRateMeasured(HeartRateMeasured(day: day(on), beats: beats))
    }

    @Test("above the boundary asks, worded for a day that is marked; at the boundary it does not")
    func asks() {
        var diary = diary()
        diary.record(measured("2026-11-10", 70))
        #expect(heart(diary).question == nil)
        diary.record(measured("2026-11-10", 71))
        #expect(heart(diary).question == .wasItTaken)
        diary.take("2026-11-10")
        #expect(heart(diary).question == .wasItTakenAsMarked)
        #expect(heart(diary, "2026-11-11").question == nil)
        #expect(heart(self.diary(nil)).question == nil)
    }

    @Test("“yes” raises the boundary by the gap, “no” does not, and neither touches the streak")
    func answered() {
        for (isTaken, boundary) in [(true, 75), (false, 70)] {
            var diary = diary()
            diary.take(from: "2026-11-02", to: "2026-11-10")
            diary.record(measured("2026-11-10", 80))
            diary.record(.heartRateAnswered(HeartRateAnswered(day: day("2026-11-10"), isTaken: isTaken)))
            #expect(heart(diary).boundary == boundary)
            #expect(heart(diary).raisedFrom == (isTaken ? 70 : nil))
            #expect(heart(diary, "2026-11-11").raisedFrom == nil)
            #expect(heart(diary).question == nil)
            #expect(diary.streak("2026-11-10") == 9)
        }
        // Answers on two devices for the same day raise it once; a new boundary resets it.
        var diary = diary()
        for _ in 0..<2 {
            diary.record(.heartRateAnswered(HeartRateAnswered(day: day("2026-11-10"), isTaken: true)))
        }
        #expect(heart(diary).boundary == 75)
        diary.record(.heartRateBoundarySet(HeartRateBoundarySet(boundary: 60, gap: 10)))
        #expect(heart(diary).boundary == 60)
        #expect(heart(diary).raisedFrom == nil)
    }

    @Test("shows seven days as it suggests them beside what was marked, and their average")
    func days() {
        var diary = diary()
        diary.take("2026-11-08")
        diary.take("2026-11-10")
        for (on, beats) in [("08", 60), ("09", 61), ("10", 90)] {
            diary.record(measured("2026-11-\(on)", Int64(beats)))
        }
        let heart = heart(diary)
        #expect(heart.days.map { $0.suggestsTaken } == [nil, nil, nil, nil, true, true, false])
        #expect(heart.days.map { $0.isMarked } == [false, false, false, false, true, false, true])
        #expect(heart.days.map { $0.isMismatch } == [false, false, false, false, false, true, true])
        #expect(heart.average == 70)
        #expect(!heart.isHighRepeatedly)
    }

    @Test("three high days in a row are something to talk about, two are not, nor are three with a gap")
    func repeatedly() {
        for (days, isHigh) in [
            (["08", "09", "10"], true), (["09", "10"], false), (["07", "08", "10"], false),
        ] {
            var diary = diary()
            for on in days { diary.record(measured("2026-11-\(on)", 90)) }
            #expect(heart(diary).isHighRepeatedly == isHigh)
        }
    }

    struct Imported: Sendable, CustomTestStringConvertible {
        let testDescription: String
        /// What the watch measured, in thousandths of beats, in order.
        let measured: [Int64]
        var byHand: Int64?
        let beats: Int?
        var question: HeartRate.Question?
    }

    static let importedCases: [Imported] = [
        Imported(testDescription: "nothing of either is nothing", measured: [], beats: nil),
        Imported(
            testDescription: "a watch's counts where nothing was entered", measured: [71_000], beats: 71,
            question: .wasItTaken),
        Imported(testDescription: "at the boundary nothing is asked", measured: [70_000], beats: 70),
        Imported(testDescription: "62.499 is 62", measured: [62_499], beats: 62),
        Imported(
            testDescription: "70.5 is 71, and so above 70", measured: [70_500], beats: 71,
            question: .wasItTaken),
        Imported(testDescription: "the latest of a day holds", measured: [90_000, 64_000], beats: 64),
        Imported(
            testDescription: "by hand wins over a higher one", measured: [90_000], byHand: 64, beats: 64),
        Imported(
            testDescription: "by hand wins over a lower one", measured: [64_000], byHand: 90, beats: 90,
            question: .wasItTaken),
        Imported(testDescription: "no heart has it: no reading", measured: [300_000], beats: nil),
        Imported(testDescription: "not even the fastest", measured: [1_000_000_000_000_000], beats: nil),
        Imported(testDescription: "nor the slowest", measured: [0], beats: nil),
    ]

    @Test("what was measured is read where nothing was entered by hand", arguments: importedCases)
    func imported(_ expected: Imported) throws {
        var diary = diary()
        for (number, amount) in expected.measured.enumerated() {
            diary.record(
                .measured(
                    try #require(
                        Measured(
                            measurement: identifier(UInt64(number)), signal: .restingHeartRate,
                            amount: amount, day: day("2026-11-10"),
                            start: 1_794_297_600 + Int64(number) * 3600, source: "Watch"))))
        }
        if let beats = expected.byHand { diary.record(measured("2026-11-10", beats)) }
        #expect(heart(diary).days[6].beats == expected.beats)
        #expect(heart(diary).question == expected.question)
        #expect(heart(diary).average == expected.beats)
        #expect(heart(diary).days[5].beats == nil)
    }

    @Test("a heart rate that was not at rest is no reading")
    func notAtRest() throws {
        var diary = diary()
        diary.record(
            .measured(
                try #require(
                    Measured(
                        measurement: identifier(1), signal: .heartRate, amount: 120_000,
                        day: day("2026-11-10")))))
        #expect(heart(diary).days[6].beats == nil && heart(diary).question == nil)
    }

    @Test("readings and boundaries that no heart has change nothing")
    func bounds() {
        var diary = diary(400, gap: 99)
        diary.record(measured("2026-11-10", 19))
        diary.record(measured("2026-11-10", 251))
        #expect(heart(diary).days[6].beats == nil)
        #expect(heart(diary).boundary == 200)
        #expect(heart(diary).gap == 50)
    }
}
