import HexisCore

/// Dates and times in the format of iCalendar (RFC 5545, 3.3.4 and 3.3.5).
enum CalendarTime {
    /// `20261122`.
    static func text(_ day: Day) -> String {
        let (year, month, day) = day.date
        return "\(year)\(twoDigits(month))\(twoDigits(day))"
    }

    /// Local time: `20261122T080000`.
    static func text(_ wall: WallTime) -> String {
        "\(text(wall.day))T\(twoDigits(wall.time.minutes / 60))\(twoDigits(wall.time.minutes % 60))00"
    }

    /// `20261122T070000Z`.
    static func text(_ instant: Instant) -> String {
        let seconds = instant.milliseconds / 1000 % 60
        let wall = WallTime(of: instant, offset: 0)
        return text(wall).dropLast(2) + twoDigits(Int(seconds)) + "Z"
    }

    /// `+0530`, with seconds for an old offset that has some.
    static func text(offset: Int) -> String {
        let seconds = abs(offset)
        let text =
            (offset < 0 ? "-" : "+") + twoDigits(seconds / 3600) + twoDigits(seconds / 60 % 60)
        return seconds % 60 == 0 ? text : text + twoDigits(seconds % 60)
    }

    private static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}

/// A local date and time.
struct WallTime: Hashable {
    let day: Day
    let time: TimeOfDay

    init(_ day: Day, _ time: TimeOfDay) {
        self.day = day
        self.time = time
    }

    /// `offset` is in seconds east of UTC.
    init(of instant: Instant, offset: Int) {
        let moment = Moment(instant: instant, offset: offset)
        self.init(moment.date, moment.timeOfDay)
    }
}
