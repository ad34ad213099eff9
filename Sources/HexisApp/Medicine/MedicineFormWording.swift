import HexisCore

/// User-facing text of a medicine's form.
enum MedicineFormWording {
    static var new: String { "A new medicine" }
    static var change: String { "Change the medicine" }
    static var name: String { "Name" }
    static var nameHint: String { "As on the box." }
    static var dose: String { "How much each time (optional)" }
    static var doseHint: String { "As your doctor wrote it: “1 tablet”, “20 mg”." }
    static var when: String { "When do you take it?" }
    static var daily: String { "Every day, at set times" }
    static var weekdays: String { "On some days of the week" }
    static var weekdaysLegend: String { "Which days" }
    static var interval: String { "Every few days" }
    static var intervalDays: String { "Every how many days" }
    static var hours: String { "Some hours after the last dose" }
    static var hoursBetween: String { "How many hours after the last dose" }
    static var hoursHint: String {
        "Counted from when you took it, whatever the clock says. At a set time, such as 08:00, is the first choice above."
    }
    static var needed: String { "Only when needed" }
    static var times: String { "At what times?" }
    static var timesHint: String { "Leave what you do not need empty. Save to get more lines." }
    static func time(_ number: Int) -> String { "Time \(number)" }
    static var call: String { "Remind me" }
    static var callHint: String {
        "At its times, and once more before the evening ends while a dose is open. You can put it off by hours."
    }
    static var callSettings: String { "How reminders reach you" }
    static var more: String { "What it looks like, first and last day, stock" }
    static var dosageForm: String { "What form does it come in?" }
    static var colour: String { "What colour is it?" }
    static var notSaid: String { "Not said" }
    static var start: String { "First day to mark it here" }
    static var end: String { "Last day (leave empty if it goes on)" }
    static var pieces: String { "How many do you have at home?" }
    static var piecesHint: String {
        "Tablets, for example. Hexis counts down and says so when a week is left. Leave empty not to count."
    }
    static var perDose: String { "How many each time" }
    static var fromTomorrow: String {
        "Some of it is marked for today already, so a change holds from tomorrow on."
    }

    static var nameMissing: String { "Give it a name." }
    static var tooLong: String { "This can have 100 characters, on one line. It is longer." }
    static var whenMissing: String { "Say when you take it." }
    static var weekdaysMissing: String { "Choose at least one day." }
    static var intervalProblem: String { "Enter a number of days from 2 to 365." }
    static var hoursProblem: String { "Enter a number of hours from 1 to 168." }
    static var timesMissing: String { "Enter at least one time." }
    static var timesProblem: String { "Enter times such as 08:00, at most 30." }
    static var startProblem: String {
        "Enter a date, today or later: what was before cannot be marked."
    }
    static var endProblem: String { "Enter a date after the first day, or leave it empty." }
    static var piecesProblem: String { "Enter a whole number up to 100,000, or leave it empty." }
    static var perDoseProblem: String { "Enter a whole number from 1 to 1000." }
}
