import HexisCore

/// Goals of one's own choosing, and the rewards.
extension ExportTables {
    var ofGoals: [ExportTable] { [goals, goalDays, rewards] }

    private var goals: ExportTable {
        ExportTable(
            "goals", "Goals", "A personal challenge: an amount to reach by some day.",
            of: practice.personalChallenges,
            [
                .identifier("goal_id", "Identifies the goal.") { $0.id },
                .text("title", "Its title.") { $0.title.text },
                .text("description", "Its description.") { $0.description?.text },
            ] + kindOfGoal + amountOfGoal + spanOfGoal)
    }

    private var kindOfGoal: [Column<PersonalChallenge>] {
        [
            .choice("kind", "What is counted.", of: PersonalChallenge.Kind.allCases.map { $0.name }) {
                $0.kind.name
            },
            .choice(
                "pace", "Whether the amount is for any one day, for all together, or for each.",
                of: PersonalChallenge.Pace.allCases.map { $0.name }
            ) { $0.pace.name },
        ]
    }

    private var amountOfGoal: [Column<PersonalChallenge>] {
        [
            .number("amount", "The amount to reach; a distance is in metres.") {
                Amount(clamping: $0.amount)
            },
            .text("unit", "The unit of a count.") { $0.unit?.text },
        ]
    }

    private var spanOfGoal: [Column<PersonalChallenge>] {
        [
            .day("first", "Its first day.") { $0.first },
            .day("last", "Its last day; empty if it has no end.") { $0.last },
            .choice("state", "How far it has come.", of: ["upcoming", "active", "completed", "over"]) {
                practice.standing(of: $0, on: today).name
            },
            .day("completed_on", "The day on which it was reached.") {
                practice.standing(of: $0, on: today).completed
            },
        ]
    }

    private struct GoalDay {
        let goal: PersonalChallenge
        let day: AmountOfDay
    }

    private var goalDays: ExportTable {
        ExportTable(
            "goal-days", "Days of goals", "A day on which something was done for a goal.", of: daysOfGoals,
            [
                .identifier("goal_id", "The goal.") { $0.goal.id },
                .text("title", "Its title.") { $0.goal.title.text },
                .day("day", "The day.") { $0.day.day },
                .number("amount", "How much was done, in the goal’s unit; a distance is in metres.") {
                    Amount(clamping: $0.day.amount)
                },
            ])
    }

    private var daysOfGoals: some Sequence<GoalDay> {
        practice.personalChallenges.lazy.flatMap { [practice, today] goal in
            practice.standing(of: goal, on: today).days.map { GoalDay(goal: goal, day: $0) }
        }
    }

    private var rewards: ExportTable {
        ExportTable(
            "rewards", "Rewards", "A piece of knowledge that was earned.", of: practice.earnedRewards,
            [
                .count("number", "Its position, from 1.") { $0.number + 1 },
                .day("day", "The day on which it was earned.") { $0.day },
                .truth("is_read", "Whether it was opened.") { $0.isRead },
            ])
    }
}

extension PersonalStanding {
    fileprivate var name: String {
        switch state {
        case .upcoming: "upcoming"
        case .active: "active"
        case .completed: "completed"
        case .over: "over"
        }
    }

    fileprivate var completed: Day? {
        if case .completed(let day) = state { day } else { nil }
    }
}
