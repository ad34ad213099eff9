import HexisCore

/// A button of a notification. It sends a form of the app, without opening the app.
package struct NotificationButton: Equatable, Sendable {
    /// What the browser reports when the button is tapped; each button of a notification has a name of its own.
    package let name: String
    /// Short, since buttons of notifications are small.
    package let title: String
    /// Where the form goes, below the server's address.
    package let address: String
    /// The fields of the form, URL-encoded. The service worker sends the query of the notification's page before
    /// them, so a long list of doses stands in a message only once.
    package let fields: String
}

extension NotificationButton {
    /// The buttons of a habit's reminder. `call` tags the notification: however often "Done" is tapped, it counts
    /// once.
    static func buttons(of reminder: Identifier, _ habit: Identifier, call: Identifier)
        -> [NotificationButton]
    {
        let address = "/habits/\(habit)/reminders/\(reminder)"
        let done = NotificationButton(
            name: "done", title: "Done", address: "\(address)/done", fields: "entry=\(call)&unseen=1")
        let later = SnoozeLength.allCases.map { length in
            NotificationButton(
                name: length.name, title: CallWording.name(of: length), address: "\(address)/snooze",
                fields: "for=\(length.name)")
        }
        return [done] + later
    }
}
