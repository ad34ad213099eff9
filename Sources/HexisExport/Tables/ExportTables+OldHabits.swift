import HexisCore

/// Old habits: their urges, cues, cravings, and what replaced them.
extension ExportTables {
    var ofOldHabits: [ExportTable] { [loops, urges, theories, tries] }

    private var loops: ExportTable {
        ExportTable(
            "loops", "Old habits", "An old habit on its way to a new one.", of: practice.loops,
            [
                .identifier("loop_id", "Identifies the old habit in all tables.") { $0.id },
                .text("routine", "What is done when the cue comes.") { $0.routine.text },
                .day("begun", "The day on which it was begun.") { $0.begun },
                .text("note", "The note about it.") { $0.note?.text },
                .text("cue", "The chosen cue.") { $0.cue?.text },
                .text("craving", "The craving that the new habit is based on.") { $0.theory?.craving.text },
                .text("fulfilment", "What fulfils that craving, too.") { $0.theory?.fulfilment?.text },
                .identifier("new_habit_id", "The habit that replaced it.") { $0.outcome?.habit },
                .text("new_routine", "What is done instead.") { $0.outcome?.routine.text },
                .text("sentence", "The plan in one sentence.") { $0.outcome?.sentence?.text },
            ])
    }

    private struct UrgeOfLoop {
        let loop: Loop
        let urge: Urge
    }

    private var urges: ExportTable {
        ExportTable(
            "urges", "Urges", "An urge to follow an old habit, noted when it came.",
            of: practice.loops.lazy.flatMap { loop in
                loop.urges.map { UrgeOfLoop(loop: loop, urge: $0) }
            },
            Column.loop { $0.loop } + [
                .day("day", "The day.") { $0.urge.day },
                .time("time", "The time.") { $0.urge.time },
            ] + circumstances)
    }

    private var circumstances: [Column<UrgeOfLoop>] {
        CueQuestion.allCases.map { question in
            .text(question.name, "The circumstances: \(question.name).") { $0.urge[question]?.text }
        }
    }

    private struct TheoryOfLoop {
        let loop: Loop
        let theory: Theory
    }

    private var theories: ExportTable {
        ExportTable(
            "theories", "Theories", "A theory of what is craved behind an old habit.",
            of: theoriesOfLoops,
            [.identifier("theory_id", "Identifies the theory.") { $0.theory.id }]
                + Column.loop { $0.loop } + [
                    .text("craving", "What is craved.") { $0.theory.craving.text },
                    .text("fulfilment", "What else could fulfil it.") { $0.theory.fulfilment?.text },
                    .text("note", "The note about it.") { $0.theory.note?.text },
                ])
    }

    private var theoriesOfLoops: some Sequence<TheoryOfLoop> {
        practice.loops.lazy.flatMap { loop in
            loop.theories.map { TheoryOfLoop(loop: loop, theory: $0) }
        }
    }

    private struct TryOfTheory {
        let theory: Theory
        let attempt: Theory.Try
    }

    private var tries: ExportTable {
        ExportTable(
            "theory-tries", "Tries", "One try of whether something else fulfils a craving.",
            of: triesOfTheories,
            [
                .identifier("theory_id", "The theory.") { $0.theory.id },
                .day("day", "The day.") { $0.attempt.day },
                .choice("outcome", "Whether it worked.", of: TryOutcome.allCases.map { $0.name }) {
                    $0.attempt.outcome.name
                },
            ])
    }

    private var triesOfTheories: some Sequence<TryOfTheory> {
        practice.loops.lazy.flatMap { loop in
            loop.theories.lazy.flatMap { theory in
                theory.tries.map { TryOfTheory(theory: theory, attempt: $0) }
            }
        }
    }
}
