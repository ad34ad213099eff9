import HexisCore

/// A reminder as it was typed, and what it says once it is right.
struct ReminderForm {
    var time = ""
    var weekdays: [Weekday] = []
    var routine: ReminderRoutine

    /// A new one belongs to the routine that holds.
    init(_ routine: ReminderRoutine) {
        self.routine = routine
    }

    init(_ reminder: Reminder) {
        time = reminder.time.description
        weekdays = Weekday.allCases.filter { reminder.weekdays?.contains($0) ?? false }
        routine = reminder.routine
    }

    init(_ form: Form, _ routine: ReminderRoutine) {
        time = form["time"] ?? ""
        weekdays = form.all("weekday").compactMap { Weekday(name: $0) }
        self.routine = form["routine"].flatMap { ReminderRoutine(name: $0) } ?? routine
    }

    var problems: [Problem] {
        TimeOfDay(time) == nil ? [Problem(field: "time", message: RemindersWording.timeProblem)] : []
    }

    /// `nil` as long as there are problems.
    func fact(named reminder: Identifier, of habit: Identifier, on plan: Identifier) -> Fact? {
        guard let time = TimeOfDay(time) else { return nil }
        return .reminderSet(
            ReminderSet(
                reminder: reminder, habit: habit, plan: plan, time: time, weekdays: Weekdays(weekdays),
                routine: routine))
    }
}
