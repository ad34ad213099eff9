/// Now from a person's point of view: the instant, and what determines their day.
///
/// The host supplies it. The offset is the one that applies at this instant in the person's zone.
public struct Moment: Hashable, Sendable {
    public let instant: Instant
    /// Seconds east of UTC, within a day in either direction.
    public let offset: Int
    /// A day ends when the next one reaches this time, so an hour past midnight is still the evening before.
    public let dayStart: TimeOfDay

    public init(instant: Instant, offset: Int = 0, dayStart: TimeOfDay = .threeInTheMorning) {
        self.instant = instant
        self.offset = min(max(offset, -86_400), 86_400)
        self.dayStart = dayStart
    }

    /// The person's current day. At 01:30 on the 22nd with a day start of 03:00, it is the 21st.
    public var today: Day { day(shiftedBy: -dayStart.minutes * 60) }

    /// When the person's current day ends, unless the clocks change before.
    public var endOfDay: Instant {
        let length: Int64 = 86_400_000
        let sinceStart = floorRemainder(
            instant.milliseconds + (Int64(offset) - Int64(dayStart.minutes) * 60) * 1000, length)
        return instant.advanced(byMilliseconds: length - sinceStart)
    }

    /// The date on the wall calendar.
    public var date: Day { day(shiftedBy: 0) }

    /// The time on the wall clock.
    public var timeOfDay: TimeOfDay {
        TimeOfDay(minutes: Int(floorRemainder(localSeconds, 86_400)) / 60) ?? .midnight
    }

    private func day(shiftedBy seconds: Int) -> Day {
        Day(clamping: floorQuotient(localSeconds + Int64(seconds), 86_400))
    }

    private var localSeconds: Int64 { floorQuotient(instant.milliseconds, 1000) + Int64(offset) }
}

/// Returns the quotient rounded down, also below zero: −1 / 7 is −1. The divisor is positive.
func floorQuotient(_ number: Int64, _ divisor: Int64) -> Int64 {
    (number - floorRemainder(number, divisor)) / divisor
}

/// Returns the remainder, which is never negative: −1 by 7 leaves 6. The divisor is positive.
func floorRemainder(_ number: Int64, _ divisor: Int64) -> Int64 {
    let remainder = number % divisor
    return remainder < 0 ? remainder + divisor : remainder
}
