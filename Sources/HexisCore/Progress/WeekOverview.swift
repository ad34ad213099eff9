/// A week over all habits.
public struct WeekOverview: Hashable, Sendable {
    public struct Row: Hashable, Sendable {
        public let habit: Habit
        /// The seven days of the week.
        public let days: [CountedDay]
        /// Done of relevant, so far.
        public let rate: Rate
    }

    public let first: Day
    /// The habits that were in use, or done, on any day of the week.
    public let rows: [Row]

    public var rate: Rate { rows.reduce(.nothing) { $0 + $1.rate } }
}

extension Practice {
    /// Returns the week that contains a day, as seen on the day `today`.
    public func week(around day: Day, of habits: [Habit], seenFrom today: Day) -> WeekOverview {
        let first = day.startOfWeek(beginningOn: settings.firstWeekday)
        let rows = habits.map { habit in
            let days = countedDays(of: habit, from: first, to: first.advanced(by: 6), seenFrom: today)
            return WeekOverview.Row(habit: habit, days: days, rate: days.reduce(.nothing) { $0 + $1.rate })
        }
        return WeekOverview(
            first: first, rows: rows.filter { $0.days.contains { $0.kind != .outside || $0.permille > 0 } })
    }

    /// Returns the first day on which any of the habits has something to show: its beginning, or an earlier day that
    /// was filled in. Never after today.
    public func firstDay(of habits: [Habit], seenFrom today: Day) -> Day {
        habits.reduce(today) { min($0, min($1.start, $1.firstRecordedDay ?? today)) }
    }
}
