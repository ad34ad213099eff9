/// A date of the proleptic Gregorian calendar, without a time or a zone.
public struct Day: Hashable, Comparable, Sendable {
    /// Days since 1970-01-01.
    public let number: Int32

    /// The supported range, 1900-01-01 to 2199-12-31: wide enough for every life, narrow enough that no calculation
    /// overflows.
    public static let first = Day(unchecked: -25_567)
    public static let last = Day(unchecked: 84_005)

    /// Returns `nil` outside `first...last`.
    public init?(number: Int64) {
        guard Int64(Day.first.number)...Int64(Day.last.number) ~= number else { return nil }
        self.init(unchecked: Int32(number))
    }

    /// Creates the nearest day within `first...last`.
    public init(clamping number: Int64) {
        self.init(unchecked: Int32(min(max(number, Int64(Day.first.number)), Int64(Day.last.number))))
    }

    private init(unchecked number: Int32) {
        self.number = number
    }

    public static func < (left: Day, right: Day) -> Bool { left.number < right.number }
}

extension Day {
    /// Returns `nil` for a date that does not exist (30 February) or lies outside `first...last`.
    public init?(year: Int, month: Int, day: Int) {
        guard (1900...2199).contains(year), (1...12).contains(month),
            (1...Day.length(ofMonth: month, in: year)).contains(day)
        else { return nil }
        // Years that begin in March put the leap day last, so that month lengths follow one formula:
        // Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms", 2013.
        let shifted = month > 2 ? year : year - 1
        let era = shifted / 400
        let yearOfEra = shifted - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        self.init(number: Int64(era * 146_097 + dayOfEra - 719_468))
    }

    /// The civil date: 2026, 11, 21.
    public var date: (year: Int, month: Int, day: Int) {
        let shifted = Int(number) + 719_468
        let era = shifted / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let monthFromMarch = (5 * dayOfYear + 2) / 153
        let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
        let day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
        return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
    }

    /// Returns the number of days in a month: 28 to 31.
    public static func length(ofMonth month: Int, in year: Int) -> Int {
        switch month {
        case 4, 6, 9, 11: 30
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        default: 31
        }
    }
}

extension Day {
    public var weekday: Weekday {
        // 1970-01-01 was a Thursday. The remainder is 0 to 6, so the raw value always exists.
        Weekday(rawValue: Int(((number + 3) % 7 + 7) % 7) + 1) ?? .monday
    }

    /// Returns the day that many days later (earlier if negative), kept within `first...last`.
    public func advanced(by days: Int) -> Day {
        Day(clamping: Int64(number) + Int64(min(max(days, -200_000), 200_000)))
    }

    /// Returns the number of days to `other`: positive if `other` is later.
    public func distance(to other: Day) -> Int { Int(other.number - number) }

    public var next: Day { advanced(by: 1) }
    public var previous: Day { advanced(by: -1) }

    /// Returns the first day of the week that contains this day.
    public func startOfWeek(beginningOn first: Weekday) -> Day {
        advanced(by: -((weekday.rawValue - first.rawValue + 7) % 7))
    }

    /// The first day of this day's month.
    public var startOfMonth: Day { advanced(by: 1 - date.day) }

    /// The first day of this day's calendar year.
    public var startOfYear: Day { startOfMonth(advancedBy: 1 - date.month) }

    /// Returns the first day of the month that many months later.
    public func startOfMonth(advancedBy months: Int) -> Day {
        let (year, month, _) = date
        let count = year * 12 + month - 1 + min(max(months, -4000), 4000)
        return Day(year: count / 12, month: count % 12 + 1, day: 1) ?? (months < 0 ? Day.first : Day.last)
    }
}
