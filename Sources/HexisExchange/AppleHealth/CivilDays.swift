import HexisCore

/// The days that seconds belong to, by a zone's clocks: from one midnight to the next, whether 23, 24 or 25 hours
/// later.
struct CivilDays {
    private let zone: ZoneRules
    private var current: (day: Day, begin: Int64, end: Int64)?

    init(_ zone: ZoneRules) {
        self.zone = zone
    }

    /// `nil` for days outside the calendar.
    @inline(__always)
    mutating func day(of second: Int64) -> Day? {
        if let current, current.begin <= second, second < current.end { return current.day }
        return find(second)?.day
    }

    /// The day, its first second, and the first second of the next day.
    @inline(__always)
    mutating func span(at second: Int64) -> (day: Day, begin: Int64, end: Int64)? {
        if let current, current.begin <= second, second < current.end { return current }
        return find(second)
    }

    @inline(never)
    private mutating func find(_ second: Int64) -> (day: Day, begin: Int64, end: Int64)? {
        let offset = zone.offset(at: Instant(clamping: second * 1000))
        guard var day = Day(number: floorDivided(second + Int64(offset), by: 86_400)) else { return nil }
        // If clocks are set back across midnight, the offset alone may yield an adjacent day.
        if second < midnight(day) { day = day.previous }
        if second >= midnight(day.next) { day = day.next }
        let span = (day: day, begin: midnight(day), end: midnight(day.next))
        guard span.begin <= second, second < span.end else { return nil }
        current = span
        return span
    }

    private func midnight(_ day: Day) -> Int64 {
        floorDivided(zone.instant(of: day, at: .midnight).milliseconds, by: 1000)
    }
}

private func floorDivided(_ number: Int64, by divisor: Int64) -> Int64 {
    (number - ((number % divisor + divisor) % divisor)) / divisor
}
