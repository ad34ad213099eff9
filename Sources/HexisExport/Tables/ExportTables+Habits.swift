import HexisCore
import HexisExchange

/// Habits: their settings, their days, and the plans for them.
extension ExportTables {
    var ofHabits: [ExportTable] { [habits, days, checkIns, plans, reminders, pauses, challenges] }

    private var habits: ExportTable {
        ExportTable(
            "habits", "Habits", "A habit, with the settings that apply today.", of: practice.habits,
            [
                .identifier("habit_id", "Identifies the habit in all tables.") { $0.id },
                .text("habit", "Its name.") { $0.name },
                .day("start", "The first day on which it could be due.") { $0.start },
                .text("schedule", "The days on which it is due.") { [today] in
                    $0.schedule(on: today).inWords
                },
            ] + goalOfHabit + looksOfHabit)
    }

    private var goalOfHabit: [Column<Habit>] {
        [
            .choice(
                "goal_direction", "Whether the amount is a goal or a limit; empty without an amount.",
                of: ["atLeast", "atMost"]
            ) { $0.dailyGoal(on: today)?.direction.name },
            .number("goal_amount", "The amount that a day asks for.") { $0.dailyGoal(on: today)?.amount },
            .text("goal_unit", "The unit of the amount.") { $0.dailyGoal(on: today)?.unit?.text },
        ]
    }

    private var looksOfHabit: [Column<Habit>] {
        [
            .text("group", "The group that it is listed in.") { $0.group?.text },
            .choice("symbol", "Its symbol.", of: HabitSymbol.allCases.map { $0.name }) { $0.symbol.name },
            .choice("colour", "Its colour.", of: HabitColour.allCases.map { $0.name }) { $0.colour.name },
            .truth("is_archived", "Whether it is archived.") { $0.isArchived },
        ]
    }

    private var plans: ExportTable {
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

    /// The habit that a row belongs to, which the practice may no longer have.
    private func habit<Row>(_ id: @escaping (Row) -> Identifier?) -> [Column<Row>] {
        [
            .identifier("habit_id", "The habit.") { id($0) },
            .text("habit", "Its name.") { name(of: id($0)) },
        ]
    }

    private var reminders: ExportTable {
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

    private var pauses: ExportTable {
        ExportTable(
            "pauses", "Pauses", "Days that count neither for nor against.", of: practice.pauses,
            [
                .identifier("habit_id", "The habit; empty if all were paused.") { $0.habit },
                .text("habit", "Its name.") { [self] in name(of: $0.habit) },
                .day("first", "The first day.") { $0.from },
                .day("last", "The last day; empty if it goes on.") { $0.until },
                .text("reason", "The reason.") { $0.reason?.text },
            ])
    }

    private var challenges: ExportTable {
        ExportTable(
            "challenges", "Challenges", "A challenge to keep a habit for some weeks.",
            of: practice.habits.lazy.flatMap { $0.challenges },
            [
                .identifier("challenge_id", "Identifies the challenge.") { $0.id },
                .identifier("habit_id", "The habit.") { $0.habit },
                .text("habit", "Its name.") { [self] in name(of: $0.habit) },
                .count("weeks", "How long it lasts.", unit: "weeks") { $0.level.weeks },
                .day("first", "Its first day.") { $0.from },
                .day("last", "Its last day.") { $0.last },
                .choice("state", "How far it has come.", of: ["toCome", "running", "completed"]) { [self] in
                    practice.standing(of: $0, on: today).name
                },
            ])
    }
}

extension Standing.Outcome {
    static let names = ["done", "partly", "notDone", "skipped", "unanswered"]
}

extension Dueness {
    static let names = ["due", "open", "notDue"]

    var name: String {
        switch self {
        case .due: "due"
        case .open: "open"
        case .notDue: "notDue"
        }
    }
}

extension ChallengeStanding {
    fileprivate var name: String {
        switch self {
        case .toCome: "toCome"
        case .running: "running"
        case .completed: "completed"
        }
    }
}
