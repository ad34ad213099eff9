import HexisApp
import HexisCore
import HexisReminders

/// What calls a person, as one message for all of their devices.
struct ReminderCall {
    let notification: Notification

    /// What a device shows, but for the address of the server, which each device knows it by.
    struct Notification {
        let title: String
        let body: String
        /// Below the server's address: `/today`.
        let page: String
        let tag: Identifier
        var isAnswerable = false
    }

    /// A reminder of this morning is of no use tonight.
    private static let secondsToLive = 4 * 3600
    /// What comes later than this was held up, and comes with the rest.
    static let late: Int64 = 10 * 60_000

    /// As it is sent to a device that knows the server by an address.
    func message(for origin: String) throws(WebPushError) -> PushMessage {
        var shown = PushNotification(
            title: notification.title, body: notification.body, page: origin + notification.page,
            tag: notification.tag.description)
        if notification.isAnswerable {
            shown.actions = NotificationAnswer.allCases.map { answer in
                PushNotification.Action(name: answer.name, title: answer.title, page: shown.page)
            }
        }
        return try PushMessage(
            payload: try shown.payload(), secondsToLive: ReminderCall.secondsToLive, urgency: .high,
            topic: PushTopic(notification.tag))
    }

}

extension ReminderCall {
    /// What calls between two instants, as the practice stands now. What was held up while the server was away comes
    /// once, together with all else, as long as it is still that day; the rest is past, and only counted.
    static func calls(
        _ practice: Practice, from since: Instant, to now: Instant, in zone: ZoneRules, today: Day
    ) -> (calls: [ReminderCall], missed: Int) {
        let due = practice.occurrences(from: since, to: now.advanced(byMilliseconds: 1), in: zone)
        let useful = due.filter { $0.day == today || isFresh($0, at: now) }
        let isHeldUp = useful.contains { !isFresh($0, at: now) }
        let calls = useful.compactMap { ReminderCall($0, of: practice) }
        return (
            isHeldUp && calls.count > 1 ? [summary(of: calls, on: today)] : calls, due.count - useful.count
        )
    }

    private static func isFresh(_ occurrence: Occurrence, at now: Instant) -> Bool {
        now.milliseconds - occurrence.at.milliseconds <= late
    }

    private init?(_ occurrence: Occurrence, of practice: Practice) {
        guard let text = practice.notification(of: occurrence) else { return nil }
        switch occurrence.kind {
        case .reminder(let reminder, let habit):
            notification = Notification(
                title: text.title, body: text.body,
                page: "/habits/\(habit)/reminders/\(reminder)/call?day=\(occurrence.day)",
                tag: occurrence.id, isAnswerable: true)
        case .eveningQuestion:
            notification = Notification(
                title: text.title, body: text.body, page: "/today?day=\(occurrence.day)", tag: occurrence.id)
        }
    }

    /// One for several that were held up.
    private static func summary(of calls: [ReminderCall], on today: Day) -> ReminderCall {
        let text = NotificationText(summing: calls.map { $0.notification.body })
        return ReminderCall(
            notification: Notification(
                title: text.title, body: text.body, page: "/today",
                tag: Identifier(high: 1, low: UInt64(bitPattern: Int64(today.number))).derived(0)))
    }

    /// To see that it works.
    static var test: ReminderCall {
        let text = NotificationText.test
        return ReminderCall(
            notification: Notification(
                title: text.title, body: text.body, page: "/settings/reminders",
                tag: Identifier(high: 2, low: 0).derived(0)))
    }
}
