@testable import HexisCore
import Testing

@Suite("Week and month over all habits")
struct OverviewTests {
    /// A walk every day from the 2nd on, and reading on Mondays and Fridays, archived on the 12th.
    private var diary: Diary {
        var diary = Diary()
        let read = identifier(2)
        diary.record(.habitAdded(HabitAdded(habit: read, name: line("Read"), day: day("2026-11-02"))))
        diary.record(
            .habitScheduled(
                HabitScheduled(habit: read, from: day("2026-11-02"), schedule: weekdays(.monday, .friday))))
        diary.record(.checkedIn(CheckedIn(habit: read, day: day("2026-11-09"), amount: .one)))
        diary.record(.habitArchived(HabitArchived(habit: read, day: day("2026-11-12"))))
        diary.checkIn(["2026-11-09", "2026-11-10", "2026-11-16"])
        return diary
    }

    @Test("A week lists the habits of its days and counts them up to today")
    func week() {
        let practice = diary.practice
        let earlier = practice.week(
            around: day("2026-11-11"), of: practice.habits, seenFrom: day("2026-11-17"))
        #expect(earlier.first == day("2026-11-09"))
        // Reading was archived before its Friday.
        #expect(earlier.rows.map { $0.rate } == [Rate(done: 2, of: 7), Rate(done: 1, of: 1)])
        #expect(earlier.rate == Rate(done: 3, of: 8))
        let current = practice.week(
            around: day("2026-11-17"), of: practice.habits, seenFrom: day("2026-11-17"))
        #expect(current.rows.map { $0.habit.name } == ["Walk"])
        // Only Monday counts; today is open, the others are in the future.
        #expect(current.rate == Rate(done: 1, of: 1))
    }

    @Test("A week begins on the person's first weekday")
    func firstWeekday() {
        var diary = self.diary
        diary.record(.firstWeekdaySet(FirstWeekdaySet(weekday: .sunday)))
        let week = diary.practice.week(
            around: day("2026-11-14"), of: diary.practice.habits, seenFrom: day("2026-11-14"))
        #expect(week.first == day("2026-11-08"))
        #expect(week.rows[0].days.map { $0.day.weekday } == Weekday.sunday.week)
    }

    @Test("A month's days are done out of due, and nothing is due on future days")
    func month() {
        let practice = diary.practice
        let today = day("2026-11-17")
        let month = practice.month(around: today, of: practice.habits, seenFrom: today)
        #expect(month.days.count == 30)
        #expect(month.days[0] == DayProgress(done: 0, asked: 0))
        #expect(month.days[8] == DayProgress(done: 2, asked: 2))
        #expect(month.days[16] == DayProgress(done: 0, asked: 1), "today is due, and counts once it is done")
        #expect(month.days[17...].allSatisfy { $0.asked == 0 })
        // The walk on 15 days before today, done on 3; reading on the 2nd, the 6th and the 9th, done on one.
        #expect(month.rate == Rate(done: 3 + 1, of: 15 + 3))
    }

    @Test("A month's days agree with Today, in any journal")
    func agreesWithToday() {
        var dice = Dice.thrown()
        for _ in 0..<100 {
            let practice = Practice(dice.journal(upTo: 60))
            let (around, habits) = (dice.day(), practice.habits)
            let month = practice.month(around: around, of: habits, seenFrom: .last)
            for (place, progress) in month.days.enumerated() {
                #expect(
                    progress
                        == practice.progress(
                            of: habits, on: month.first.advanced(by: place), seenFrom: .last))
            }
            let week = practice.week(around: around, of: habits, seenFrom: around)
            #expect(week.rows.allSatisfy { 0...7 ~= $0.days.count && 0...1000 ~= $0.rate.permille ?? 0 })
        }
    }

    @Test("The first day to show is the earliest of all habits, and never after today")
    func firstDay() {
        var diary = self.diary
        let today = day("2026-11-21")
        #expect(diary.practice.firstDay(of: diary.practice.habits, seenFrom: today) == day("2026-11-02"))
        diary.checkIn("2026-08-15")
        #expect(diary.practice.firstDay(of: diary.practice.habits, seenFrom: today) == day("2026-08-15"))
        let ahead = Diary(start: "2027-01-01")
        #expect(ahead.practice.firstDay(of: ahead.practice.habits, seenFrom: today) == today)
    }
}
