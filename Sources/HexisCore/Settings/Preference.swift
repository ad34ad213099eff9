/// What the person can turn on and off.
public enum Preference: Int, ChoiceField, Sendable {
    /// Times are shown as `8:30 pm`, not as `20:30`.
    case twelveHourClock = 0
    /// On a keyboard, one key leads to a page.
    case singleKeys
    /// The device vibrates for a moment when something is marked.
    case vibration
    /// The app's icon shows how many doses are due.
    case doseBadge
    /// No reminders, no sharing, no webhooks, no calendar, until it is turned off again (GDPR, articles 18 and 21).
    case pause
    /// A care provider hears once a week how many of those they follow need a look.
    case patientsSummary

    public var name: String {
        switch self {
        case .twelveHourClock: "twelveHourClock"
        case .singleKeys: "singleKeys"
        case .vibration: "vibration"
        case .doseBadge: "doseBadge"
        case .pause: "pause"
        case .patientsSummary: "patientsSummary"
        }
    }
}
