@testable import HexisCore
import Testing

@Suite("Resting heart rate")
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

    @Test("A heart rate above the boundary asks whether the dose was taken; at the boundary it does not")
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

    @Test("“Yes” raises the boundary by the gap, “no” does not, and neither changes the streak")
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

    @Test("Seven days show what the heart rate suggests beside what was marked, and the average")
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

    @Test("Three high days in a row are flagged; two, or three with a gap, are not")
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
        Imported(testDescription: "no reading of either kind is no reading", measured: [], beats: nil),
        Imported(
            testDescription: "a watch's reading counts if none was entered", measured: [71_000], beats: 71,
            question: .wasItTaken),
        Imported(testDescription: "a reading at the boundary asks nothing", measured: [70_000], beats: 70),
        Imported(testDescription: "62.499 is 62", measured: [62_499], beats: 62),
        Imported(
            testDescription: "70.5 is 71, which is above 70", measured: [70_500], beats: 71,
            question: .wasItTaken),
        Imported(
            testDescription: "the latest reading of a day holds", measured: [90_000, 64_000], beats: 64),
        Imported(
            testDescription: "a manual reading wins over a higher one", measured: [90_000], byHand: 64,
            beats: 64),
        Imported(
            testDescription: "a manual reading wins over a lower one", measured: [64_000], byHand: 90,
            beats: 90,
            question: .wasItTaken),
        Imported(testDescription: "an impossible value is not a reading", measured: [300_000], beats: nil),
        Imported(
            testDescription: "the largest amount is not a reading", measured: [1_000_000_000_000_000],
            beats: nil),
        Imported(testDescription: "zero is not a reading", measured: [0], beats: nil),
    ]

    @Test("A measured heart rate counts if none was entered by hand", arguments: importedCases)
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

    @Test("A heart rate that was not measured at rest does not count")
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

    @Test("Impossible readings are ignored, and impossible boundaries are clamped")
    func bounds() {
        var diary = diary(400, gap: 99)
        diary.record(measured("2026-11-10", 19))
        diary.record(measured("2026-11-10", 251))
        #expect(heart(diary).days[6].beats == nil)
        #expect(heart(diary).boundary == 200)
        #expect(heart(diary).gap == 50)
    }
}
