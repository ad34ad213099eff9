/// How long a reminder can be snoozed.
public enum SnoozeLength: Int, Choice {
    case quarterOfAnHour = 0
    case hour
    /// The next one is the next day's own reminder.
    case tomorrow

    public var name: String {
        switch self {
        case .quarterOfAnHour: "quarter-of-an-hour"
        case .hour: "hour"
        case .tomorrow: "tomorrow"
        }
    }

    /// Returns when a snooze that begins now ends. Tomorrow is any instant of the next day: 26 hours reach it whatever
    /// the clocks do meanwhile.
    public func until(from now: Instant) -> Instant {
        let minutes: Int64 =
            switch self {
            case .quarterOfAnHour: 15
            case .hour: 60
            case .tomorrow: 26 * 60
            }
        return now.advanced(byMilliseconds: minutes * 60_000)
    }
}
