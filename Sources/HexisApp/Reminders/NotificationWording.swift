import HexisCore

/// The text of the notifications.
enum NotificationWording {
    static var privateReminder: NotificationText { NotificationText(title: "Hexis", body: itIsTime) }
    static var itIsTime: String { "It is time." }
    static var privateQuestion: NotificationText {
        NotificationText(title: "Hexis", body: "How was your day?")
    }

    static var privateCheer: NotificationText {
        NotificationText(title: "Hexis", body: "Somebody cheers you.")
    }

    static var patients: NotificationText {
        NotificationText(title: "People you follow", body: "Look how their week went.")
    }

    /// `You are at Gym. After I arrive I will stretch.`
    static func reminder(of habit: Habit, _ plan: Plan?, at place: NamedPlace?) -> NotificationText {
        let arrival = place.map { PlacesWording.arrived($0.name.text) + " " } ?? ""
        let text = plan.map { PlansWording.sentence($0) } ?? itIsTime
        return NotificationText(title: habit.name, body: arrival + text)
    }

    /// `Still open: Walk, Read and 3 more.`
    static func question(about open: [String]) -> NotificationText {
        let named = open.count > 3 ? open.prefix(2) + ["\(open.count - 2) more"] : open
        return NotificationText(
            title: "How was your day?",
            body: named.isEmpty ? "All is done." : "Still open: \(RemindersWording.list(Array(named))).")
    }
}
