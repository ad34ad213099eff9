import HexisCore

/// What can be answered to a reminder without opening anything. The names are what the service worker is told.
public enum NotificationAnswer: Int, Choice {
    case done = 0
    case snooze15, snooze60, tomorrow

    public var name: String {
        switch self {
        case .done: "done"
        case .snooze15: "snooze15"
        case .snooze60: "snooze60"
        case .tomorrow: "tomorrow"
        }
    }

    /// Short: buttons of notifications are small.
    public var title: String {
        switch self {
        case .done: "Done"
        case .snooze15: "In 15 minutes"
        case .snooze60: "In 1 hour"
        case .tomorrow: "Tomorrow"
        }
    }
}

extension NotificationText {
    /// One for several reminders that were held up; where they say nothing of the habits, nor does this.
    public init(summing bodies: [String]) {
        var said: [String] = []
        for body in bodies where !said.contains(where: { $0 == body }) { said.append(body) }
        title = bodies.count == 1 ? "1 reminder for today" : "\(bodies.count) reminders for today"
        body = said.joined(separator: " ")
    }

    /// To see that it works.
    public static var test: NotificationText {
        NotificationText(title: "Hexis", body: "This is how a reminder reaches you.")
    }

    /// For a device that nobody has opened Hexis on for months.
    public static func ending(inDays days: Int) -> NotificationText {
        NotificationText(
            title: "Hexis",
            body: "Reminders on this device end \(days > 1 ? "in \(days) days" : "tomorrow"). "
                + "Open Hexis here, and they go on.")
    }
}
