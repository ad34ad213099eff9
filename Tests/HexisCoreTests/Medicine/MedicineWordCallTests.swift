@testable import HexisCore
import Testing

@Suite("Weekly summary and heart rate reminders")
struct MedicineWordCallTests {
    /// A medicine since Monday, 2 November, with reminders on.
    private func diary() -> MedicineDiary {
        var diary = MedicineDiary(since: "2026-11-02", "08:00")
        diary.record(.doseRemindersSet(DoseRemindersSet(medicine: diary.id, isOn: true)))
        return diary
    }

    private func calls(_ diary: MedicineDiary, _ kind: Occurrence.Kind, from first: String, to last: String)
        throws -> [String]
    {
        let zone = try zone("UTC")
        return diary.practice.occurrences(
            from: zone.instant(of: day(first), at: .threeInTheMorning),
            to: zone.instant(of: day(last).next, at: .threeInTheMorning), in: zone
        ).filter { $0.kind == kind }.map { call in
            let moment = Moment(instant: call.at)
            return "\(call.day) \(moment.timeOfDay)"
        }
    }

    @Test("Each week is summarized once, on the morning after it ends")
    func weeks() throws {
        var diary = diary()
        #expect(
            try calls(diary, .medicineWeek, from: "2026-11-02", to: "2026-11-16") == [
                "2026-11-09 09:00", "2026-11-16 09:00",
            ])
        diary.record(.firstWeekdaySet(FirstWeekdaySet(weekday: .sunday)))
        #expect(
            try calls(diary, .medicineWeek, from: "2026-11-02", to: "2026-11-16") == [
                "2026-11-08 09:00", "2026-11-15 09:00",
            ])
    }

    @Test(
        "No summary comes for a week with nothing due, when it is off, or for medicines without reminders"
    )
    func noWeeks() throws {
        var diary = diary()
        diary.record(.medicineWeekCallsSet(MedicineWeekCallsSet(isOn: false)))
        #expect(try calls(diary, .medicineWeek, from: "2026-11-02", to: "2026-11-16").isEmpty)
        diary.record(.medicineWeekCallsSet(MedicineWeekCallsSet(isOn: true)))
        diary.pause("2026-11-02", "2026-11-08")
        #expect(
            try calls(diary, .medicineWeek, from: "2026-11-02", to: "2026-11-16") == ["2026-11-16 09:00"])
        diary.record(.doseRemindersSet(DoseRemindersSet(medicine: diary.id, isOn: false)))
        #expect(try calls(diary, .medicineWeek, from: "2026-11-02", to: "2026-11-16").isEmpty)
        #expect(!diary.practice.hasCalls)
    }

    @Test("Quiet hours defer the weekly summary to their end")
    func quietWeek() throws {
        var diary = diary()
        let hours = QuietHours(from: time("22:00"), until: time("10:00"))
        diary.record(.quietHoursSet(QuietHoursSet(hours: hours)))
        #expect(
            try calls(diary, .medicineWeek, from: "2026-11-09", to: "2026-11-09") == ["2026-11-09 10:00"])
    }

    private func putOff(_ diary: inout MedicineDiary, to time: String, on date: String = "2026-11-10") {
        diary.record(.heartRateAnswered(HeartRateAnswered(day: day(date), isTaken: false)), on: day(date))
        let until = Instant(clamping: Int64(day(date).number) * 86_400_000 + minutes(time) * 60_000)
        diary.record(.heartRatePutOff(HeartRatePutOff(day: day(date), until: until)), on: day(date))
    }

    private func minutes(_ text: String) -> Int64 { Int64(time(text).minutes) }

    @Test("After “no” one reminder comes at the chosen hour, unless a dose is taken or “yes” follows")
    func heart() throws {
        var diary = MedicineDiary(since: "2026-11-02", "08:00")
        putOff(&diary, to: "14:30")
        #expect(diary.practice.hasCalls)
        func found() throws -> [String] {
            try calls(diary, .heartRate, from: "2026-11-09", to: "2026-11-12")
        }
        #expect(try found() == ["2026-11-10 14:30"])
        let kept = diary
        diary.take("2026-11-10", "08:00")
        #expect(try found().isEmpty)
        diary = kept
        diary.record(
            .heartRateAnswered(HeartRateAnswered(day: day("2026-11-10"), isTaken: true)),
            on: day("2026-11-10"))
        #expect(try found().isEmpty)
    }

    @Test("A day marked before “no” still gets its reminder, but never past the end of the day")
    func heartMarked() throws {
        var diary = MedicineDiary(since: "2026-11-02", "08:00")
        diary.take("2026-11-10", "08:00")
        putOff(&diary, to: "14:30")
        #expect(
            try calls(diary, .heartRate, from: "2026-11-09", to: "2026-11-12") == ["2026-11-10 14:30"])
        putOff(&diary, to: "02:59")
        #expect(try calls(diary, .heartRate, from: "2026-11-09", to: "2026-11-12").isEmpty)
    }
}
