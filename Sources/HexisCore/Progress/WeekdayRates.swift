/// How well a habit goes on each day of the week, over the last twelve months.
public struct WeekdayRates: Hashable, Sendable {
    public struct Share: Hashable, Sendable {
        public let weekday: Weekday
        public let rate: Rate
    }

    /// The seven weekdays, in the order of the person's week.
    public let shares: [Share]

    /// The minimum number of days that make a weekday's rate meaningful.
    public static let enough = 8

    /// How far above the overall rate a weekday must be to stand out, in thousandths. The best of seven is some points
    /// above it by chance alone.
    static let telling = 150

    /// The best weekday, or two that are equally good; empty while too little is known, or if none stands out.
    public var best: [Weekday] {
        let known = shares.filter { $0.rate.relevant >= WeekdayRates.enough }
        let highest = known.reduce(0) { max($0, $1.rate.permille ?? 0) }
        let together = known.reduce(.nothing) { $0 + $1.rate }.permille ?? 0
        let best = known.filter { $0.rate.permille == highest }
        guard highest >= together + WeekdayRates.telling, best.count <= 2 else { return [] }
        return best.map { $0.weekday }
    }
}

extension YearOfDays {
    /// Returns done of relevant for each weekday. With N times a week no weekday is ever due, so each is given as its
    /// share of all that was done: three times a week on Monday, Wednesday and Friday are three weekdays with a third
    /// each, and no other is missed.
    public func weekdayRates(weekBeginningOn firstWeekday: Weekday) -> WeekdayRates {
        var rates = [Rate](repeating: .nothing, count: 7)
        let isOfDone = months.contains { $0.days.contains { $0.kind == .free } }
        for month in months {
            for day in month.days {
                let place = (day.day.weekday.rawValue - firstWeekday.rawValue + 7) % 7
                if !isOfDone || day.isDone { rates[place] = rates[place] + day.rate }
            }
        }
        if isOfDone {
            let all = rates.reduce(0) { $0 + $1.done }
            rates = rates.map { Rate(done: $0.done, of: all) }
        }
        return WeekdayRates(
            shares: firstWeekday.week.enumerated().map { WeekdayRates.Share(weekday: $1, rate: rates[$0]) })
    }
}
