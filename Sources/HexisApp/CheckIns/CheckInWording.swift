import HexisCore

/// The words around one day of one habit.
enum CheckInWording {
    static let answer = "How did this day go?"
    static let answerExplanationTitle = "What do the answers mean?"
    static let answerExplanation =
        "“Not done” is an honest answer, and nothing is lost by it: one missed day does no harm to a habit. “Skip” takes the day out of every count, for a day on which it could not be. A day without an answer simply stays open."
    static let reason = "Reason for skipping (if you like)"
    static let reasonHint = "For example: travelling"
    static let noAnswer = "Take the answer back"
    static let totalProblem = "Please give a number from 0 to 1,000,000, such as 4 or 0.5."
    static let note = "Note"
    static let noteHint = "For yourself: how it went, what helped."
    static let noteTooLong = "A note can have 4,000 characters. This one is longer."
    static let log = "Recorded"
    static let emptyLog = "Nothing yet. What you mark for this day will be listed here with its time."
    static let undone = "taken back"
    static let wholeHabit = "See the whole habit"

    static func name(of mark: DayMark) -> String {
        switch mark {
        case .notDone: "Not done"
        case .skipped: "Skip this day"
        case .kept: "Kept, none"
        }
    }

    static func total(unit: Line?) -> String {
        unit.map { "Done on this day, in \($0.text)" } ?? "Done on this day"
    }

    static func totalHint(_ goal: DailyGoal) -> String {
        let unit = goal.unit.map { " \($0.text)" } ?? ""
        return goal.direction == .atLeast ? "Goal: \(goal.amount)\(unit)" : "At most \(goal.amount)\(unit)"
    }

    static func amount(_ amount: Amount, _ unit: Line?) -> String {
        let sign = amount > .zero ? "+" : amount < .zero ? "−" : ""
        let size = amount < .zero ? -amount : amount
        return "\(sign)\(size)\(unit.map { " \($0.text)" } ?? "")"
    }

    static func recorded(on date: String, at time: TimeOfDay) -> String { "\(date), \(time)" }
}
