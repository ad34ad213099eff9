extension TimeOfDay {
    /// When most people are up and have taken their first dose: the time of what comes once a week.
    static var nineInTheMorning: TimeOfDay { TimeOfDay(minutes: 540) ?? .midnight }
}

/// When reminders come in a zone, given a person's day and their quiet hours.
struct CallingTimes {
    let zone: ZoneRules
    let dayStart: TimeOfDay
    let quietHours: QuietHours?

    /// Returns the person's day that contains an instant.
    func day(at instant: Instant) -> Day {
        Moment(instant: instant, offset: zone.offset(at: instant), dayStart: dayStart).today
    }

    func start(of day: Day) -> Instant { zone.instant(of: day, at: dayStart) }

    /// Returns when a reminder for a time comes on a day. In quiet hours it waits for their end, if that is on the same
    /// day: with 22:00 to 07:00, one for 06:30 comes at 07:00, and one for 23:00 is dropped (`nil`), because the day is
    /// over by then. One that a clock change moves into quiet hours is dropped, too.
    func instant(of time: TimeOfDay, on day: Day) -> Instant? {
        guard let quietHours else { return wall(time, on: day) }
        guard quietHours.contains(time) else {
            let instant = wall(time, on: day)
            return quietHours.contains(clock(at: instant)) ? nil : instant
        }
        return sinceDayStart(time) < sinceDayStart(quietHours.until) ? wall(quietHours.until, on: day) : nil
    }

    /// Returns the first of several instants, given in increasing order, that lies on a day and outside quiet hours.
    /// Events, unlike set times, do not wait for the end of quiet hours.
    func first(of instants: [Instant], on day: Day) -> Instant? {
        let (start, end) = (start(of: day), start(of: day.next))
        return instants[instants.firstSortedIndex { $0 >= start }...].first { instant in
            instant >= end || !(quietHours?.contains(clock(at: instant)) ?? false)
        }.flatMap { $0 < end ? $0 : nil }
    }

    /// Returns when to say that something happened: at once, or at the end of the quiet hours in which it did.
    func instant(ofEvent event: Instant) -> Instant {
        guard let quietHours, quietHours.contains(clock(at: event)) else { return event }
        let day = Moment(instant: event, offset: zone.offset(at: event)).today
        let end = zone.instant(of: day, at: quietHours.until)
        return end > event ? end : zone.instant(of: day.next, at: quietHours.until)
    }

    /// A time before the day start is past midnight, so it falls on the next calendar date.
    private func wall(_ time: TimeOfDay, on day: Day) -> Instant {
        zone.instant(of: time < dayStart ? day.next : day, at: time)
    }

    private func clock(at instant: Instant) -> TimeOfDay {
        Moment(instant: instant, offset: zone.offset(at: instant)).timeOfDay
    }

    private func sinceDayStart(_ time: TimeOfDay) -> Int {
        (time.minutes - dayStart.minutes + 1440) % 1440
    }
}
