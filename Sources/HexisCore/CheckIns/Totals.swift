/// The totals of a habit over a span of days.
public struct Totals: Hashable, Sendable {
    /// The number of days on which the goal was met, or the limit kept.
    public let daysDone: Int
    /// The sum of all amounts, in thousandths: years of them can exceed one `Amount`.
    public let thousandths: Int64
    /// The number of relevant days, done or not.
    public let relevantDays: Int
}

extension Practice {
    /// Adds up the days from `first` to `last`, both included. Days on which the habit was done without being due count
    /// too.
    public func totals(of habit: Habit, from first: Day, to last: Day) -> Totals {
        var done = 0
        var thousandths: Int64 = 0
        for (day, _) in habit.fields.records where first <= day && day <= last {
            let standing = habit.standing(on: day)
            if standing.isDone { done += 1 }
            thousandths += standing.total.thousandths
        }
        var relevant = 0
        var day = max(first, habit.start)
        while day <= last {
            if isRelevant(habit, on: day) { relevant += 1 }
            guard day < Day.last else { break }
            day = day.next
        }
        return Totals(daysDone: done, thousandths: thousandths, relevantDays: relevant)
    }
}
