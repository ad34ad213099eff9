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
                .identifier("challenge_id", "Identifies the challenge.") { $0.id }
            ] + habit { $0.habit } + [
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
