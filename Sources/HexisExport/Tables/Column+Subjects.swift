import HexisCore
import HexisExchange

/// The columns with which tables name what a row is about.
extension Column {
    /// The habit that a row belongs to.
    static func habit(_ habit: @escaping (Row) -> Habit) -> [Column] {
        [
            .identifier("habit_id", "The habit.") { habit($0).id },
            .text("habit", "Its name.") { habit($0).name },
        ]
    }

    /// The medicine that a row belongs to.
    static func medicine(_ medicine: @escaping (Row) -> Medicine) -> [Column] {
        [
            .identifier("medicine_id", "The medicine.") { medicine($0).id },
            .text("medicine", "Its name.") { medicine($0).name },
        ]
    }

    /// The old habit that a row belongs to.
    static func loop(_ loop: @escaping (Row) -> Loop) -> [Column] {
        [
            .identifier("loop_id", "The old habit.") { loop($0).id },
            .text("routine", "What it is.") { loop($0).routine.text },
        ]
    }

    /// Whether a habit was due on a day, and what came of it.
    static func outcome(
        _ dueness: @escaping (Row) -> Dueness, _ standing: @escaping (Row) -> Standing
    ) -> [Column] {
        [
            .choice(
                "due",
                "Whether the schedule named the day; “open” while a number of times a week was not reached without it.",
                of: Dueness.names
            ) { dueness($0).name },
            .choice("outcome", "What came of it, by the goal of that day.", of: Standing.Outcome.names) {
                standing($0).outcome.name
            },
        ]
    }
}
