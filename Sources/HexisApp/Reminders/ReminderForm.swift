import HexisCore

/// A reminder as typed, and the fact it yields once valid.
struct ReminderForm {
    var time = ""
    /// The identifier of the place at which it reminds; `nil` if it reminds at a time.
    var place: String?
    var weekdays: [Weekday] = []
    var routine: ReminderRoutine

    /// A new reminder, which belongs to the current routine.
    init(_ routine: ReminderRoutine) {
        self.routine = routine
    }

    init(_ reminder: PlanReminder) {
        switch reminder {
        case .byTime(let reminder):
            routine = reminder.routine
            time = reminder.time.description
        case .byPlace(let reminder):
            routine = reminder.routine
            place = reminder.place.description
        }
        weekdays = Weekday.allCases.filter { reminder.weekdays?.contains($0) ?? false }
    }

    init(_ form: Form, _ routine: ReminderRoutine) {
        time = form["time"] ?? ""
        place = form["place"]
        weekdays = form.all("weekday").compactMap { Weekday(name: $0) }
        self.routine = form["routine"].flatMap { ReminderRoutine(name: $0) } ?? routine
    }

    func problems(in practice: Practice) -> [Problem] {
        if place != nil {
            return chosenPlace(in: practice) == nil
                ? [Problem(field: "place", message: RemindersWording.placeProblem)] : []
        }
        return TimeOfDay(time) == nil ? [Problem(field: "time", message: RemindersWording.timeProblem)] : []
    }

    private func chosenPlace(in practice: Practice) -> NamedPlace? {
        place.flatMap { Identifier($0) }.flatMap { practice.place($0) }
    }

    /// Returns `nil` while there are problems.
    func fact(
        named reminder: Identifier, of habit: Identifier, on plan: Identifier?, in practice: Practice
    ) -> Fact? {
        if place != nil {
            guard let place = chosenPlace(in: practice), let plan else { return nil }
            return atPlace(place.id, named: reminder, of: habit, on: plan)
        }
        return TimeOfDay(time).map { atTime($0, named: reminder, of: habit, on: plan) }
    }

    private func atPlace(
        _ place: Identifier, named reminder: Identifier, of habit: Identifier, on plan: Identifier
    ) -> Fact {
        .placeReminderSet(
            PlaceReminderSet(
                reminder: reminder, habit: habit, plan: plan, place: place, weekdays: Weekdays(weekdays),
                routine: routine))
    }

    private func atTime(
        _ time: TimeOfDay, named reminder: Identifier, of habit: Identifier, on plan: Identifier?
    ) -> Fact {
        .reminderSet(
            ReminderSet(
                reminder: reminder, habit: habit, plan: plan, time: time, weekdays: Weekdays(weekdays),
                routine: routine))
    }
}
