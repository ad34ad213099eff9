package import HexisCore

/// The next follow-up with a patient, as a calendar for the care provider's own program.
package struct PatientFollowUp {
    private let event: CalendarEvent
    private let zone: CalendarZone
    private let now: Instant

    /// `nil` where nothing is planned for today or later. The zone is the patient's.
    package init?(
        _ connection: CareConnection, with patient: String, in zone: ZoneRules, named zoneName: String?,
        page: String, today: Day, at now: Instant
    ) {
        guard let (day, plan) = connection.followUp(from: today) else { return nil }
        event = CalendarEvent(
            id: "\(connection.id)-patient@hexis", title: "Follow-up with \(patient)",
            text: plan.place?.text ?? "", page: page,
            time: plan.time.map { .once(zone.instant(of: day, at: $0)) } ?? .days(day, day))
        self.zone = CalendarZone(name: zoneName ?? "UTC", rules: zone)
        self.now = now
    }

    package var bytes: [UInt8] {
        let instant = if case .once(let instant) = event.time { instant } else { now }
        return CalendarText.calendar(
            of: [event], in: zone, from: min(now, instant), to: max(now, instant), stamp: now
        ) { _ in }
    }
}
