package import HexisCore

/// A notification as one message to all of a person's devices.
package struct NotificationMessage: Sendable {
    package let title: String
    package let body: String
    /// The path of the page it opens: `/today`.
    package let page: String
    /// A device shows notifications with the same tag only once.
    package let tag: Identifier
    /// What can be answered without opening anything.
    package var buttons: [NotificationButton] = []
    /// The number on the app's icon from then on; `nil` leaves the icon as it is.
    package var badge: Int?
}

extension NotificationMessage {
    /// The notification for the reminders that still apply; `nil` if none does, because their subject is done,
    /// snoozed or gone.
    package init?(_ call: DueCall, of practice: Practice, in zone: ZoneRules) {
        let standing = call.occurrences.filter { practice.stillApplies($0, in: zone) }
        let texts = standing.compactMap { practice.notification(of: $0) }
        guard let first = standing.first, let text = texts.first else { return nil }
        if call.isOfDoses, standing.count > 1, let doses = CalledDoses(standing) {
            self.init(doses, practice.notification(of: doses, on: first.day), on: first.day, call: call.id)
        } else if call.occurrences.count > 1 && !call.isOfDoses {
            self.init(summing: texts, call: call.id)
        } else {
            self.init(first, text, call: call.id)
        }
        badge = practice.badge(with: call, in: zone)
    }

    private init(_ doses: CalledDoses, _ text: NotificationText, on day: Day, call: Identifier) {
        self.init(
            title: text.title, body: text.body, page: doses.address(on: day), tag: call,
            buttons: NotificationButton.buttonsOfSeveralDoses(call: call))
    }

    private init(summing texts: [NotificationText], call: Identifier) {
        let sum = NotificationText(summing: texts.map { $0.body })
        self.init(title: sum.title, body: sum.body, page: "/today", tag: call)
    }

    private init(_ occurrence: Occurrence, _ text: NotificationText, call: Identifier) {
        self.init(
            title: text.title, body: text.body, page: NotificationMessage.page(of: occurrence), tag: call,
            buttons: NotificationMessage.buttons(of: occurrence, call: call))
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
        case .patientsSummary: "/patients"
        case .questionnaire: "/today"
        case .cheer(let companion): "\(CompanionsPage.address)/\(companion)"
        }
    }

    private static func buttons(of occurrence: Occurrence, call: Identifier) -> [NotificationButton] {
        switch occurrence.kind {
        case .reminder(let reminder, let habit):
            NotificationButton.buttons(of: reminder, habit, call: call)
        case .dose(let slot, let medicine):
            NotificationButton.buttons(of: slot, medicine, on: occurrence.day, call: call)
        case .eveningQuestion, .urgeQuestion, .lastCall, .medicineWeek, .heartRate, .patientsSummary,
            .questionnaire, .cheer:
            []
        }
    }

    /// Reports that a device no longer shows reminders.
    package static func silence(_ silence: DeviceSilenced) -> NotificationMessage {
        NotificationMessage(
            title: SilenceWording.title(silence), body: SilenceWording.text(silence),
            page: "/settings/reminders", tag: silence.silenced.derived(3))
    }

    /// Warns that a device will stop showing reminders at `end` unless the person opens Hexis on it.
    package static func ending(at end: Instant, from now: Instant, tag: Identifier) -> NotificationMessage {
        let day: Int64 = 86_400_000
        let text = NotificationText.ending(
            inDays: Int((end.milliseconds - now.milliseconds + day - 1) / day))
        return NotificationMessage(title: text.title, body: text.body, page: "/today", tag: tag)
    }

    /// A test message.
    package static var test: NotificationMessage {
        let text = NotificationText.test
        return NotificationMessage(
            title: text.title, body: text.body, page: "/settings/reminders",
            tag: Identifier(high: 2, low: 0).derived(0))
    }
}

extension Practice {
    /// The number on the app's icon when the last of the reminders is due; `nil` if it is turned off.
    fileprivate func badge(with call: DueCall, in zone: ZoneRules) -> Int? {
        guard settings.hasDoseBadge, let due = call.occurrences.map({ $0.at }).max() else { return nil }
        return badge(at: Moment(instant: due, offset: zone.offset(at: due), dayStart: settings.dayStart))
    }
}
