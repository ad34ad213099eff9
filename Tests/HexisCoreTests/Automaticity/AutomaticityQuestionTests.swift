import Testing

@testable import HexisCore

@Suite("When the automaticity questions are asked")
struct AutomaticityQuestionTests {
    /// Begun on Monday 2 November and done on its first three days.
    private var walked: Diary {
        var diary = Diary(start: "2026-11-02")
        diary.checkIn(["2026-11-02", "2026-11-03", "2026-11-04"])
        return diary
    }

    private func isDue(_ diary: Diary, _ on: String) -> Bool {
        diary.practice.isRatingDue(for: diary.habit, on: day(on))
    }

    @Test(
        "The questions are first asked a week after the habit began",
        arguments: [("2026-11-02", false), ("2026-11-08", false), ("2026-11-09", true), ("2027-03-01", true)])
    func firstTime(on: String, due: Bool) {
        #expect(isDue(walked, on) == due)
    }

    @Test(
        "The questions are asked again two weeks after they were answered or deferred",
        arguments: [("2026-11-10", false), ("2026-11-23", false), ("2026-11-24", true)])
    func again(on: String, due: Bool) {
        var (answered, postponed) = (walked, walked)
        answered.rate("2026-11-10", 3)
        postponed.putOff("2026-11-10")
        #expect(isDue(answered, on) == due)
        #expect(isDue(postponed, on) == due)
    }

    @Test("The questions are asked only after three days with a record, including “not done”")
    func threeDays() {
        var diary = Diary(start: "2026-11-02")
        diary.checkIn(["2026-11-02", "2026-11-02", "2026-11-02"])
        let undone = diary.checkIn("2026-11-03")
        diary.record(.checkInUndone(CheckInUndone(habit: diary.id, day: day("2026-11-03"), entry: undone)))
        diary.mark("2026-11-04", .notDone)
        #expect(!isDue(diary, "2026-11-20"))
        diary.mark("2026-11-05", .skipped)
        #expect(isDue(diary, "2026-11-20"))
    }

    @Test("A paused, archived or not yet started habit is not asked about")
    func outOfUse() {
        var paused = walked
        paused.pause("2026-11-20", "2026-11-22")
        #expect(isDue(paused, "2026-11-19") && !isDue(paused, "2026-11-20") && isDue(paused, "2026-11-23"))
        var archived = walked
        archived.archive("2026-11-20")
        #expect(!isDue(archived, "2026-11-20") && !isDue(archived, "2026-11-19"))
        archived.bringBack("2026-12-01")
        #expect(isDue(archived, "2026-12-01") && !isDue(archived, "2026-11-25"))
        var later = walked
        later.record(.habitStarted(HabitStarted(habit: later.id, day: day("2027-01-01"))))
        later.rate("2026-11-10", 3)
        #expect(!isDue(later, "2026-12-31") && isDue(later, "2027-01-01"))
    }

    @Test("After three deferrals in a row the questions stop until they are answered")
    func threeTimes() {
        var diary = walked
        diary.putOff("2026-11-09")
        diary.putOff("2026-11-23")
        #expect(isDue(diary, "2026-12-07"))
        diary.putOff("2026-12-07")
        #expect(!isDue(diary, "2026-12-21") && !isDue(diary, "2030-01-01"))
        diary.rate("2027-01-01", 4)
        #expect(!isDue(diary, "2027-01-14") && isDue(diary, "2027-01-15"))
    }

    @Test("Deferring on two devices on one day counts as one deferral")
    func twoDevices() {
        var diary = walked
        diary.putOff("2026-11-09")
        diary.putOff("2026-11-09")
        diary.putOff("2026-11-23")
        #expect(isDue(diary, "2026-12-07"))
    }
}

@Suite("Which habit is asked about")
struct HabitToRateTests {
    /// Three habits that began on different days, each done three times: 1 on 2 November, 2 on 1 November, 3 on
    /// 2 November too.
    private var three: Diary {
        var diary = Diary(start: "2026-11-02")
        for (number, start) in [(UInt64(2), "2026-11-01"), (3, "2026-11-02")] {
            diary.record(
                .habitAdded(HabitAdded(habit: identifier(number), name: line("Read"), day: day(start))))
        }
        for number in UInt64(1)...3 {
            for date in ["2026-11-02", "2026-11-03", "2026-11-04"] {
                let checkIn = CheckedIn(habit: identifier(number), day: day(date), amount: .one)
                diary.record(.checkedIn(checkIn))
            }
        }
        return diary
    }

    private func asked(_ diary: Diary, _ on: String) -> Identifier? {
        diary.practice.habitToRate(of: diary.practice.habits, on: day(on))?.id
    }

    @Test("The habit that has waited longest is asked about first, then the person's order decides")
    func order() {
        var diary = three
        #expect(asked(diary, "2026-11-07") == nil)
        #expect(asked(diary, "2026-11-08") == identifier(2))
        #expect(asked(diary, "2026-11-20") == identifier(2))
        diary.rate("2026-11-20", 3, habit: identifier(2))
        #expect(asked(diary, "2026-11-21") == identifier(1))
        diary.record(.habitMoved(HabitMoved(habit: identifier(3), position: 0)))
        #expect(asked(diary, "2026-11-21") == identifier(3))
    }

    @Test("One habit a day is asked about: none after an answer or a deferral that day")
    func oneADay() {
        var (answered, postponed) = (three, three)
        answered.rate("2026-11-20", 3, habit: identifier(2))
        postponed.putOff("2026-11-20", habit: identifier(3))
        #expect(asked(answered, "2026-11-20") == nil)
        #expect(asked(postponed, "2026-11-20") == nil)
        #expect(asked(postponed, "2026-11-21") == identifier(2))
    }

    @Test("A habit that may not be asked about gives way to the next one")
    func givesWay() {
        var diary = three
        diary.record(.habitArchived(HabitArchived(habit: identifier(2), day: day("2026-11-05"))))
        #expect(asked(diary, "2026-11-20") == identifier(1))
        #expect(asked(Diary(), "2026-11-20") == nil)
    }
}
