@testable import HexisCore
import Testing

@Suite("Weekday rates")
struct WeekdayRatesTests {
    @Test("Weekdays are in the person's order, each with done of relevant days")
    func shares() {
        var diary = Diary(start: "2026-11-02", weekdays(.monday, .saturday))
        diary.checkIn(["2026-11-02", "2026-11-07", "2026-11-14"])
        // Not due, so it adds to no weekday.
        diary.checkIn("2026-11-08")
        let rates = diary.practice.year(of: diary.habit, upTo: day("2026-11-20"))
            .weekdayRates(weekBeginningOn: .saturday)
        #expect(rates.shares.map { $0.weekday } == Weekday.saturday.week)
        let expected: [Rate] = [Rate(done: 2, of: 2), .nothing, Rate(done: 1, of: 3)]
        #expect(rates.shares.prefix(3).map { $0.rate } == expected)
        #expect(rates.shares.dropFirst(3).allSatisfy { $0.rate == .nothing })
    }

    @Test("With N times a week, each weekday's rate is a share of all days done: no weekday is missed")
    func free() {
        var diary = Diary(start: "2026-11-02", timesAWeek(1))
        diary.checkIn(["2026-11-04", "2026-11-11"])
        let rates = diary.practice.year(of: diary.habit, upTo: day("2026-11-15"))
            .weekdayRates(weekBeginningOn: .monday)
        // Both were on a Wednesday.
        #expect(rates.shares.map { $0.rate.done } == [0, 0, 2, 0, 0, 0, 0])
        #expect(rates.shares.map { $0.rate.relevant } == [2, 2, 2, 2, 2, 2, 2])
    }

    @Test(
        "The best weekday, or two, are named once enough is known and they stand out",
        arguments: [
            ([(6, 8), (4, 8), (2, 8)], [Weekday.monday]),
            ([(7, 8), (14, 16), (1, 8)], [.monday, .tuesday]),
            // Seven Mondays are too few.
            ([(7, 7), (6, 8), (2, 8)], [.tuesday]),
            ([(8, 8), (7, 7)], []),
            ([(8, 8), (8, 8)], []),
            ([(8, 8), (8, 8), (8, 8), (2, 8)], []),
            // 65 of 100 is 15 above the overall 50; 64 is not.
            ([(65, 100), (35, 100)], [.monday]),
            ([(64, 100), (36, 100)], []),
            ([(0, 8), (0, 9)], []),
            ([(8, 8)], []),
            ([], []),
        ] as [([(Int, Int)], [Weekday])])
    func best(rates: [(done: Int, relevant: Int)], best: [Weekday]) {
        let shares = Weekday.allCases.enumerated().map { place, weekday in
            WeekdayRates.Share(
                weekday: weekday,
                rate: place < rates.count
                    ? Rate(done: rates[place].done, of: rates[place].relevant) : .nothing)
        }
        #expect(WeekdayRates(shares: shares).best == best)
    }
}
