/// Which days a person lives at present, each with reminders of its own: a flight is no breakfast at home.
public enum ReminderRoutine: Int, ChoiceField, Sendable {
    case home = 0
    case travelling, holiday

    public var name: String {
        switch self {
        case .home: "home"
        case .travelling: "travelling"
        case .holiday: "holiday"
        }
    }
}

/// How much a reminder says.
public enum ReminderWording: Int, ChoiceField, Sendable {
    /// The habit and its plan.
    case plain = 0
    /// That it is time, and nothing else: a locked screen is read by others, too.
    case `private`

    public var name: String {
        switch self {
        case .plain: "plain"
        case .private: "private"
        }
    }
}
