import HexisCore

/// Plans for habits, and reminders of them.
extension ExportTables {
    var plans: ExportTable {
        ExportTable(
            "plans", "Plans", "A plan for a habit: what to do when something happens.",
            of: practice.habits.lazy.flatMap { [practice] in practice.plans(of: $0.id) },
            [.identifier("plan_id", "Identifies the plan.") { $0.id }] + habit { $0.habit } + [
                kindOfPlan,
                .text("situation", "The cue or the obstacle.") { $0.situation.text },
                .text("response", "What to do then.") { $0.response.text },
                .text("reward", "What it is for.") { $0.reward?.text },
            ])
    }

    private var kindOfPlan: Column<Plan> {
        .choice(
            "kind", "An action after a cue, or a response to an obstacle.",
            of: Plan.Kind.allCases.map { $0.name }
        ) { $0.kind.name }
    }

    var reminders: ExportTable {
        ExportTable(
            "reminders", "Reminders", "A reminder of a habit at a time of day.",
            of: practice.habits.lazy.flatMap { [practice] in practice.reminders(of: $0) },
            [
                .identifier("reminder_id", "Identifies the reminder.") { $0.id }
            ] + habit { $0.habit } + [
                .identifier("plan_id", "The plan that it belongs to.") { $0.plan },
                .time("time", "When it comes.") { $0.time },
            ] + conditionsOfReminder)
    }

    private var conditionsOfReminder: [Column<Reminder>] {
        [
            .text("weekdays", "The days of the week; empty for each day on which the habit is due.") {
                $0.weekdays?.inWords
            },
            .choice(
                "routine", "The daily routine in which it applies.",
                of: ReminderRoutine.allCases.map { $0.name }
            ) { $0.routine.name },
        ]
    }

    /// The habit that a row belongs to, which the practice may no longer have.
    func habit<Row>(_ id: @escaping (Row) -> Identifier?) -> [Column<Row>] {
        [
            .identifier("habit_id", "The habit.") { id($0) },
            .text("habit", "Its name.") { name(of: id($0)) },
        ]
    }
}
