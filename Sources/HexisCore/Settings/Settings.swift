/// The person's preferences. All of them can be changed at any time.
public struct Settings: Hashable, Sendable {
    /// The name that the person wants to be called by.
    public var name: Line?
    /// The name of the person's zone in the tz database; `nil` until it is known.
    public var zone: Line?
    public var dayStart: TimeOfDay = .threeInTheMorning
    public var firstWeekday: Weekday = .monday
    public var theme: Theme = .device
    public var textSize: TextSize = .standard
    /// The routine whose reminders are active.
    public var routine: ReminderRoutine = .home
    public var quietHours: QuietHours?
    /// The time of the evening question about what is still open; `nil` for never.
    public var eveningQuestion: TimeOfDay?
    public var reminderWording: ReminderWording = .plain
    /// How the person makes plans their own.
    public var planWriting: PlanWriting = .typing
    /// Whether times are shown as `8:30 pm`, not as `20:30`.
    public var hasTwelveHourClock = false
    /// Whether one key leads to a page.
    public var hasSingleKeys = true
    /// Whether the device vibrates for a moment when something is marked.
    public var hasVibration = false
    /// Whether the app's icon shows how many doses are due.
    public var hasDoseBadge = false
    /// Whether everything that goes out to the person or to others is paused.
    public var isPaused = false
    /// Whether a care provider hears once a week how many of those they follow need a look.
    public var hasPatientsSummary = false

    public init() {}

    public func isOn(_ preference: Preference) -> Bool {
        switch preference {
        case .twelveHourClock: hasTwelveHourClock
        case .singleKeys: hasSingleKeys
        case .vibration: hasVibration
        case .doseBadge: hasDoseBadge
        case .pause: isPaused
        case .patientsSummary: hasPatientsSummary
        }
    }

    /// How times of day are shown.
    public var clock: ClockFormat { hasTwelveHourClock ? .twelveHours : .twentyFourHours }
}

public enum Theme: Int, ChoiceField, Sendable {
    /// Follows the device.
    case device = 0
    case light, dark

    public var name: String {
        switch self {
        case .device: "device"
        case .light: "light"
        case .dark: "dark"
        }
    }
}

/// The text size relative to the device's setting.
public enum TextSize: Int, ChoiceField, Sendable {
    case standard = 0
    case large, larger, largest

    public var name: String {
        switch self {
        case .standard: "standard"
        case .large: "large"
        case .larger: "larger"
        case .largest: "largest"
        }
    }
}

extension Weekday: ChoiceField {
    public var name: String {
        switch self {
        case .monday: "monday"
        case .tuesday: "tuesday"
        case .wednesday: "wednesday"
        case .thursday: "thursday"
        case .friday: "friday"
        case .saturday: "saturday"
        case .sunday: "sunday"
        }
    }
}
