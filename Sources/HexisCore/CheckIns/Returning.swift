extension Practice {
    /// Returns whether the person marked something on two different days, and so came back.
    ///
    /// What counts is when they marked it, not for which days: filling in a week on one evening is one visit, and an
    /// hour past midnight still belongs to that evening. Every instant uses today's UTC offset: a clock change may move
    /// a mark near the start of a day to the neighbouring day, which does no harm here.
    public func hasReturned(asSeenAt now: Moment) -> Bool {
        guard let marked = fields.marked else { return false }
        func day(of instant: Instant) -> Day {
            Moment(instant: instant, offset: now.offset, dayStart: now.dayStart).today
        }
        return day(of: marked.lowerBound) != day(of: marked.upperBound)
    }
}
