import HexisCore

/// The words around pauses.
enum PausesWording {
    static let title = "Pauses and holidays"
    static let lead =
        "A holiday, an illness, a busy week: paused days count neither for nor against anything. Your habits wait."
    static let new = "Pause"
    static let habit = "What"
    static let everyHabit = "All habits"
    static let from = "First day"
    static let until = "Last day (leave empty if you do not know yet)"
    static let reason = "Reason (if you like)"
    static let reasonHint = "For example: holiday"
    static let fromProblem = "Please give a date, such as 2026-11-21."
    static let untilProblem = "Please give a date, or leave it empty."
    static let orderProblem = "The last day lies before the first."
    static let reasonTooLong = "A reason can have 100 characters. This one is longer."
    static let empty = "No pauses. The ones you set will be listed here."
    static let listTitle = "Your pauses"
    static let end = "I am back"
    static let remove = "Remove"

    static func span(_ pause: Pause, seenFrom today: Day) -> String {
        let from = DateWording.short(pause.from, seenFrom: today)
        guard let until = pause.until else { return "From \(from), until you are back" }
        return until == pause.from ? from : "\(from) to \(DateWording.short(until, seenFrom: today))"
    }
}
