/// Plans the reminders of a day.
///
/// It plans none without need: on days on which a habit is not due, or is paused, archived, answered or done, its
/// reminders stay silent, and with N times a week also once the week is complete.
struct OccurrencePlanner {
    private let practice: Practice
    private let times: CallingTimes
    private let isPaused: Bool
    private let eveningQuestion: TimeOfDay?
    private let hasPatientsSummary: Bool
    /// All existing habits, which the evening question covers.
    private let habits: [Habit]
    private let callers: [Caller]
    private let doses: DoseCalls
    private let urges: UrgeCalls
    private let medicineWords: MedicineWordCalls
    private let questionnaires: QuestionnaireCalls
    private let cheers: CheerCalls

    /// A habit with the reminders of the current routine.
    private struct Caller {
        let habit: Habit
        let reminders: [Reminder]
        let placeReminders: [PlaceReminder]
    }

    init(_ practice: Practice, in zone: ZoneRules) {
        let settings = practice.settings
        self.practice = practice
        isPaused = settings.isPaused
        times = CallingTimes(zone: zone, dayStart: settings.dayStart, quietHours: settings.quietHours)
        doses = DoseCalls(practice.medicines, times, in: settings.routine)
        medicineWords = MedicineWordCalls(practice, times)
        urges = UrgeCalls(practice, times)
        questionnaires = QuestionnaireCalls(practice, times)
        cheers = CheerCalls(practice, times)
        eveningQuestion = settings.eveningQuestion
        hasPatientsSummary = settings.hasPatientsSummary
        habits = practice.habitsByID.values.filter { $0.isThere }
        callers = habits.map { habit in
            Caller(
                habit: habit,
                reminders: practice.reminders(of: habit).filter { $0.routine == settings.routine },
                placeReminders: practice.placeReminders(of: habit).filter { $0.routine == settings.routine })
        }.filter { !$0.reminders.isEmpty || !$0.placeReminders.isEmpty }
    }

    var isIdle: Bool {
        isPaused
            || callers.isEmpty && doses.isIdle && medicineWords.isIdle && urges.isIdle
                && questionnaires.isIdle && cheers.isIdle && eveningQuestion == nil && !hasPatientsSummary
    }

    func day(at instant: Instant) -> Day { times.day(at: instant) }

    /// Returns all occurrences of a day, in no particular order.
    func occurrences(on day: Day) -> [Occurrence] {
        guard !isPaused else { return [] }
        var found = doses.occurrences(on: day)
        found += medicineWords.occurrences(on: day)
        found += urges.occurrences(on: day)
        found += questionnaires.occurrences(on: day)
        found += cheers.occurrences(on: day)
        for caller in callers where practice.isOpen(caller.habit, on: day) {
            for reminder in caller.reminders {
                if let occurrence = occurrence(of: reminder, on: day) { found.append(occurrence) }
            }
            for reminder in caller.placeReminders {
                if let occurrence = occurrence(of: reminder, on: day) { found.append(occurrence) }
            }
        }
        if let question = question(on: day) { found.append(question) }
        if let summary = patientsSummary(on: day) { found.append(summary) }
        return found
    }

    private func occurrence(of reminder: Reminder, on day: Day) -> Occurrence? {
        guard reminder.weekdays?.contains(day.weekday) ?? true,
            let instant = instant(times.instant(of: reminder.time, on: day), on: day, reminder.snooze)
        else { return nil }
        return Occurrence(.reminder(reminder.id, habit: reminder.habit), on: day, at: instant)
    }

    /// Only the first arrival of a day outside quiet hours triggers the reminder.
    private func occurrence(of reminder: PlaceReminder, on day: Day) -> Occurrence? {
        let arrivals = practice.fields.place(reminder.place)?.arrivals ?? []
        guard reminder.weekdays?.contains(day.weekday) ?? true,
            let instant = instant(times.first(of: arrivals, on: day), on: day, reminder.snooze)
        else { return nil }
        return Occurrence(.reminder(reminder.id, habit: reminder.habit), on: day, at: instant)
    }

    /// Returns when to send a reminder. A snoozed one comes at its new instant, even in quiet hours: the person asked
    /// for just that. It does not come after the end of its day, since the next day has its own.
    private func instant(_ planned: Instant?, on day: Day, _ snooze: Snooze?) -> Instant? {
        guard let snooze, snooze.day == day, snooze.until >= times.start(of: day) else { return planned }
        return snooze.until < times.start(of: day.next) ? snooze.until : nil
    }

    private func question(on day: Day) -> Occurrence? {
        guard let eveningQuestion, let instant = times.instant(of: eveningQuestion, on: day),
            habits.contains(where: { practice.isOpen($0, on: day) })
        else { return nil }
        return Occurrence(.eveningQuestion, on: day, at: instant)
    }

    private func patientsSummary(on day: Day) -> Occurrence? {
        guard hasPatientsSummary, day.weekday == practice.firstWeekday,
            let instant = times.instant(of: .nineInTheMorning, on: day)
        else { return nil }
        return Occurrence(.patientsSummary, on: day, at: instant)
    }
}
