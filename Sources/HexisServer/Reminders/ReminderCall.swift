import HexisApp
import HexisCore
import HexisReminders

/// What calls a person, as one message for all of their devices.
struct ReminderCall {
    let title: String
    let body: String
    /// Below the server's address: `/today`.
    let page: String
    /// A device shows one with the same tag once only.
    let tag: Identifier
    var isAnswerable = false

    /// As it is sent to a device that knows the server by an address, to be of use for so many seconds.
    func message(for origin: String, secondsToLive: Int) throws(WebPushError) -> PushMessage {
        var shown = PushNotification(title: title, body: body, page: origin + page, tag: tag.description)
        if isAnswerable {
            shown.actions = NotificationAnswer.allCases.map { answer in
                PushNotification.Action(name: answer.name, title: answer.title, page: shown.page)
            }
        }
        return try PushMessage(
            payload: try shown.payload(), secondsToLive: secondsToLive, urgency: .high, topic: PushTopic(tag))
    }
}

extension ReminderCall {
    /// What is still to be said, as the practice stands now; `nil` when nothing is: what it was about is done, or
    /// was put off, or is not there any more.
    init?(_ call: DueCall, of practice: Practice, in zone: ZoneRules) {
        let texts = call.occurrences.compactMap { occurrence in
            practice.stillApplies(occurrence, in: zone) ? practice.notification(of: occurrence) : nil
        }
        guard let first = call.occurrences.first, let text = texts.first else { return nil }
        if call.occurrences.count > 1 {
            let sum = NotificationText(summing: texts.map { $0.body })
            self.init(title: sum.title, body: sum.body, page: "/today", tag: call.id)
        } else {
            self.init(
                title: text.title, body: text.body, page: ReminderCall.page(of: first), tag: call.id,
                isAnswerable: first.kind != .eveningQuestion)
        }
    }

    private static func page(of occurrence: Occurrence) -> String {
        switch occurrence.kind {
        case .reminder(let reminder, let habit):
            "/habits/\(habit)/reminders/\(reminder)/call?day=\(occurrence.day)"
        case .eveningQuestion: "/today?day=\(occurrence.day)"
        }
    }

    /// To see that it works.
    static var test: ReminderCall {
        let text = NotificationText.test
        return ReminderCall(
            title: text.title, body: text.body, page: "/settings/reminders",
            tag: Identifier(high: 2, low: 0).derived(0))
    }
}
