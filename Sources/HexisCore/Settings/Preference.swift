/// What the person can turn on and off.
public enum Preference: Int, ChoiceField, Sendable {
    /// Times are shown as `8:30 pm`, not as `20:30`.
    case twelveHourClock = 0

    public var name: String {
        switch self {
        case .twelveHourClock: "twelveHourClock"
        }
    }
}
