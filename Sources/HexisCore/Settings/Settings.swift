/// How the person wants things. Every one can be changed at any time.
public struct Settings: Hashable, Sendable {
    /// How they want to be called.
    public var name: Line?
    /// The name of their zone in the tz database; `nil` until it is known.
    public var zone: Line?
    public var dayStart: TimeOfDay = .threeInTheMorning
    public var firstWeekday: Weekday = .monday
    public var theme: Theme = .device
    public var textSize: TextSize = .standard
    /// Which reminders call at present.
    public var routine: ReminderRoutine = .home
    public var quietHours: QuietHours?
    /// When to ask in the evening about what is still open; `nil` is never.
    public var eveningQuestion: TimeOfDay?
    public var reminderWording: ReminderWording = .plain
    /// How plans are made the person's own.
    public var planWriting: PlanWriting = .typing

    public init() {}
}

public enum Theme: Int, ChoiceField, Sendable {
    /// As the device is set.
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

/// Text size on top of what the device is set to.
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
