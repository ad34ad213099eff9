import Testing

@testable import HexisCore

@Suite("When the four questions are asked")
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
        "for the first time a week after the beginning",
        arguments: [("2026-11-02", false), ("2026-11-08", false), ("2026-11-09", true), ("2027-03-01", true)])
    func firstTime(on: String, due: Bool) {
        #expect(isDue(walked, on) == due)
    }

    @Test(
        "then two weeks after they were answered or put off",
        arguments: [("2026-11-10", false), ("2026-11-23", false), ("2026-11-24", true)])
    func again(on: String, due: Bool) {
        var (answered, postponed) = (walked, walked)
        answered.rate("2026-11-10", 3)
        postponed.putOff("2026-11-10")
        #expect(isDue(answered, on) == due)
        #expect(isDue(postponed, on) == due)
    }

    @Test("only once something was recorded on three days, be it that it was not done")
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

    @Test("not while the habit is paused, put away, or yet to begin")
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

    @Test("no more after they were put off three times in a row, until they are answered")
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

    @Test("put off on two devices on one day is put off once")
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

    @Test("the one that has waited longest, then the order of the person")
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

    @Test("one a day: none once something was answered or put off on it")
    func oneADay() {
        var (answered, postponed) = (three, three)
        answered.rate("2026-11-20", 3, habit: identifier(2))
        postponed.putOff("2026-11-20", habit: identifier(3))
        #expect(asked(answered, "2026-11-20") == nil)
        #expect(asked(postponed, "2026-11-20") == nil)
        #expect(asked(postponed, "2026-11-21") == identifier(2))
    }

    @Test("a habit that may not be asked about gives way to the next")
    func givesWay() {
        var diary = three
        diary.record(.habitArchived(HabitArchived(habit: identifier(2), day: day("2026-11-05"))))
        #expect(asked(diary, "2026-11-20") == identifier(1))
        #expect(asked(Diary(), "2026-11-20") == nil)
    }
}
