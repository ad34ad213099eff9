import Testing

@testable import HexisCore

@Suite("Urge question")
struct UrgeCallTests {
    /// The days from the 3rd up to the 7th on which the question is asked in Vienna, with their times.
    private func calls(_ diary: LoopDiary) throws -> [String] {
        let zone = try zone("Europe/Vienna")
        let start = zone.instant(of: day("2026-11-03"), at: .threeInTheMorning)
        return diary.practice.occurrences(
            from: start, to: start.advanced(byMilliseconds: 4 * 86_400_000), in: zone
        ).map { call in
            #expect(call.kind == .urgeQuestion(diary.id))
            let time = Moment(instant: call.at, offset: zone.offset(at: call.at)).timeOfDay
            return "\(call.day) \(time)"
        }
    }

    @Test("The urge question is asked once a day at its time, except on days with a recorded urge")
    func asks() throws {
        var diary = LoopDiary()
        #expect(try calls(diary).isEmpty)
        #expect(!diary.practice.hasCalls)
        diary.record(.urgeQuestionSet(UrgeQuestionSet(loop: diary.id, time: time("20:30"))))
        diary.urge("2026-11-04", "10:00")
        #expect(diary.practice.hasCalls)
        #expect(try calls(diary) == ["2026-11-03 20:30", "2026-11-05 20:30", "2026-11-06 20:30"])
        diary.record(
            .quietHoursSet(QuietHoursSet(hours: QuietHours(from: time("20:00"), until: time("07:00")))))
        #expect(try calls(diary).isEmpty)
    }

    @Test("The urge question ends when its time is removed, its loop is deleted or its loop is finalized")
    func ends() throws {
        var diary = LoopDiary()
        diary.record(.urgeQuestionSet(UrgeQuestionSet(loop: diary.id, time: time("20:30"))))
        let asking = diary
        #expect(try calls(diary).count == 4)
        diary.finalize()
        #expect(try calls(diary).isEmpty)
        diary.record(.loopReopened(LoopReopened(loop: diary.id)))
        #expect(try calls(diary).count == 4)
        diary.record(.urgeQuestionSet(UrgeQuestionSet(loop: diary.id, time: nil)))
        #expect(try calls(diary).isEmpty)
        diary = asking
        diary.record(.loopDeleted(LoopDeleted(loop: diary.id)))
        #expect(try calls(diary).isEmpty)
    }
}
