import HexisCore
import Testing

@Suite("Due days")
struct DuenessTests {
    /// Monday 16 to Sunday 22 November 2026.
    static let week = (16...22).map { "2026-11-\($0)" }

    @Test(
        "A habit is due on the days of its schedule",
        arguments: [
            (Schedule.daily, [true, true, true, true, true, true, true]),
            (weekdays(.monday, .thursday), [true, false, false, true, false, false, false]),
            (.weekdays(.weekend), [false, false, false, false, false, true, true]),
            (everyDays(2, from: "2026-11-16"), [true, false, true, false, true, false, true]),
            (everyDays(3, from: "2026-11-17"), [false, true, false, false, true, false, false]),
            // Counted from a later day, which also works backwards: 23, 20, 17.
            (everyDays(3, from: "2026-11-23"), [false, true, false, false, true, false, false]),
            (everyDays(365, from: "2025-11-18"), [false, false, true, false, false, false, false]),
        ])
    func days(schedule: Schedule, isDue: [Bool]) {
        let diary = Diary(schedule)
        for (text, isDue) in zip(DuenessTests.week, isDue) {
            #expect(
                diary.practice.dueness(of: diary.habit, on: day(text)) == (isDue ? .due : .notDue(.otherDays))
            )
        }
    }

    @Test("A three-times-a-week habit is due on any day until the other days have all three")
    func timesAWeek() {
        var diary = Diary(start: "2026-11-02", HexisCoreTests.timesAWeek(3))
        func dueness(_ text: String) -> Dueness { diary.practice.dueness(of: diary.habit, on: day(text)) }
        // The Sunday before belongs to another week.
        diary.checkIn(["2026-11-15", "2026-11-16", "2026-11-18"])
        #expect(dueness("2026-11-17") == .open(done: 2, of: 3))
        #expect(dueness("2026-11-16") == .open(done: 1, of: 3), "the day itself is not counted")
        diary.checkIn("2026-11-20")
        #expect(dueness("2026-11-22") == .notDue(.weekComplete(of: 3)))
        #expect(dueness("2026-11-20") == .open(done: 2, of: 3), "a day that is done can still be undone")
        #expect(dueness("2026-11-23") == .open(done: 0, of: 3))
    }

    @Test("The week begins on the person's first weekday")
    func sundayWeek() {
        var diary = Diary(HexisCoreTests.timesAWeek(1))
        diary.record(.firstWeekdaySet(FirstWeekdaySet(weekday: .sunday)))
        // Sunday 15 to Saturday 21.
        diary.checkIn("2026-11-15")
        #expect(
            diary.practice.dueness(of: diary.habit, on: day("2026-11-21")) == .notDue(.weekComplete(of: 1)))
        #expect(diary.practice.dueness(of: diary.habit, on: day("2026-11-22")) == .open(done: 0, of: 1))
    }

    @Test("The rolling week is the seven days up to and including the day")
    func anySevenDays() {
        var diary = Diary(HexisCoreTests.timesAWeek(2, in: .anySevenDays))
        diary.checkIn(["2026-11-10", "2026-11-12"])
        // 10 to 16: both; 11 to 17: the second only.
        #expect(
            diary.practice.dueness(of: diary.habit, on: day("2026-11-16")) == .notDue(.weekComplete(of: 2)))
        #expect(diary.practice.dueness(of: diary.habit, on: day("2026-11-17")) == .open(done: 1, of: 2))
    }

    @Test("A habit is not due before it begins, while paused and while archived, each with its reason")
    func reasons() {
        var diary = Diary(start: "2026-11-16")
        func dueness(_ text: String) -> Dueness { diary.practice.dueness(of: diary.habit, on: day(text)) }
        let pause = diary.pause("2026-11-18", "2026-11-19")
        diary.archive("2026-11-21")
        #expect(dueness("2026-11-15") == .notDue(.notBegun))
        #expect(dueness("2026-11-16") == .due)
        #expect(dueness("2026-11-18") == .notDue(.paused))
        #expect(dueness("2026-11-19") == .notDue(.paused))
        #expect(dueness("2026-11-20") == .due)
        #expect(dueness("2026-11-21") == .notDue(.archived))
        diary.bringBack("2026-11-25")
        #expect(dueness("2026-11-24") == .notDue(.archived), "past archived days stay archived")
        #expect(dueness("2026-11-25") == .due)
        diary.record(.pauseRemoved(PauseRemoved(pause: pause)))
        #expect(dueness("2026-11-18") == .due)
    }

    @Test("A habit is still due on a skipped day: the mark is the answer")
    func skipped() {
        var diary = Diary()
        diary.mark("2026-11-21", .skipped)
        #expect(diary.practice.dueness(of: diary.habit, on: day("2026-11-21")).isAsked)
        #expect(!diary.practice.isRelevant(diary.habit, on: day("2026-11-21")))
    }
}
