/// A calendar year over all habits, to look back on.
public struct YearReview: Sendable {
    public struct Row: Sendable {
        public let habit: Habit
        /// The days on which it was done, due or not.
        public let daysDone: Int
    }

    /// The first day of the year.
    public let january: Day
    /// January to December. Future days ask for nothing.
    public let months: [MonthOverview]
    /// The habits done in the year, the one with the most days first.
    public let rows: [Row]
    /// The goals of one's own reached in the year.
    public let goalsReached: Int
    /// Doses taken of those due; nothing without medicine.
    public let doses: Rate

    /// Done of relevant over all habits.
    public var rate: Rate { months.reduce(.nothing) { $0 + $1.rate } }

    /// The number of times that a habit was done on a day.
    public var timesDone: Int { rows.reduce(0) { $0 + $1.daysDone } }

    /// The number of days on which at least one habit was done of those due.
    public var daysDone: Int {
        months.reduce(0) { $0 + $1.days.reduce(0) { $1.done > 0 ? $0 + 1 : $0 } }
    }

    /// The month with the greatest share done, among at least two with enough days to compare; `nil` if two share
    /// that.
    public var best: MonthOverview? {
        var best: MonthOverview?
        var known = 0
        var highest = -1
        for month in months where month.rate.relevant >= WeekdayRates.enough {
            known += 1
            let permille = month.rate.permille ?? 0
            if permille >= highest { best = permille > highest ? month : nil }
            highest = max(highest, permille)
        }
        return known > 1 ? best : nil
    }
}

extension Practice {
    /// Returns the calendar year that contains a day, as seen on the day `today`.
    public func review(ofYear day: Day, seenFrom today: Day) -> YearReview {
        let january = day.startOfYear
        let last = min(today, january.startOfMonth(advancedBy: 11).advanced(by: 30))
        let habits = self.habits
        var rows: [YearReview.Row] = []
        for habit in habits {
            let done = totals(of: habit, from: january, to: last).daysDone
            if done > 0 { rows.append(YearReview.Row(habit: habit, daysDone: done)) }
        }
        let order = sortedPlaces(of: rows.count) { left, right in
            rows[left].daysDone == rows[right].daysDone
                ? left < right : rows[left].daysDone > rows[right].daysDone
        }
        return YearReview(
            january: january,
            months: (0..<12).map {
                month(around: january.startOfMonth(advancedBy: $0), of: habits, seenFrom: today)
            },
            rows: order.map { rows[$0] },
            goalsReached: goalsReached(from: january, to: last, seenFrom: today),
            doses: adherence(of: medicines, from: january, to: last, seenFrom: today).doses)
    }

    private func goalsReached(from first: Day, to last: Day, seenFrom today: Day) -> Int {
        personalChallenges.filter { challenge in
            guard case .completed(on: let day) = standing(of: challenge, on: today).state else {
                return false
            }
            return first <= day && day <= last
        }.count
    }
}
