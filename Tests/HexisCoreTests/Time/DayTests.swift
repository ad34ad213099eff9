import HexisCore
import Testing

@Suite("Day")
struct DayTests {
    @Test(
        "A day is a number of days since 1970, and a weekday",
        arguments: [
            ("1900-01-01", -25_567, Weekday.monday),
            ("1900-02-28", -25_509, .wednesday),
            // A century year is not a leap year,
            ("1900-03-01", -25_508, .thursday),
            ("1969-12-31", -1, .wednesday),
            ("1970-01-01", 0, .thursday),
            // unless it is divisible by 400.
            ("2000-02-29", 11_016, .tuesday),
            ("2000-03-01", 11_017, .wednesday),
            ("2024-02-29", 19_782, .thursday),
            ("2026-11-21", 20_778, .saturday),
            ("2100-02-28", 47_540, .sunday),
            ("2100-03-01", 47_541, .monday),
            ("2199-12-31", 84_005, .tuesday),
        ])
    func knownDates(text: String, number: Int64, weekday: Weekday) throws {
        let day = try #require(Day(text))
        #expect(Int64(day.number) == number)
        #expect(Day(number: number) == day)
        #expect(day.weekday == weekday)
        #expect(day.description == text)
    }

    @Test("Days follow each other from 1900 to 2199, through every month and week")
    func everyDay() {
        var expected = Day.first
        var weekday = 0
        for year in 1900...2199 {
            let isLeap = year % 400 == 0 || year % 4 == 0 && year % 100 != 0
            let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
            for (month, length) in zip(1..., lengths) {
                #expect(Day.length(ofMonth: month, in: year) == length)
                for number in 1...length {
                    let day = Day(year: year, month: month, day: number)
                    // One comparison a day: half a million expectations would be slow.
                    guard day == expected, expected.date == (year, month, number),
                        Day(expected.description) == expected, expected.weekday.rawValue == weekday % 7 + 1
                    else {
                        Issue.record("\(year)-\(month)-\(number) is \(expected)")
                        return
                    }
                    expected = expected.next
                    weekday += 1
                }
                #expect(Day(year: year, month: month, day: length + 1) == nil)
            }
        }
        #expect(expected == .last, "the day after the last is the last")
    }

    @Test(
        "A day is written in ISO 8601 and in no other form",
        arguments: [
            "", "2026", "2026-11", "2026-1-1", "26-11-21", "2026-11-21 ", " 2026-11-21", "2026-11-21T00:00",
            "2026/11/21",
            "+026-11-21", "2026-+1-21", "2026-13-01", "2026-00-10", "2026-11-00", "2026-11-31", "2025-02-29",
            "1899-12-31", "2200-01-01", "٢٠٢٦-11-21", "2026‐11‐21",
        ])
    func otherTexts(text: String) {
        #expect(Day(text) == nil)
    }

    @Test("A week begins on the weekday the person chose")
    func startOfWeek() {
        // A Saturday.
        let day = day("2026-11-21")
        #expect(day.startOfWeek(beginningOn: .monday).description == "2026-11-16")
        #expect(day.startOfWeek(beginningOn: .saturday) == day)
        #expect(day.startOfWeek(beginningOn: .sunday).description == "2026-11-15")
        for first in Weekday.allCases {
            for offset in 0..<7 {
                let start = day.advanced(by: offset).startOfWeek(beginningOn: first)
                #expect(start.weekday == first)
                #expect((0...6).contains(start.distance(to: day.advanced(by: offset))))
            }
        }
    }

    @Test(
        "A day has a month, with months before and after",
        arguments: [
            ("2026-11-21", 0, "2026-11-01"), ("2026-11-21", 1, "2026-12-01"), ("2026-11-21", 2, "2027-01-01"),
            ("2026-01-31", -1, "2025-12-01"), ("2026-01-31", -13, "2024-12-01"),
            ("2026-01-31", 1, "2026-02-01"),
            ("1900-01-15", -1, "1900-01-01"), ("2199-12-15", 1, "2199-12-31"),
            ("2026-11-21", Int.max, "2199-12-31"), ("2026-11-21", Int.min, "1900-01-01"),
        ])
    func months(text: String, months: Int, expected: String) {
        #expect(day(text).startOfMonth(advancedBy: months).description == expected)
    }

    @Test("A day stays within the representable years, however far it is moved")
    func extremes() {
        #expect(Day(number: Int64.max) == nil)
        #expect(Day(number: Int64.min) == nil)
        #expect(Day(number: 84_006) == nil)
        #expect(Day(clamping: Int64.max) == .last)
        #expect(Day(clamping: Int64.min) == .first)
        for day in [Day.first, day("2026-11-21"), Day.last] {
            #expect(day.advanced(by: Int.max) == .last)
            #expect(day.advanced(by: Int.min) == .first)
        }
        #expect(Day.first.previous == .first)
        #expect(Day.first.startOfWeek(beginningOn: .tuesday) == .first)
        #expect(Day.first.distance(to: .last) == 84_005 + 25_567)
        #expect(Day(year: Int.max, month: Int.max, day: Int.max) == nil)
        #expect(Day(year: Int.min, month: Int.min, day: Int.min) == nil)
    }
}
