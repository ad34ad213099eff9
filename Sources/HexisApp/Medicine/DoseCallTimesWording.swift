import HexisCore

/// User-facing text about the reminder times of a medicine.
enum DoseCallTimesWording {
    static var title: String { "Times of the reminders" }
    static var lead: String {
        "This changes only the reminder, not when the dose is due. Leave a time empty to be reminded at the due time."
    }
    static var noTimes: String {
        "This medicine has no set times. \(elapsed)"
    }
    static var routines: String { "Reminder schedules" }
    static func holds(_ routine: String) -> String { "Schedule in use: \(routine)." }
    static var change: String { "Change" }
    static func dose(_ time: String) -> String { "The dose of \(time)" }
    static var weekdays: String { "Monday to Friday" }
    static var weekend: String { "At weekends" }
    static var timeProblem: String { "Enter a time, such as 07:30, or leave it empty." }

    static var panel: String { "Reminders" }
    static var off: String { "Hexis does not remind you of this medicine." }
    static var link: String { "Other times for reminders" }
    static var turnOn: String { "Turn them on" }
    static func on(_ weekdays: String, _ weekend: String) -> String {
        weekdays == weekend
            ? "Reminders at \(weekdays)."
            : "Reminders at \(weekdays), at weekends at \(weekend)."
    }
    static var elapsed: String { "A reminder when the hours after the last dose have passed." }
}
