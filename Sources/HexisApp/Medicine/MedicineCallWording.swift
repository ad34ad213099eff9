import HexisCore

/// The text of notifications about medicines other than those for doses.
enum MedicineCallWording {
    static var privateWeek: NotificationText {
        NotificationText(title: "Hexis", body: "A word about your week is there.")
    }

    static var heartRate: NotificationText {
        NotificationText(
            title: "You wanted to be reminded",
            body: "Your heart rate was high. If you have taken your medicine since, please mark it.")
    }

    /// The same text and tip as on the page of weeks; `nil` if nothing was due.
    static func week(before day: Day, in practice: Practice) -> NotificationText? {
        guard day > Day.first else { return nil }
        let week = practice.medicineWeek(around: day.previous, seenFrom: day)
        guard let grade = week.grade else { return nil }
        let words = WeekWording.feedback(grade, week, name: practice.settings.name?.text)
        return NotificationText(
            title: WeekWording.lastWeek,
            body: "\(words) \(WeekWording.taken(week.rate)) \(WeekWording.tip(grade, week.cause))")
    }
}
