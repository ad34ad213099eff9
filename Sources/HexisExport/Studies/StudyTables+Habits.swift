import HexisCore
import HexisExchange

extension StudyTables {
    func habits(of participant: StudyParticipant?) -> ExportTable {
        let day = participant?.days?.upperBound ?? terms.days.lowerBound
        return ExportTable(
            "habits", "Habits",
            "A habit of a participant, with the settings of the last day that is given out.",
            of: participant?.habits ?? [],
            [
                who(participant), what("habit", of: participant) { $0.id },
                .choice(
                    "schedule", "How its days are chosen.", of: ["weekdays", "timesAWeek", "everyDays"]
                ) { $0.schedule(on: day).kind },
                .number("days_a_week", "How many days a week that is.") {
                    Amount(clamping: $0.schedule(on: day).thousandthsOfDaysAWeek)
                },
                .choice(
                    "goal", "Whether a day has a goal or a limit in some unit; “once” without an amount.",
                    of: ["once", "atLeast", "atMost"]
                ) { $0.dailyGoal(on: day)?.direction.name ?? "once" },
                .truth("is_archived", "Whether it is archived now.") { $0.isArchived },
            ])
    }

    private struct HabitDay {
        let habit: Habit
        let day: Day
        let dueness: Dueness
        let standing: Standing
    }

    func checkIns(of participant: StudyParticipant?) -> ExportTable {
        let rows = participant.map { checkInDays(of: $0) } ?? []
        return ExportTable(
            "check-ins", "Check-ins",
            "A day of a habit on which it was due, or on which something was recorded.", of: rows,
            [who(participant), what("habit", of: participant) { $0.habit.id }]
                + when(participant) { $0.day } + Column.outcome({ $0.dueness }, { $0.standing })
                + amountColumns)
    }

    private var amountColumns: [Column<HabitDay>] {
        [
            .number("amount", "What was done; 1 is once. The unit is the participant’s own.") {
                $0.habit.record(on: $0.day).hasCheckIn ? $0.standing.total : nil
            },
            .number("goal", "The amount that the day asked for, in the same unit.") {
                $0.standing.goal.amount
            },
        ]
    }

    private func checkInDays(of participant: StudyParticipant) -> [HabitDay] {
        guard let days = participant.days, participant.shares(.checkIns) else { return [] }
        return participant.habits.flatMap { habit in
            let first = min(habit.start, habit.recordedDays.first ?? habit.start)
            return Days(first: max(first, days.lowerBound), last: days.upperBound).map {
                HabitDay(
                    habit: habit, day: $0, dueness: participant.practice.dueness(of: habit, on: $0),
                    standing: habit.standing(on: $0))
            }.filter {
                // A day that is not over can still be answered.
                $0.standing.outcome != .unanswered || $0.dueness.isAsked && $0.day < participant.today
            }
        }
    }

    private struct Rating {
        let habit: Habit
        let rated: AutomaticityRated
    }

    func automaticity(of participant: StudyParticipant?) -> ExportTable {
        ExportTable(
            "automaticity", "Automaticity",
            "One answer to the Self-Report Behavioural Automaticity Index (Gardner et al. 2012).",
            of: participant.map { ratings(of: $0) } ?? [],
            [who(participant), what("habit", of: participant) { $0.habit.id }]
                + when(participant) { $0.rated.day } + Column.ratings { $0.rated })
    }

    private func ratings(of participant: StudyParticipant) -> [Rating] {
        guard let days = participant.days, participant.shares(.automaticity) else { return [] }
        return participant.habits.flatMap { habit in
            habit.automaticityRatings.filter { days.contains($0.day) }.map {
                Rating(habit: habit, rated: $0)
            }
        }
    }
}

extension Schedule {
    fileprivate var kind: String {
        switch self {
        case .weekdays: "weekdays"
        case .timesAWeek: "timesAWeek"
        case .everyDays: "everyDays"
        }
    }

    fileprivate var thousandthsOfDaysAWeek: Int64 {
        switch self {
        case .weekdays(let days): Int64(Weekday.allCases.count { days.contains($0) }) * 1000
        case .timesAWeek(let times): Int64(times.times) * 1000
        case .everyDays(let interval): 7000 / Int64(interval.days)
        }
    }
}
