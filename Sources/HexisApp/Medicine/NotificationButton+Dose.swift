import HexisCore

extension NotificationButton {
    /// The buttons of the reminder of one dose.
    static func buttons(
        of slot: DoseSlot, _ medicine: Identifier, on day: Day, call: Identifier
    ) -> [NotificationButton] {
        let dose = Form([("day", day.description), ("slot", slot.description)])
        return doseButtons(at: "/medicine/\(medicine)/doses", "\(dose.encoded)&", call)
    }

    /// The buttons of one reminder of several doses, which the query of its page names.
    static func buttonsOfSeveralDoses(call: Identifier) -> [NotificationButton] {
        doseButtons(at: "/medicine/call", "", call)
    }

    private static func doseButtons(
        at address: String, _ dose: String, _ call: Identifier
    ) -> [NotificationButton] {
        let taken = NotificationButton(
            name: "taken", title: DoseCallWording.taken, address: address,
            fields: "\(dose)answer=take&entry=\(call)")
        let later = Medicine.snoozeHours.map { hours in
            NotificationButton(
                name: "later\(hours)", title: DoseCallWording.later(hours), address: address,
                fields: "\(dose)answer=snooze&hours=\(hours)")
        }
        return [taken] + later
    }
}
