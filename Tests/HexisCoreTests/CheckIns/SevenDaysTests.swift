@testable import HexisCore
import Testing

/// 2026-01-05 is a Monday.
@Suite("N times in any seven days")
struct SevenDaysTests {
    private static let start = day("2026-01-05")

    /// Done and relevant counts over some days, done on those that `isDone` picks.
    private func rate(_ times: Int, _ span: TimesAWeek.Span, days: Int, _ isDone: (Int) -> Bool) -> Rate {
        var diary = Diary(start: SevenDaysTests.start.description, timesAWeek(times, in: span))
        for number in 0..<days where isDone(number) {
            diary.checkIn(SevenDaysTests.start.advanced(by: number).description)
        }
        return diary.practice.countedDays(
            of: diary.habit, from: SevenDaysTests.start, to: SevenDaysTests.start.advanced(by: days - 1),
            seenFrom: SevenDaysTests.start.advanced(by: days)
        ).reduce(.nothing) { $0 + $1.rate }
    }

    @Test(
        "Rolling weeks count what was required",
        arguments: [
            // Eight weeks of three times a week, done on two days of each: a third is missing.
            (3, 56, [0, 1], 7, Rate(done: 16, of: 24)),
            (3, 56, [0, 2, 4], 7, Rate(done: 24, of: 24)),
            // Twice a week, done once.
            (2, 56, [3], 7, Rate(done: 8, of: 16)),
            // One week of three, done twice.
            (3, 7, [1, 2], 7, Rate(done: 2, of: 3)),
            // Nothing done: as many as were required.
            (3, 28, [], 7, Rate(done: 0, of: 12)),
            // More than required is welcome.
            (1, 14, [0, 1, 2, 3], 7, Rate(done: 8, of: 8)),
            // Once a week, done on every eighth day: seven times, one day late each time, which adds up to one missed
            // time.
            (1, 56, [0], 8, Rate(done: 7, of: 8)),
        ] as [(Int, Int, [Int], Int, Rate)])
    func examples(times: Int, days: Int, done: [Int], period: Int, expected: Rate) {
        #expect(rate(times, .anySevenDays, days: days) { done.contains($0 % period) } == expected)
    }

    @Test("Any rhythm that repeats weekly has the same rate as with calendar weeks")
    func weekly() {
        for times in 1...7 {
            for pattern in 0..<128 {
                let isDone = { (number: Int) in pattern >> (number % 7) & 1 == 1 }
                let rolling = rate(times, .anySevenDays, days: 28, isDone)
                #expect(rolling == rate(times, .calendarWeek, days: 28, isDone), "\(times), \(pattern)")
            }
        }
    }

    @Test("A fixed interval has the same rate as with calendar weeks, within a day per twelve weeks")
    func steady() {
        var dice = Dice.thrown()
        for _ in 0..<60 {
            let (times, every) = (dice.number(1...3), dice.number(1...28))
            let isDone = { (number: Int) in number % every == 0 }
            let rolling = rate(times, .anySevenDays, days: 336, isDone)
            let calendar = rate(times, .calendarWeek, days: 336, isDone)
            #expect(rolling.done == calendar.done)
            #expect(
                abs(rolling.relevant - calendar.relevant) <= 336 / 84, "\(times) times, every \(every) days")
        }
    }

    @Test("A pause suspends the count, which then resumes where it was")
    func holiday() {
        var diary = Diary(start: "2026-01-05", timesAWeek(1, in: .anySevenDays))
        diary.checkIn("2026-01-05")
        diary.pause("2026-01-08", "2026-01-31")
        // Done on the first of seven days: three of them had passed by the 8th, and the other four end on 4 February.
        let missed = (1...28).filter {
            diary.practice.isRelevant(diary.habit, on: day("2026-02-01").advanced(by: $0 - 1))
        }
        #expect(missed == [5, 12, 19, 26])
    }

    @Test("A new number of times starts a new count")
    func changed() {
        var diary = Diary(start: "2026-01-05")
        diary.record(
            .habitScheduled(
                HabitScheduled(
                    habit: diary.id, from: day("2026-03-02"), schedule: timesAWeek(2, in: .anySevenDays))))
        let march = (1...14).filter {
            diary.practice.isRelevant(diary.habit, on: day("2026-03-01").advanced(by: $0 - 1))
        }
        // The 1st still belongs to the daily schedule; the first seven days end on the 8th.
        #expect(march == [1, 7, 8, 14])
    }
}
