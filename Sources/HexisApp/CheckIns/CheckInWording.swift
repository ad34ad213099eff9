import HexisCore

/// User-facing text about one day of one habit.
enum CheckInWording {
    static var answer: String { "How did this day go?" }
    static var answerExplanationTitle: String { "What do the answers mean?" }
    static var answerExplanation: String {
        "“Not done” is an honest answer, and nothing is lost by it: one missed day does no harm to a habit. “Skip” takes the day out of every count, for a day on which it could not be. A day without an answer simply stays open."
    }
    static var done: String { "Done" }
    static var begin: String { "Begin it on this day" }
    static var reason: String { "Reason for skipping (optional)" }
    static var reasonHint: String { "For example: travelling" }
    static var noAnswer: String { "Clear this answer" }
    static var note: String { "Note" }
    static var noteHint: String { "For yourself: how it went, what helped." }
    static var noteTooLong: String { "A note can have 4,000 characters. This one is longer." }
    static var log: String { "Recorded" }
    static var emptyLog: String {
        "Nothing yet. What you mark for this day will be listed here with its time."
    }
    static var dayProblem: String {
        "This day could not be read, so nothing was recorded. Mark it once more."
    }
    static var dayAhead: String { "This day is still to come, so nothing was recorded for it." }
    static var undone: String { "taken back" }
    static func more(_ name: String) -> String { "More for “\(name)”" }
    static func skip(isToday: Bool) -> String { isToday ? "Skip today" : "Skip this day" }
    static var unskip: String { "Undo the skip" }
    static var writeNote: String { "Write a note" }
    static var addPhoto: String { "Add a photo" }
    static var wholeHabit: String { "See the whole habit" }

    static func name(of mark: DayMark) -> String {
        switch mark {
        case .notDone: "Not done"
        case .skipped: "Skip"
        case .kept: "None today (limit kept)"
        }
    }

    static func totalProblem(_ unit: Line?) -> String {
        unit.map { "Enter a number from 0 to 1,000,000, such as 4 or 0.5, in \($0.text)." }
            ?? "Enter a number from 0 to 1,000,000, such as 4 or 0.5."
    }

    static func total(unit: Line?) -> String {
        unit.map { "Done on this day, in \($0.text)" } ?? "Done on this day"
    }

    static func totalHint(_ goal: DailyGoal) -> String {
        let unit = goal.unit.map { " \($0.text)" } ?? ""
        return "\(goal.direction == .atLeast ? "Goal:" : "At most") \(goal.amount.shown)\(unit)"
    }

    static func amount(_ amount: Amount, _ unit: Line?) -> String {
        let sign = amount > .zero ? "+" : amount < .zero ? "−" : ""
        let size = amount < .zero ? -amount : amount
        return "\(sign)\(size.shown)\(unit.map { " \($0.text)" } ?? "")"
    }

    /// `10 January, 09:00`.
    static func recorded(_ then: Moment, seenFrom now: Moment, by clock: ClockFormat) -> String {
        "\(DateWording.short(then.date, seenFrom: now.today)), \(DateWording.time(then, seenFrom: now, by: clock))"
    }
}
