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
                .choice(
                    "goal_direction", "Whether the amount is a goal or a limit; empty without an amount.",
                    of: ["atLeast", "atMost"]
                ) { [today] in $0.dailyGoal(on: today)?.direction.name },
                .number("goal_amount", "The amount that a day asks for.") { [today] in
                    $0.dailyGoal(on: today)?.amount
                },
                .text("goal_unit", "The unit of the amount.") { [today] in
                    $0.dailyGoal(on: today)?.unit?.text
                },
                .text("group", "The group that it is listed in.") { $0.group?.text },
                .choice("symbol", "Its symbol.", of: HabitSymbol.allCases.map { $0.name }) { $0.symbol.name },
                .choice("colour", "Its colour.", of: HabitColour.allCases.map { $0.name }) { $0.colour.name },
                .truth("is_archived", "Whether it is archived.") { $0.isArchived },
            ])
    }

    private struct HabitDay {
        let habit: Habit
        let day: Day
        let dueness: Dueness
        let standing: Standing
        var record: DayRecord { habit.record(on: day) }
    }

    private var days: ExportTable {
        let rows = practice.habits.lazy.flatMap { [practice, today] habit in
            Days(first: min(habit.start, habit.recordedDays.first ?? habit.start), last: today).lazy.map {
                HabitDay(
                    habit: habit, day: $0, dueness: practice.dueness(of: habit, on: $0),
                    standing: habit.standing(on: $0))
            }.filter { $0.dueness.isAsked || $0.standing.outcome != .unanswered || $0.record.note != nil }
        }
        return ExportTable(
            "days", "Days", "A day of a habit on which it was due, or about which something was recorded.",
            of: rows,
            [
                .identifier("habit_id", "The habit.") { $0.habit.id },
                .text("habit", "Its name.") { $0.habit.name },
                .day("day", "The person’s day, which ends in the night at the time that they chose.") {
                    $0.day
                },
                .choice(
                    "due",
                    "Whether the schedule named the day; “open” while a number of times a week was not reached without it.",
                    of: Dueness.names
                ) { $0.dueness.name },
                .choice(
                    "outcome", "What came of it, by the goal of that day.",
                    of: Standing.Outcome.names
                ) { $0.standing.outcome.name },
                .number("amount", "What was done, in the habit’s unit; 1 is once.") {
                    $0.record.hasCheckIn ? $0.standing.total : nil
                },
                .number("goal", "The amount that the day asked for.") { $0.standing.goal.amount },
                .text("unit", "The unit of both.") { $0.standing.goal.unit?.text },
                .text("reason", "The reason given for a skipped day, or one not done.") {
                    $0.record.answer?.reason?.text
                },
                .text("note", "The note for the day.") { $0.record.note?.text },
            ])
    }

    private struct RecordedCheckIn {
        let habit: Habit
        let day: Day
        let checkIn: DayRecord.CheckIn
    }

    private var checkIns: ExportTable {
        let rows = practice.habits.lazy.flatMap { habit in
            habit.recordedDays.lazy.flatMap { day in
                habit.record(on: day).checkIns.map { RecordedCheckIn(habit: habit, day: day, checkIn: $0) }
            }
        }
        return ExportTable(
            "check-ins", "Check-ins",
            "One check-in. A day’s amount is their sum, and what a device measured.",
            of: rows,
            [
                .identifier("habit_id", "The habit.") { $0.habit.id },
                .text("habit", "Its name.") { $0.habit.name },
                .day("day", "The day that it counts for.") { $0.day },
                .instant("at", "When it was recorded.") { $0.checkIn.stamp.at },
                .count("utc_offset", "How far the clock was ahead of UTC.", unit: "s") { $0.checkIn.offset },
                .number("amount", "How much was added; below zero to correct it.") { $0.checkIn.amount },
                .instant("undone_at", "When it was undone; empty if it counts.") { $0.checkIn.undone },
            ])
    }

    private var plans: ExportTable {
        ExportTable(
            "plans", "Plans", "A plan for a habit: what to do when something happens.",
            of: practice.habits.lazy.flatMap { [practice] in practice.plans(of: $0.id) },
            [
                .identifier("plan_id", "Identifies the plan.") { $0.id },
                .identifier("habit_id", "The habit.") { $0.habit },
                .text("habit", "Its name.") { [self] in name(of: $0.habit) },
                .choice(
                    "kind", "An action after a cue, or a response to an obstacle.",
                    of: Plan.Kind.allCases.map { $0.name }
                ) { $0.kind.name },
                .text("situation", "The cue or the obstacle.") { $0.situation.text },
                .text("response", "What to do then.") { $0.response.text },
                .text("reward", "What it is for.") { $0.reward?.text },
            ])
    }

    private var reminders: ExportTable {
        ExportTable(
            "reminders", "Reminders", "A reminder of a habit at a time of day.",
            of: practice.habits.lazy.flatMap { [practice] in practice.reminders(of: $0) },
            [
                .identifier("reminder_id", "Identifies the reminder.") { $0.id },
                .identifier("habit_id", "The habit.") { $0.habit },
                .text("habit", "Its name.") { [self] in name(of: $0.habit) },
                .identifier("plan_id", "The plan that it belongs to.") { $0.plan },
                .time("time", "When it comes.") { $0.time },
                .text("weekdays", "The days of the week; empty for each day on which the habit is due.") {
                    $0.weekdays?.inWords
                },
                .choice(
                    "routine", "The daily routine in which it applies.",
                    of: ReminderRoutine.allCases.map { $0.name }
                ) { $0.routine.name },
            ])
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
