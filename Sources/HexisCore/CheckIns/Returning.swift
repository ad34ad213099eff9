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
        for habit in habitsByID.values {
            for record in habit.fields.records.values {
                if let answered = record.answered, isOfSecondDay(answered) { return true }
                for checkIn in record.checkIns where isOfSecondDay(checkIn.stamp) { return true }
            }
        }
        return false
    }
}
