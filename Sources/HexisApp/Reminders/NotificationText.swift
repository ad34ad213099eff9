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
        switch occurrence.kind {
        case .eveningQuestion: eveningQuestionText(on: occurrence.day)
        case .reminder(let reminder, let habit): text(of: reminder, habit, at: occurrence)
        case .urgeQuestion(let loop): urgeQuestionText(of: loop)
        case .dose(_, let medicine): doseText(of: medicine, on: occurrence.day)
        case .lastCall: isPrivate ? DoseCallWording.private : DoseCallWording.last
        case .medicineWeek: medicineWeekText(before: occurrence.day)
        case .heartRate: isPrivate ? NotificationWording.privateReminder : MedicineCallWording.heartRate
        case .patientsSummary: isPrivate ? NotificationWording.privateReminder : NotificationWording.patients
        case .cheer(let companion): cheerText(from: companion)
        case .questionnaire(let given): questionnaireText(of: given)
        }
    }

    private var isPrivate: Bool { settings.reminderWording == .private }

    private func eveningQuestionText(on day: Day) -> NotificationText {
        let open = openHabits(on: day).map { $0.name }
        return isPrivate ? NotificationWording.privateQuestion : NotificationWording.question(about: open)
    }

    private func text(
        of reminder: Identifier, _ habit: Identifier, at occurrence: Occurrence
    ) -> NotificationText? {
        guard let habit = self.habit(habit), let reminder = self.reminder(reminder, of: habit) else {
            return nil
        }
        return isPrivate
            ? NotificationWording.privateReminder
            : NotificationWording.reminder(
                of: habit, plan(of: reminder, of: habit), at: arrivedPlace(reminder, occurrence))
    }

    /// The place that the person just arrived at, if the reminder is for that arrival. After a snooze they may be
    /// elsewhere, so it is `nil` then.
    private func arrivedPlace(_ reminder: PlanReminder, _ occurrence: Occurrence) -> NamedPlace? {
        guard let place = reminder.place, lastArrival(at: place)?.instant == occurrence.at else { return nil }
        return self.place(place)
    }

    private func urgeQuestionText(of loop: Identifier) -> NotificationText? {
        guard let loop = self.loop(loop) else { return nil }
        return isPrivate
            ? NotificationWording.privateReminder
            : NotificationText(title: loop.routine.text, body: LoopsWording.didItCome)
    }

    private func doseText(of medicine: Identifier, on day: Day) -> NotificationText? {
        guard let medicine = self.medicine(medicine) else { return nil }
        return isPrivate ? DoseCallWording.private : DoseCallWording.call(for: medicine, in: self, on: day)
    }

    private func medicineWeekText(before day: Day) -> NotificationText? {
        isPrivate ? MedicineCallWording.privateWeek : MedicineCallWording.week(before: day, in: self)
    }

    private func cheerText(from companion: Identifier) -> NotificationText? {
        guard let companion = self.companion(companion), let cheer = companion.received.last else {
            return nil
        }
        return isPrivate
            ? NotificationWording.privateCheer
            : NotificationText(title: CheerWording.from(companion.name), body: CheerWording.line(cheer))
    }

    private func questionnaireText(of given: Identifier) -> NotificationText? {
        guard let title = givenQuestionnaire(given)?.title.text else { return nil }
        return isPrivate
            ? NotificationWording.privateReminder
            : NotificationText(title: title, body: QuestionnaireWording.waits)
    }
}
