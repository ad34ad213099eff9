import HexisCore

/// How a time of the past is written: as clocks showed it then. Every page that shows when something was asks here.
extension DateWording {
    /// `09:00`. Where today's clocks are set otherwise, theirs follows, with the date where that is another one:
    /// `09:00 (10:00 by today’s clock)`, `23:30 (11 January, 00:30 by today’s clock)`.
    @inline(never)
    static func time(_ then: Moment, seenFrom now: Moment) -> String {
        guard then.offset != now.offset else { return "\(then.timeOfDay)" }
        let seen = Moment(instant: then.instant, offset: now.offset)
        let date = seen.date == then.date ? "" : "\(short(seen.date, seenFrom: now.today)), "
        return "\(then.timeOfDay) (\(date)\(seen.timeOfDay) by today’s clock)"
    }
}

extension Moment {
    /// An instant of the past, by the clock that it was recorded by; by today's where that was not kept.
    func past(_ instant: Instant, by offset: Int?) -> Moment {
        Moment(instant: instant, offset: offset ?? self.offset, dayStart: dayStart)
    }
}
