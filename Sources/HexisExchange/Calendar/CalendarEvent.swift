import HexisCore

/// One event of a person's calendar.
struct CalendarEvent {
    /// The same in every version of the feed.
    let id: String
    let title: String
    let text: String
    /// The page of Hexis that it links to.
    let page: String
    let time: Time

    enum Time {
        /// A single event at an instant, with an alarm.
        case once(Instant)
        /// At a time of day on the days of a rule, with an alarm.
        case recurring(TimeOfDay, Recurrence)
        /// All day, from the first day to the last.
        case days(Day, Day)
    }

    /// A reminder has no duration; calendars show at least this length.
    private static let length = "PT15M"

    /// `stamp` is the instant at which the feed was made.
    func write(in zone: CalendarZone, stamp: Instant, into text: inout CalendarText) {
        text.component("VEVENT") { text in
            text.line("UID", id)
            text.line("DTSTAMP", CalendarTime.text(stamp))
            writeTime(in: zone, into: &text)
            text.text("SUMMARY", title)
            if !self.text.isEmpty { text.text("DESCRIPTION", self.text) }
            text.line("URL", page)
            text.line("TRANSP", "TRANSPARENT")
            if case .days = time { return }
            text.line("DURATION", CalendarEvent.length)
            text.component("VALARM") { writeAlarm(into: &$0) }
        }
    }

    private func writeAlarm(into text: inout CalendarText) {
        text.line("ACTION", "DISPLAY")
        text.line("TRIGGER", "PT0S")
        text.text("DESCRIPTION", self.text.isEmpty ? title : self.text)
    }

    private func writeTime(in zone: CalendarZone, into text: inout CalendarText) {
        switch time {
        case .once(let instant): text.line("DTSTART", CalendarTime.text(instant))
        case .recurring(let time, let recurrence): recurrence.write(at: time, in: zone, into: &text)
        case .days(let first, let last):
            text.line("DTSTART;VALUE=DATE", CalendarTime.text(first))
            text.line("DTEND;VALUE=DATE", CalendarTime.text(last.next))
        }
    }
}

extension Recurrence {
    fileprivate func write(at time: TimeOfDay, in zone: CalendarZone, into text: inout CalendarText) {
        let local = ";TZID=\(zone.name)"
        text.line("DTSTART\(local)", CalendarTime.text(WallTime(first, time)))
        let end = zone.rules.instant(of: last, at: time)
        text.line("RRULE", "\(rule.text);UNTIL=\(CalendarTime.text(end))")
        if !exceptions.isEmpty {
            let left = exceptions.map { CalendarTime.text(WallTime($0, time)) }
            text.line("EXDATE\(local)", left.joined(separator: ","))
        }
    }
}
