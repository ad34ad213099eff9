@testable import HexisCore
import Testing

@Suite("A year in review")
struct YearReviewTests {
    private let today = day("2026-11-17")

    /// A walk every day from 25 October on, and reading on Mondays from 2 November on.
    private var diary: Diary {
        var diary = Diary(start: "2026-10-25")
        let read = identifier(2)
        diary.record(.habitAdded(HabitAdded(habit: read, name: line("Read"), day: day("2026-11-02"))))
        diary.record(
            .habitScheduled(
                HabitScheduled(habit: read, from: day("2026-11-02"), schedule: weekdays(.monday))))
        // A Monday, and a Tuesday on which it was not due.
        for date in ["2026-11-09", "2026-11-10"] {
            diary.record(.checkedIn(CheckedIn(habit: read, day: day(date), amount: .one)))
        }
        return diary
    }

    @Test("A year has its twelve months, and counts what was due up to today")
    func months() {
        var diary = self.diary
        diary.checkIn(["2026-10-25", "2026-10-26", "2026-11-09"])
        let review = diary.practice.review(ofYear: day("2026-07-04"), seenFrom: today)
        #expect(review.months.map { $0.days.count } == [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31])
        #expect(review.months.first?.first == day("2026-01-01"))
        // October: 7 days, 2 done. November: 16 days of walks, 1 done; reading on three Mondays, 1 done.
        #expect(review.months[9].rate == Rate(done: 2, of: 7))
        #expect(review.months[10].rate == Rate(done: 1 + 1, of: 16 + 3))
        #expect(review.rate == Rate(done: 4, of: 26))
        #expect(review.daysDone == 3, "the 25th and 26th of October and the 9th of November")
    }

    @Test("Habits are listed by the days on which they were done, due or not; those never done are left out")
    func rows() {
        var diary = self.diary
        #expect(rows(diary) == ["Read 2"])
        diary.checkIn("2026-11-09")
        #expect(rows(diary) == ["Read 2", "Walk 1"])
        diary.checkIn("2026-11-10")
        #expect(rows(diary) == ["Walk 2", "Read 2"], "equal ones keep the order of the habits")
        #expect(diary.practice.review(ofYear: today, seenFrom: today).timesDone == 4)
        #expect(diary.practice.review(ofYear: day("2025-01-01"), seenFrom: today).rows.isEmpty)
    }

    private func rows(_ diary: Diary) -> [String] {
        diary.practice.review(ofYear: today, seenFrom: today).rows.map { "\($0.habit.name) \($0.daysDone)" }
    }

    @Test("The best month is the one with the greatest share, among two or more with enough days")
    func best() {
        var diary = Diary(start: "2026-10-25")
        diary.checkIn(["2026-10-25", "2026-10-26", "2026-10-27"])
        #expect(best(diary) == nil, "October has seven days, one too few, and one month cannot be compared")
        diary = Diary(start: "2026-10-24")
        diary.checkIn(["2026-10-25", "2026-10-26", "2026-10-27"])
        #expect(best(diary) == "2026-10-01")
        // 3 of 8 in October, 6 of 16 in November: equal.
        diary.checkIn((1...6).map { "2026-11-0\($0)" })
        #expect(best(diary) == nil)
        diary.checkIn("2026-11-07")
        #expect(best(diary) == "2026-11-01")
    }

    private func best(_ diary: Diary) -> String? {
        diary.practice.review(ofYear: today, seenFrom: today).best?.first.description
    }

    @Test("A goal counts in the year in which it was reached")
    func goals() {
        var diary = Diary()
        let goal = identifier(9)
        diary.record(
            .personalChallengeSet(
                PersonalChallengeSet(
                    challenge: goal, title: line("Swim"), kind: .count, pace: .total, amount: 2000,
                    first: day("2025-12-30"))))
        for date in ["2025-12-31", "2026-01-02"] {
            diary.record(
                .personalChallengeCounted(
                    PersonalChallengeCounted(challenge: goal, day: day(date), amount: .one)))
        }
        #expect(diary.practice.review(ofYear: day("2025-06-01"), seenFrom: today).goalsReached == 0)
        #expect(diary.practice.review(ofYear: day("2026-06-01"), seenFrom: today).goalsReached == 1)
    }

    @Test(
        "In any journal, the months of a year agree with those of Progress, and no habit has more days than the year"
    )
    func agreesWithProgress() {
        var dice = Dice.thrown()
        for _ in 0..<40 {
            let practice = Practice(dice.journal(upTo: 60))
            let (around, now) = (dice.day(), dice.day())
            let review = practice.review(ofYear: around, seenFrom: now)
            #expect(review.months.count == 12)
            for month in review.months {
                #expect(month == practice.month(around: month.first, of: practice.habits, seenFrom: now))
                #expect(month.first.date.year == around.date.year)
            }
            #expect(review.rows.allSatisfy { 1...366 ~= $0.daysDone })
            #expect(zip(review.rows, review.rows.dropFirst()).allSatisfy { $0.daysDone >= $1.daysDone })
        }
    }
}
