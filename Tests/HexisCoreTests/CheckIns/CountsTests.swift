@testable import HexisCore
import Testing

@Suite("Counts over days")
struct CountsTests {
    @Test("A week's progress counts its days, including the day itself")
    func weekProgress() {
        var diary = Diary(timesAWeek(3))
        diary.checkIn(["2026-11-15", "2026-11-16", "2026-11-21"])
        let progress = diary.practice.weekProgress(of: diary.habit, on: day("2026-11-21"))
        #expect(progress?.done == 2)
        #expect(progress?.isComplete == false)
        diary.checkIn(["2026-11-17", "2026-11-18"])
        #expect(diary.practice.weekProgress(of: diary.habit, on: day("2026-11-21"))?.done == 4)
        #expect(diary.practice.weekProgress(of: diary.habit, on: day("2026-11-21"))?.isComplete == true)
    }

    @Test("Only habits scheduled by the week have weekly progress")
    func noWeekProgress() {
        let diary = Diary(everyDays(2, from: "2026-11-02"))
        #expect(diary.practice.weekProgress(of: diary.habit, on: day("2026-11-21")) == nil)
    }

    @Test("Totals add up the amounts of every day and count the relevant days")
    func totals() {
        var diary = Diary(start: "2026-11-10", weekdays(.monday, .wednesday), goal: atLeast("2"))
        diary.checkIn("2026-11-09", "5")
        diary.checkIn("2026-11-11", "2.5")
        // A Thursday: the habit was not due, but the check-in counts.
        diary.checkIn("2026-11-12", "2")
        diary.checkIn("2026-11-16", "1")
        diary.mark("2026-11-18", .skipped)
        let totals = diary.practice.totals(of: diary.habit, from: day("2026-11-10"), to: day("2026-11-21"))
        #expect(totals.daysDone == 2)
        #expect(totals.thousandths == 2500 + 2000 + 1000)
        // The 11th and the 16th; the 18th was skipped.
        #expect(totals.relevantDays == 2)
    }

    @Test("Totals over all days can exceed the largest amount")
    func allDays() {
        var diary = Diary(start: "1900-01-01")
        for number in 0..<100 {
            diary.checkIn("2026-01-01", "1000000")
            diary.checkIn(Day.first.advanced(by: number).description, "1000000")
        }
        let totals = diary.practice.totals(of: diary.habit, from: .first, to: .last)
        // The total of a single day stops at the limit.
        #expect(totals.thousandths == 101 * 1_000_000_000)
        #expect(totals.relevantDays == 84_005 + 25_567 + 1)
        #expect(diary.practice.totals(of: diary.habit, from: .last, to: .first).relevantDays == 0)
    }

    @Test("A day's progress is done out of due")
    func dayProgress() {
        var diary = Diary()
        for number in 2...4 as ClosedRange<UInt64> {
            diary.record(
                .habitAdded(
                    HabitAdded(habit: identifier(number), name: line("\(number)"), day: day("2026-11-02"))))
        }
        let today = day("2026-11-21")
        #expect(diary.progress(today) == DayProgress(done: 0, asked: 4))
        diary.checkIn("2026-11-21")
        diary.record(.dayMarked(DayMarked(habit: identifier(2), day: today, mark: .skipped)))
        let progress = diary.progress(today)
        #expect(progress == DayProgress(done: 1, asked: 3))
        #expect(progress.permille == 1000 / 3)
        #expect(
            diary.progress(day("2026-11-01")).permille == nil,
            "nothing was due: neither none nor all")
    }

    @Test("A limit is due on its day, but not once the day is over without an answer")
    func limitProgress() {
        var diary = Diary(goal: atMost("2"))
        let (day, dayAfter) = (day("2026-11-21"), day("2026-11-22"))
        #expect(diary.progress(day) == DayProgress(done: 0, asked: 1))
        #expect(diary.progress(day, seenFrom: dayAfter) == DayProgress(done: 0, asked: 0))
        diary.checkIn("2026-11-21", "3")
        #expect(diary.progress(day, seenFrom: dayAfter) == DayProgress(done: 0, asked: 1), "exceeded")
    }

    @Test("Pauses are listed latest first, without the removed ones")
    func pauses() {
        var diary = Diary()
        let early = diary.pause("2026-11-03", "2026-11-04")
        let late = diary.pause("2026-11-10", nil)
        #expect(diary.practice.pauses.map { $0.id } == [late, early])
        diary.record(.pauseRemoved(PauseRemoved(pause: late)))
        #expect(diary.practice.pauses.map { $0.id } == [early])
        // Changing a removed pause does not bring it back.
        diary.record(
            .pauseSet(PauseSet(pause: late, habit: nil, from: day("2026-11-10"), until: nil, reason: nil)))
        #expect(diary.practice.pauses.map { $0.id } == [early])
    }

    @Test("A pause that ends before it begins covers no day")
    func backwards() {
        var diary = Diary()
        diary.pause("2026-11-10", "2026-11-05")
        #expect(
            (1...30).allSatisfy {
                !diary.practice.isPaused(diary.habit, on: day("2026-11-01").advanced(by: $0))
            })
    }
}

extension Diary {
    fileprivate func progress(_ day: Day, seenFrom today: Day? = nil) -> DayProgress {
        practice.progress(of: practice.habits, on: day, seenFrom: today ?? day)
    }
}
