import HexisCore

/// User-facing text about pauses.
enum PausesWording {
    static var title: String { "Pauses and holidays" }
    static var lead: String {
        "A holiday, an illness, a busy week: paused days count neither for nor against anything. Your habits wait."
    }
    static var new: String { "Pause" }
    static var habit: String { "What" }
    static var everyHabit: String { "All habits" }
    static var from: String { "First day" }
    static var until: String { "Last day (leave empty if you do not know yet)" }
    static var reason: String { "Reason (optional)" }
    static var reasonHint: String { "For example: holiday" }
    static var fromProblem: String { "Choose a date." }
    static var untilProblem: String { "Enter a date, or leave it empty." }
    static var orderProblem: String { "The last day lies before the first." }
    static var reasonTooLong: String { "A reason can have 100 characters. This one is longer." }
    static var empty: String { "No pauses. The ones you set will be listed here." }
    static var listTitle: String { "Your pauses" }
    static var end: String { "End the pause" }
    static var remove: String { "Remove" }

    /// The pause of the day in one line.
    static func summary(_ pause: Pause?, _ today: Day) -> String {
        pause.map { span($0, seenFrom: today) } ?? "None at the moment"
    }

    static func span(_ pause: Pause, seenFrom today: Day) -> String {
        let from = DateWording.short(pause.from, seenFrom: today)
        guard let until = pause.until else { return "From \(from), until you are back" }
        return until == pause.from ? from : "\(from) to \(DateWording.short(until, seenFrom: today))"
    }
}
