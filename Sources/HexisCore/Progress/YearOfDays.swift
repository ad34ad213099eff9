/// The last twelve months of a habit, day by day, up to and including the current month.
///
/// It covers whole months rather than 365 days, so that the days, the months' rates and the weekdays' rates all refer
/// to the same period.
public struct YearOfDays: Hashable, Sendable {
    /// The months in order; fewer than twelve only at the start of the calendar.
    public let months: [MonthOfDays]

    /// The rate over all months.
    public var rate: Rate { months.reduce(.nothing) { $0 + $1.rate } }
    public var daysDone: Int { months.reduce(0) { $0 + $1.daysDone } }
    public var thousandths: Int64 { months.reduce(0) { $0 + $1.thousandths } }

    /// The months from the first one with anything to show: a new habit has no past to leave blank.
    public var monthsInUse: ArraySlice<MonthOfDays> { months.drop { !$0.isInUse } }
}

/// A month of a habit: its days and their totals.
public struct MonthOfDays: Hashable, Sendable {
    /// All days, including future ones.
    public let days: [CountedDay]
    /// The rate of the month: done of relevant.
    public let rate: Rate
    /// The number of days done, whether they were asked for or not.
    public let daysDone: Int
    /// The total amount done, in thousandths.
    public let thousandths: Int64

    init(_ days: [CountedDay]) {
        self.days = days
        rate = days.reduce(.nothing) { $0 + $1.rate }
        daysDone = days.reduce(0) { $1.isDone ? $0 + 1 : $0 }
        thousandths = days.reduce(0) { $0 + $1.thousandths }
    }

    public var first: Day { days.first?.day ?? .first }

    /// Whether any day lies within the habit's life, or has a record.
    public var isInUse: Bool { days.contains { $0.kind != .outside || $0.permille > 0 } }
}

extension Practice {
    public func year(of habit: Habit, upTo today: Day) -> YearOfDays {
        let first = today.startOfMonth(advancedBy: -11)
        let last = today.startOfMonth.advanced(
            by: Day.length(ofMonth: today.date.month, in: today.date.year) - 1)
        var days = countedDays(of: habit, from: first, to: last, seenFrom: today)[...]
        var months: [MonthOfDays] = []
        while let day = days.first?.day {
            let length = Day.length(ofMonth: day.date.month, in: day.date.year)
            months.append(MonthOfDays(Array(days.prefix(length))))
            days = days.dropFirst(length)
        }
        return YearOfDays(months: months)
    }
}
