/// How times of day are written for the person. What is stored or exported keeps 24 hours.
public enum ClockFormat: Hashable, Sendable {
    case twentyFourHours, twelveHours

    /// The time as `20:30` or `8:30 pm`, with a no-break space.
    @inline(never)
    public func text(_ time: TimeOfDay) -> String {
        guard self == .twelveHours else { return time.description }
        let hour = time.minutes / 60
        return "\((hour + 11) % 12 + 1):\(twoDigits(time.minutes % 60))\u{a0}\(hour < 12 ? "am" : "pm")"
    }

    /// A full hour, 0 to 23, as `20` or `8 pm`.
    public func text(hour: Int) -> String {
        self == .twelveHours ? "\((hour + 11) % 12 + 1)\u{a0}\(hour < 12 ? "am" : "pm")" : "\(hour)"
    }

    @inline(never)
    public func text(_ time: TimeOfDay?) -> String? {
        guard let time else { return nil }
        return text(time)
    }
}
