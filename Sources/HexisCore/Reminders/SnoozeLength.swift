/// For how long a call can be put off.
public enum SnoozeLength: Int, Choice {
    case quarterOfAnHour = 0
    case hour
    /// The next day's own call is the next.
    case tomorrow

    public var name: String {
        switch self {
        case .quarterOfAnHour: "quarter-of-an-hour"
        case .hour: "hour"
        case .tomorrow: "tomorrow"
        }
    }

    /// Until when, put off now. Tomorrow is any instant on it: 26 hours reach it whatever the clocks do meanwhile.
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
