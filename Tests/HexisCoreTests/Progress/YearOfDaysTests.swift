@testable import HexisCore
import Testing

@Suite("A year of days")
struct YearOfDaysTests {
    @Test("A year is this month and the eleven before it, each with all its days")
    func months() {
        let diary = Diary()
        let months = diary.practice.year(of: diary.habit, upTo: day("2028-03-09")).months
        #expect(months.map { $0.first.description }.first == "2027-04-01")
        #expect(months.map { $0.days.count } == [30, 31, 30, 31, 31, 30, 31, 30, 31, 31, 29, 31])
    }

    @Test("Each month counts its relevant days and those done")
    func rates() {
        var diary = Diary(start: "2026-10-26", weekdays(.monday, .friday), goal: atLeast("2"))
        diary.checkIn("2026-10-26", "2")
        diary.checkIn("2026-10-30", "1.5")
        // A Sunday: not due, but done.
        diary.checkIn("2026-11-01", "3")
        diary.checkIn("2026-11-02", "2")
        diary.mark("2026-11-06", .skipped)
        let year = diary.practice.year(of: diary.habit, upTo: day("2026-11-14"))
        let (october, november) = (year.months[10], year.months[11])
        // The 26th was done, the 30th was not.
        #expect(october.rate == Rate(done: 1, of: 2))
        #expect(october.daysDone == 1)
        #expect(october.thousandths == 2000 + 1500)
        // The 2nd was done, the 9th and the 13th were not; the 6th was skipped, later ones are in the future.
        #expect(november.rate == Rate(done: 1, of: 3))
        #expect(november.daysDone == 2)
        #expect(november.thousandths == 3000 + 2000)
        #expect(year.months[9].rate == .nothing)
        #expect(year.rate == Rate(done: 2, of: 5))
        #expect(year.monthsInUse.map { $0.first.description } == ["2026-10-01", "2026-11-01"])
    }

    @Test("A year begins with days filled in from before the habit's first day")
    func filledIn() {
        var diary = Diary(start: "2026-11-02")
        diary.checkIn("2026-08-31")
        let year = diary.practice.year(of: diary.habit, upTo: day("2026-11-14"))
        #expect(year.monthsInUse.first?.first == day("2026-08-01"))
        #expect(year.monthsInUse.first?.rate == .nothing)
    }

    @Test("The first year has fewer months, the last one has them all")
    func ends() {
        let diary = Diary(start: "1900-01-01")
        #expect(diary.practice.year(of: diary.habit, upTo: .first).months.count == 1)
        #expect(diary.practice.year(of: diary.habit, upTo: day("1900-03-31")).months.count == 3)
        let last = diary.practice.year(of: diary.habit, upTo: .last)
        #expect(last.months.count == 12)
        #expect(last.rate == Rate(done: 0, of: 364), "365 days, of which today is open")
    }

    @Test("Months, weekdays and day totals agree, in any journal")
    func sums() {
        var dice = Dice.thrown()
        var done = 0
        for _ in 0..<200 {
            let practice = Practice(dice.journal(upTo: 300))
            for habit in practice.habitsByID.values {
                let today = dice.day()
                let year = practice.year(of: habit, upTo: today)
                for month in year.months { #expect(0...1000 ~= month.rate.permille ?? 0) }
                let last = year.months.last?.days.last?.day ?? today
                let totals = practice.totals(of: habit, from: year.months[0].first, to: last)
                #expect(year.months.reduce(0) { $0 + $1.daysDone } == totals.daysDone)
                #expect(year.months.reduce(0) { $0 + $1.thousandths } == totals.thousandths)
                let shares = year.weekdayRates(weekBeginningOn: practice.settings.firstWeekday).shares
                let free = year.months.reduce(0) { $0 + $1.days.count { $0.kind == .free } }
                #expect(shares.reduce(0) { $0 + $1.rate.done } == year.rate.done)
                // With N times a week, each weekday counts all days done as relevant.
                let relevant = free > 0 ? 7 * year.rate.done : year.rate.relevant
                #expect(shares.reduce(0) { $0 + $1.rate.relevant } == relevant)
                done += year.rate.done
            }
        }
        #expect(done > 30, "the trials include days done")
    }

    @Test("A year does not depend on the order of the entries")
    func order() {
        var dice = Dice.thrown()
        for _ in 0..<200 {
            let journal = dice.journal(upTo: 50)
            let (one, other) = (Practice(journal), Practice(journal.shuffled(using: &dice)))
            let today = dice.day()
            #expect(
                one.habits.map { one.year(of: $0, upTo: today) }
                    == other.habits.map { other.year(of: $0, upTo: today) })
            #expect(
                one.week(around: today, of: one.habits, seenFrom: today)
                    == other.week(around: today, of: other.habits, seenFrom: today))
        }
    }
}
