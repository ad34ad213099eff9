extension Practice {
    /// Whether the person marked something on two different days: they came back.
    ///
    /// What counts is when they did it, not which days it was about: a week that is filled in on one evening is
    /// one visit. An hour past midnight is still that evening. The offset is today's for every instant: a change
    /// of the clocks may move a mark near the start of a day to its neighbour, and nothing hangs on that.
    public func hasReturned(asSeenAt now: Moment) -> Bool {
        var first: Day?
        func isOfSecondDay(_ stamp: Stamp) -> Bool {
            let day = Moment(instant: stamp.at, offset: now.offset, dayStart: now.dayStart).today
            defer { first = day }
            return first != nil && first != day
        }
        return habitsByID.values.contains { habit in
            habit.records.values.contains { record in
                record.answered.map(isOfSecondDay) ?? false
                    || record.checkIns.contains { isOfSecondDay($0.stamp) }
            }
        }
    }
}
