/// The person's current daily routine, with its own reminders: a flight is no breakfast at home.
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

/// How much a reminder reveals.
public enum ReminderWording: Int, ChoiceField, Sendable {
    /// The habit and its plan.
    case plain = 0
    /// Only that it is time: others can read a locked screen, too.
    case `private`

    public var name: String {
        switch self {
        case .plain: "plain"
        case .private: "private"
        }
    }
}
