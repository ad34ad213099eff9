import HexisCore

extension NotificationText {
    /// One notification for several reminders that were held up; it names no habits if they don't.
    public init(summing bodies: [String]) {
        var said: [String] = []
        for body in bodies where !said.contains(where: { $0 == body }) { said.append(body) }
        title = bodies.count == 1 ? "1 reminder for today" : "\(bodies.count) reminders for today"
        body = said.joined(separator: " ")
    }

    /// A test notification.
    public static var test: NotificationText {
        NotificationText(title: "Hexis", body: "This is how a reminder reaches you.")
    }

    /// For a device on which Hexis was not opened for months.
    public static func ending(inDays days: Int) -> NotificationText {
        NotificationText(
            title: "Hexis",
            body: "Reminders on this device end \(days > 1 ? "in \(days) days" : "tomorrow"). "
                + "Open Hexis here, and they go on.")
    }
}
