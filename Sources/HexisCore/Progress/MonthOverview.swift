/// A month over all habits.
public struct MonthOverview: Hashable, Sendable {
    public let first: Day
    /// The days of the month: done of asked. Future days ask for nothing.
    public let days: [DayProgress]
    /// Done of relevant over all habits; today counts only what is done.
    public let rate: Rate
}

extension Practice {
    /// Returns the month that contains a day, as seen on the day `today`.
    public func month(around day: Day, of habits: [Habit], seenFrom today: Day) -> MonthOverview {
        let first = day.startOfMonth
        let length = Day.length(ofMonth: first.date.month, in: first.date.year)
        var days = [DayProgress](repeating: DayProgress(done: 0, asked: 0), count: length)
        var rate = Rate.nothing
        for habit in habits {
            let last = first.advanced(by: length - 1)
            let counted = countedDays(of: habit, from: first, to: last, seenFrom: today)
            for (place, day) in counted.enumerated() where day.kind == .relevant || day.kind == .pending {
                days[place] = DayProgress(
                    done: days[place].done + (day.isDone ? 1 : 0), asked: days[place].asked + 1)
                rate = rate + day.rate
            }
        }
        return MonthOverview(first: first, days: days, rate: rate)
    }
}
