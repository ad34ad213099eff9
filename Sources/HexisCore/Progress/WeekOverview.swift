/// A week over all habits.
public struct WeekOverview: Hashable, Sendable {
    public struct Row: Hashable, Sendable {
        public let habit: Habit
        /// The seven days.
        public let days: [CountedDay]
        /// Done of relevant, so far.
        public let rate: Rate
    }

    public let first: Day
    /// The habits that were in use, or done, on any of its days.
    public let rows: [Row]

    public var rate: Rate { rows.reduce(.nothing) { $0 + $1.rate } }
}

extension Practice {
    /// The week that a day lies in, as it stands on a day called today.
    public func week(around day: Day, of habits: [Habit], seenFrom today: Day) -> WeekOverview {
        let first = day.startOfWeek(beginningOn: settings.firstWeekday)
        let rows = habits.map { habit in
            let days = countedDays(of: habit, from: first, to: first.advanced(by: 6), seenFrom: today)
            return WeekOverview.Row(habit: habit, days: days, rate: days.reduce(.nothing) { $0 + $1.rate })
        }
        return WeekOverview(
            first: first, rows: rows.filter { $0.days.contains { $0.kind != .outside || $0.permille > 0 } })
    }

    /// The first day about which any of the habits has something to show: where it begins, or what was filled in
    /// from before. Never after today.
    public func firstDay(of habits: [Habit], seenFrom today: Day) -> Day {
        habits.reduce(today) { min($0, min($1.start, $1.firstRecordedDay ?? today)) }
    }
}
