import HexisCore

/// Past times, shown as clocks showed them then. Every page that shows a past time uses these functions.
extension DateWording {
    /// `09:00`. If today's UTC offset differs, the time by today's clock follows, with the date if that differs too:
    /// `09:00 (10:00 by today’s clock)`, `23:30 (11 January, 00:30 by today’s clock)`.
    @inline(never)
    static func time(_ then: Moment, seenFrom now: Moment, by clock: ClockFormat) -> String {
        guard then.offset != now.offset else { return clock.text(then.timeOfDay) }
        let seen = Moment(instant: then.instant, offset: now.offset)
        let date = seen.date == then.date ? "" : "\(short(seen.date, seenFrom: now.today)), "
        return "\(clock.text(then.timeOfDay)) (\(date)\(clock.text(seen.timeOfDay)) by today’s clock)"
    }

    /// `today at 08:00`, `yesterday at 20:30`, `on 2 November at 08:00`: at the UTC offset of now.
    @inline(never)
    static func dayAndTime(_ instant: Instant, seenFrom now: Moment, by clock: ClockFormat) -> String {
        let then = Moment(instant: instant, offset: now.offset, dayStart: .midnight)
        let time = clock.text(then.timeOfDay)
        return switch now.date.distance(to: then.date) {
        case 0: "today at \(time)"
        case -1: "yesterday at \(time)"
        default: "on \(short(then.date, seenFrom: now.date)) at \(time)"
        }
    }
}

extension Moment {
    /// A past instant at the UTC offset at which it was recorded, or at today's if that was not stored.
    func past(_ instant: Instant, by offset: Int?) -> Moment {
        Moment(instant: instant, offset: offset ?? self.offset, dayStart: dayStart)
    }
}
