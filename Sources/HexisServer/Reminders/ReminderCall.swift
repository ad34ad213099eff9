import HexisApp
import HexisCore
import HexisReminders
import HexisStore

/// What calls a person, as one message for all of their devices.
struct ReminderCall {
    let title: String
    let body: String
    /// Below the server's address: `/today`.
    let page: String
    /// A device shows one with the same tag once only.
    let tag: Identifier
    var answers: [Answer] = []

    /// What can be answered without opening anything.
    struct Answer: Equatable {
        let name: String
        let title: String
    }

    /// A longer address stands once, where the call itself leads.
    private static let longestAnswerPage = 200

    /// As it is sent to a device that knows the server by an address, to be of use for so many seconds.
    func message(for origin: String, secondsToLive: Int) throws(WebPushError) -> PushMessage {
        var shown = PushNotification(title: title, body: body, page: origin + page, tag: tag.description)
        let answered = page.utf8.count <= ReminderCall.longestAnswerPage ? page : "/today"
        shown.actions = answers.map {
            PushNotification.Action(name: $0.name, title: $0.title, page: origin + answered)
        }
        return try PushMessage(
            payload: try shown.payload(), secondsToLive: secondsToLive, urgency: .high, topic: PushTopic(tag))
    }
}

extension ReminderCall {
    /// What is still to be said, as the practice stands now; `nil` when nothing is: what it was about is done, or
    /// was put off, or is not there any more.
    init?(_ call: DueCall, of practice: Practice, in zone: ZoneRules) {
        let standing = call.occurrences.filter { practice.stillApplies($0, in: zone) }
        let texts = standing.compactMap { practice.notification(of: $0) }
        guard let first = standing.first, let text = texts.first else { return nil }
        if call.isOfDoses, standing.count > 1, let doses = CalledDoses(standing) {
            let text = practice.notification(of: doses, on: first.day)
            self.init(
                title: text.title, body: text.body, page: doses.address(on: first.day), tag: call.id,
                answers: Answer.toDose)
        } else if call.occurrences.count > 1 && !call.isOfDoses {
            let sum = NotificationText(summing: texts.map { $0.body })
            self.init(title: sum.title, body: sum.body, page: "/today", tag: call.id)
        } else {
            self.init(
                title: text.title, body: text.body, page: ReminderCall.page(of: first), tag: call.id,
                answers: Answer.to(first))
        }
    }

    private static func page(of occurrence: Occurrence) -> String {
        switch occurrence.kind {
        case .reminder(let reminder, let habit):
            "/habits/\(habit)/reminders/\(reminder)/call?day=\(occurrence.day)"
        case .urgeQuestion(let loop): "/loops/\(loop)/log"
        case .dose(let slot, let medicine): "/medicine/\(medicine)/doses/\(occurrence.day)/\(slot)"
        case .eveningQuestion, .lastCall: "/today?day=\(occurrence.day)"
        case .medicineWeek: "/medicine/weeks"
        case .heartRate: "/medicine/heart"
        }
    }

    /// That a device will not remind any more, unless somebody opens Hexis on it.
    static func ending(_ session: Session, at now: Instant) -> ReminderCall {
        let day: Int64 = 86_400_000
        let left = session.expires.milliseconds - now.milliseconds
        let text = NotificationText.ending(inDays: Int((left + day - 1) / day))
        return ReminderCall(
            title: text.title, body: text.body, page: "/today", tag: session.id.derived(0))
    }

    /// To see that it works.
    static var test: ReminderCall {
        let text = NotificationText.test
        return ReminderCall(
            title: text.title, body: text.body, page: "/settings/reminders",
            tag: Identifier(high: 2, low: 0).derived(0))
    }
}

extension ReminderCall.Answer {
    fileprivate static func to(_ occurrence: Occurrence) -> [ReminderCall.Answer] {
        switch occurrence.kind {
        case .reminder:
            NotificationAnswer.allCases.map { ReminderCall.Answer(name: $0.name, title: $0.title) }
        case .dose: toDose
        case .eveningQuestion, .urgeQuestion, .lastCall, .medicineWeek, .heartRate: []
        }
    }

    fileprivate static var toDose: [ReminderCall.Answer] {
        DoseNotificationAnswer.allCases.map { ReminderCall.Answer(name: $0.name, title: $0.title) }
    }
}
