import HexisCore
import HexisExchange

/// What happened on each day of a habit.
extension ExportTables {
    private struct HabitDay {
        let habit: Habit
        let day: Day
        let dueness: Dueness
        let standing: Standing
        var record: DayRecord { habit.record(on: day) }
    }

    var days: ExportTable {
        ExportTable(
            "days", "Days", "A day of a habit on which it was due, or about which something was recorded.",
            of: habitDays,
            Column.habit { $0.habit } + [
                .day("day", "The person’s day, which ends in the night at the time that they chose.") {
                    $0.day
                }
            ] + Column.outcome({ $0.dueness }, { $0.standing }) + amountColumns + wordColumns)
    }

    private var habitDays: some Sequence<HabitDay> {
        practice.habits.lazy.flatMap { [practice, today] habit in
            Days(first: min(habit.start, habit.recordedDays.first ?? habit.start), last: today).lazy.map {
                HabitDay(
                    habit: habit, day: $0, dueness: practice.dueness(of: habit, on: $0),
                    standing: habit.standing(on: $0))
            }.filter { $0.dueness.isAsked || $0.standing.outcome != .unanswered || $0.record.note != nil }
        }
    }

    private var amountColumns: [Column<HabitDay>] {
        [
            .number("amount", "What was done, in the habit’s unit; 1 is once.") {
                $0.record.hasCheckIn ? $0.standing.total : nil
            },
            .number("goal", "The amount that the day asked for.") { $0.standing.goal.amount },
            .text("unit", "The unit of both.") { $0.standing.goal.unit?.text },
        ]
    }

    private var wordColumns: [Column<HabitDay>] {
        [
            .text("reason", "The reason given for a skipped day, or one not done.") {
                $0.record.answer?.reason?.text
            },
            .text("note", "The note for the day.") { $0.record.note?.text },
        ]
    }

    private struct RecordedCheckIn {
        let habit: Habit
        let day: Day
        let checkIn: DayRecord.CheckIn
    }

    var checkIns: ExportTable {
        ExportTable(
            "check-ins", "Check-ins",
            "One check-in. A day’s amount is their sum, and what a device measured.", of: recordedCheckIns,
            Column.habit { $0.habit } + [
                .day("day", "The day that it counts for.") { $0.day },
                .instant("at", "When it was recorded.") { $0.checkIn.stamp.at },
                .count("utc_offset", "How far the clock was ahead of UTC.", unit: "s") { $0.checkIn.offset },
                .number("amount", "How much was added; below zero to correct it.") { $0.checkIn.amount },
                .instant("undone_at", "When it was undone; empty if it counts.") { $0.checkIn.undone },
            ])
    }

    private var recordedCheckIns: some Sequence<RecordedCheckIn> {
        practice.habits.lazy.flatMap { habit in
            habit.recordedDays.lazy.flatMap { day in
                habit.record(on: day).checkIns.map { RecordedCheckIn(habit: habit, day: day, checkIn: $0) }
            }
        }
    }
}
