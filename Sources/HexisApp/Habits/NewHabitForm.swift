import HexisCore

/// The form of a new habit as typed: the habit, the moment it is tied to, and a reminder.
struct NewHabitForm {
    var habit: HabitForm
    /// “After I …”; empty for a habit without a plan.
    var cue = ""
    var isReminded = false
    var time = "08:00"

    /// Creates an empty form for a habit that begins today.
    init(beginning today: Day) {
        habit = HabitForm(beginning: today)
    }

    /// Fills in a suggestion with its plan, beginning today.
    init(_ suggestion: Suggestion, beginning today: Day) {
        habit = HabitForm(suggestion, beginning: today)
        cue = suggestion.cue
    }

    /// Reads the form that a browser sent.
    init(_ form: Form, today: Day) {
        habit = HabitForm(form, today: today)
        cue = form["situation"] ?? ""
        isReminded = form["remind"] != nil
        if let time = form["time"] { self.time = time }
    }

    /// The form after a tap on one of its chips, which are buttons; `nil` if another button was tapped.
    func filled(by form: Form, cues: [String]) -> NewHabitForm? {
        var filled = self
        if let idea = chosen(form["idea"], among: HabitsWording.ideas.map { $0.value }) {
            filled.habit.name = idea
            return filled
        }
        guard let cue = chosen(form["cue"], among: cues) else { return nil }
        filled.cue = cue
        return filled
    }

    private func chosen(_ text: String?, among chips: [String]) -> String? {
        text.flatMap { text in chips.first { $0 == text } }
    }

    var problems: [Problem] {
        var problems = habit.problems
        if !cue.isBlank, Line(cue) == nil {
            problems.append(Problem(field: "situation", message: PlansWording.tooLong))
        }
        if isReminded, TimeOfDay(time) == nil {
            problems.append(Problem(field: "time", message: RemindersWording.timeProblem))
        }
        return problems
    }

    /// Returns the facts that add the habit with its plan and its reminder; `nil` while there are problems.
    func facts(habit id: Identifier, plan: Identifier, reminder: Identifier, in practice: Practice) -> [Fact]?
    {
        var looks = habit
        looks.colour = habit.colour ?? .leastUsed(among: practice.habits.filter { !$0.isArchived })
        guard problems.isEmpty, let description = looks.description() else { return nil }
        let cue = Line(cue)
        let others = [
            cue.flatMap { planMade(plan, of: id, after: $0, description.name) },
            reminderSet(reminder, of: id, cue.map { _ in plan }, in: practice.settings.routine),
        ]
        return description.facts(registering: id) + others.compactMap { $0 }
    }

    private func planMade(_ plan: Identifier, of habit: Identifier, after cue: Line, _ name: Line) -> Fact? {
        response(name).map {
            .planMade(PlanMade(plan: plan, habit: habit, kind: .action, situation: cue, response: $0))
        }
    }

    private func reminderSet(
        _ reminder: Identifier, of habit: Identifier, _ plan: Identifier?, in routine: ReminderRoutine
    ) -> Fact? {
        guard isReminded, let time = TimeOfDay(time) else { return nil }
        return .reminderSet(
            ReminderSet(reminder: reminder, habit: habit, plan: plan, time: time, routine: routine))
    }

    /// What the person will do after the cue: the habit itself, as it reads within a sentence.
    private func response(_ name: Line) -> Line? {
        Line(LoopsWording.withinSentence(name.text))
    }
}

extension Practice {
    /// Cues to offer for a new plan: the first few that no other plan uses, since a cue with few plans works better.
    var freeCues: [String] {
        Array(
            PlansWording.cues.filter { cue in
                Line(cue).map { actionPlans(afterSame: $0).isEmpty } ?? false
            }.prefix(4))
    }
}
