import HexisCore

/// User-facing text about the resting heart rate.
enum HeartWording {
    static var title: String { "Resting heart rate" }
    static var row: String { "A question when it is above your limit" }
    static var lead: String {
        "Some medicines, such as beta-blockers, lower it. A high rate has many reasons; a forgotten dose can be one."
    }
    static var urgent: String { "Chest pain, fainting or trouble breathing: call emergency services." }
    static var question: String { "Did you take your medicine today?" }
    static func above(_ beats: Int, _ boundary: Int, isMarked: Bool) -> String {
        let text = "Your heart rate is \(beats), above your limit of \(boundary)."
        return isMarked ? "\(text) Today is marked as taken, so this may well have another reason." : text
    }
    static var onToday: String {
        "Your resting heart rate is above your limit. Did you take your medicine?"
    }
    static var yes: String { "Yes, taken" }
    static var no: String { "No, not yet" }
    static func noText(isMarked: Bool) -> String {
        isMarked
            ? "You said it was not taken. The mark is as you left it; you can take it back on Today."
            : "Today’s dose isn’t marked yet. Follow what you agreed with your doctor. Would you like a reminder?"
    }
    static func raised(from earlier: Int, to boundary: Int) -> String {
        "Your limit is now \(boundary) (was \(earlier))."
    }
    static func reminded(at time: String) -> String { "You will be reminded at \(time)." }
    static var toDose: String { "To the open dose" }
    static var repeated: String {
        "Three days in a row were above your limit. Please talk to your doctor about it."
    }
    static var boundary: String { "Limit" }
    static var current: String { "Today" }
    static var average: String { "Average, 7 days" }
    static func beats(_ beats: Int?) -> String { beats.map { "\($0)" } ?? MedicineWording.none }
    static var reading: String { "A new reading" }
    static var readingHint: String {
        "What a watch measures counts automatically. What you enter here comes first."
    }
    static var beatsLabel: String { "Beats a minute, at rest" }
    static var day: String { "Day" }
    static var beatsProblem: String {
        "Enter a number from 20 to 250."
    }
    static var dayProblem: String { "Enter a date, today or earlier." }
    static var setting: String { "Your limit" }
    static var settingHint: String { "Best chosen with your doctor. Leave empty to turn this off." }
    static var boundaryLabel: String { "Ask me if it is above (beats per minute)" }
    static var boundaryProblem: String { "Enter a number from 0 to 200, or leave it empty." }
    static var gap: String { "After “Yes, taken”, raise the limit by" }
    static var gapProblem: String { "Enter a number from 1 to 50." }
    static var week: String { "The last seven days" }
    static func line(_ day: HeartDay) -> String {
        let suggestion = day.suggestsTaken.map { $0 ? "as if taken" : "high" }
        let mark = day.isMarked.map { $0 ? "marked as taken" : "not all marked" } ?? "nothing due"
        return [suggestion, mark].compactMap { $0 }.joined(separator: " · ")
    }
    static var mismatch: String { "These differ. That can have many reasons." }
}
