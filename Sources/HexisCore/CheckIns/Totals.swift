/// What a habit adds up to over some days.
public struct Totals: Hashable, Sendable {
    /// Days on which the goal was met, or the limit kept.
    public let daysDone: Int
    /// All amounts, in thousandths: years of them can be more than one `Amount` holds.
    public let thousandths: Int64
    /// Relevant days: done or not.
    public let relevantDays: Int
}

extension Practice {
    /// From the first to the last day, both included. What was done on days that were not due counts too.
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
