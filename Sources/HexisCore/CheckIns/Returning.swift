extension Practice {
    /// Whether the person marked something on two different days: they came back.
    ///
    /// What counts is when they did it, not which days it was about: a week that is filled in on one evening is
    /// one visit. An hour past midnight is still that evening. The offset is today's for every instant: a change
    /// of the clocks may move a mark near the start of a day to its neighbour, and nothing hangs on that.
    public func hasReturned(asSeenAt now: Moment) -> Bool {
        guard let marked = fields.marked else { return false }
        func day(of instant: Instant) -> Day {
            Moment(instant: instant, offset: now.offset, dayStart: now.dayStart).today
        }
        return day(of: marked.lowerBound) != day(of: marked.upperBound)
    }
}
