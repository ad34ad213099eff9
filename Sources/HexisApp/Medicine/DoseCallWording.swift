import HexisCore

/// The text of dose notifications, as a friend would write it.
enum DoseCallWording {
    static var `private`: NotificationText {
        NotificationText(title: "Hexis", body: "It is time. Please mark it, too.")
    }

    /// “Maria, it is time for your Bisoprolol, 1 tablet. Mark it once it is taken. You are at 7 days in a row.”
    static func call(for medicine: Medicine, in practice: Practice, on day: Day) -> NotificationText {
        NotificationText(
            title: medicine.name,
            body: "\(greeting(practice)) is time for your \(dose(of: medicine, on: day)). "
                + "Mark it once it is taken.\(pride(practice, on: day))")
    }

    /// “Maria, it is time for: Ramipril, 5 mg; Aspirin. Mark them once they are taken.”
    static func call(for medicines: [Medicine], in practice: Practice, on day: Day) -> NotificationText {
        let doses = medicines.map { dose(of: $0, on: day) }.joined(separator: "; ")
        return NotificationText(
            title: together,
            body: "\(greeting(practice)) is time for: \(doses). "
                + "Mark them once they are taken.\(pride(practice, on: day))")
    }

    private static func greeting(_ practice: Practice) -> String {
        practice.settings.name.map { "\($0.text), it" } ?? "It"
    }

    private static func dose(of medicine: Medicine, on day: Day) -> String {
        [medicine.name, medicine.prescription(on: day)?.dose?.text].compactMap { $0 }.joined(separator: ", ")
    }

    private static func pride(_ practice: Practice, on day: Day) -> String {
        let streak = practice.streak(upTo: day)
        return streak > 1 ? " You are at \(LevelWording.days(streak))." : ""
    }

    /// Doesn't mention the streak, which is no reason to take a dose late or twice.
    static var last: NotificationText {
        NotificationText(
            title: "A dose is still open",
            body: "Did you take it? Please mark it. If you forgot it, see the leaflet or ask your "
                + "pharmacist. Never take a double dose to catch up.")
    }

    static var together: String { "Your medicine" }
    static var taken: String { "Taken" }
    static func takeAll(_ count: Int) -> String { count == 2 ? "Both taken" : "All \(count) taken" }
    static var allMarked: String { "All of this is marked. Well done." }
    static var tooLate: String {
        "This was for an earlier day. It can be looked at, and not changed any more."
    }
    static var toToday: String { "Go to Today" }
    static var later: String { "Or remind me again" }
    static func later(_ hours: Int) -> String { hours == 1 ? "In 1 hour" : "In \(hours) hours" }
    static func snoozed(_ name: String, _ time: String) -> String {
        "You will be reminded of \(name) again at \(time)."
    }
}
