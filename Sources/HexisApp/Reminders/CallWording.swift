import HexisCore

/// User-facing text of the page that a notification opens.
enum CallWording {
    static var later: String { "Or remind me again" }
    static var toToday: String { "Go to Today" }
    static var doneAlready: String { "This is done already. Well done." }
    static var answered: String { "You have answered for this day already." }
    static var notAsked: String { "Nothing is due on this day." }
    static var toDay: String { "See that day" }

    static func done(_ goal: DailyGoal) -> String { goal.direction == .atMost ? "Kept" : "Done" }

    static func name(of length: SnoozeLength) -> String {
        switch length {
        case .quarterOfAnHour: "In 15 minutes"
        case .hour: "In 1 hour"
        case .tomorrow: "Tomorrow"
        }
    }

    /// `3 of 8 glasses so far. “Done” adds the rest.`
    static func progress(_ standing: Standing) -> String {
        "\(TodayWording.progress(standing.total, of: standing.goal)) so far. “Done” adds the rest."
    }

    /// A notification can stay on screen for days.
    static func passed(_ day: Day, seenFrom today: Day) -> String {
        "This was for \(DateWording.long(day, seenFrom: today)). What you did then can still be noted."
    }
}
