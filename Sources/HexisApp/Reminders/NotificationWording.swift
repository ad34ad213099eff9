public import HexisCore

/// The text that a device shows for a reminder or the evening question.
public struct NotificationText: Hashable, Sendable {
    public let title: String
    public let body: String
}

extension Practice {
    /// Returns `nil` if its subject no longer exists. If the person wants private reminders, it names neither a habit
    /// nor a plan: others can read a locked screen.
    public func notification(of occurrence: Occurrence) -> NotificationText? {
        let isPrivate = settings.reminderWording == .private
        switch occurrence.kind {
        case .eveningQuestion:
            let open = openHabits(on: occurrence.day).map { $0.name }
            return isPrivate ? NotificationWording.privateQuestion : NotificationWording.question(about: open)
        case .reminder(let reminder, let habit):
            guard let habit = self.habit(habit),
                let reminder = self.reminder(reminder, of: habit)
            else { return nil }
            return isPrivate
                ? NotificationWording.privateReminder
                : NotificationWording.reminder(
                    of: habit, plan(of: reminder, of: habit), at: arrivedPlace(reminder, occurrence))
        case .urgeQuestion(let loop):
            guard let loop = self.loop(loop) else { return nil }
            return isPrivate
                ? NotificationWording.privateReminder
                : NotificationText(title: loop.routine.text, body: LoopsWording.didItCome)
        case .dose(_, let medicine):
            guard let medicine = self.medicine(medicine) else { return nil }
            return isPrivate
                ? DoseCallWording.private : DoseCallWording.call(for: medicine, in: self, on: occurrence.day)
        case .lastCall:
            return isPrivate ? DoseCallWording.private : DoseCallWording.last
        case .medicineWeek:
            return isPrivate
                ? MedicineCallWording.privateWeek : MedicineCallWording.week(before: occurrence.day, in: self)
        case .heartRate:
            return isPrivate ? NotificationWording.privateReminder : MedicineCallWording.heartRate
        case .patientsSummary:
            return isPrivate ? NotificationWording.privateReminder : NotificationWording.patients
        case .cheer(let companion):
            guard let companion = self.companion(companion), let cheer = companion.received.last else {
                return nil
            }
            return isPrivate
                ? NotificationWording.privateCheer
                : NotificationText(title: CheerWording.from(companion.name), body: CheerWording.line(cheer))
        case .questionnaire(let given):
            guard let title = givenQuestionnaire(given)?.title.text else { return nil }
            return isPrivate
                ? NotificationWording.privateReminder
                : NotificationText(title: title, body: QuestionnaireWording.waits)
        }
    }

    /// The place that the person just arrived at, if the reminder is for that arrival. After a snooze they may be
    /// elsewhere, so it is `nil` then.
    private func arrivedPlace(_ reminder: PlanReminder, _ occurrence: Occurrence) -> NamedPlace? {
        guard let place = reminder.place, lastArrival(at: place)?.instant == occurrence.at else { return nil }
        return self.place(place)
    }
}

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
