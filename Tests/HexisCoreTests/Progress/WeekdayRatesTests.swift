@testable import HexisCore
import Testing

@Suite("Weekday rates")
struct WeekdayRatesTests {
    @Test("stand in the person's order of a week, done of relevant on each")
    func shares() {
        var diary = Diary(start: "2026-11-02", weekdays(.monday, .saturday))
        diary.checkIn(["2026-11-02", "2026-11-07", "2026-11-14"])
        // Not asked for: it adds to no weekday.
        diary.checkIn("2026-11-08")
        let rates = diary.practice.year(of: diary.habit, upTo: day("2026-11-20"))
            .weekdayRates(weekBeginningOn: .saturday)
        #expect(rates.shares.map { $0.weekday } == Weekday.saturday.week)
        let expected: [Rate] = [Rate(done: 2, of: 2), .nothing, Rate(done: 1, of: 3)]
        #expect(rates.shares.prefix(3).map { $0.rate } == expected)
        #expect(rates.shares.dropFirst(3).allSatisfy { $0.rate == .nothing })
    }

    @Test("are parts of all that was done where a number of times was wanted: no weekday is missed")
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
        "name the best weekday, or two, once enough is known and they stand out",
        arguments: [
            ([(3, 4), (2, 4), (1, 4)], [Weekday.monday]),
            ([(3, 4), (6, 8), (1, 4)], [.monday, .tuesday]),
            ([(3, 3), (2, 4), (1, 4)], [.tuesday]),
            ([(4, 4), (3, 3)], []),
            ([(4, 4), (4, 4)], []),
            ([(4, 4), (4, 4), (4, 4), (1, 4)], []),
            ([(21, 40), (20, 40)], []),
            ([(12, 20), (10, 20)], [.monday]),
            ([(0, 4), (0, 9)], []),
            ([(4, 4)], []),
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
