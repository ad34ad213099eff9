import HexisCore

/// The follow-ups planned with care providers, as events.
struct CalendarFollowUps {
    let practice: Practice
    let zone: ZoneRules
    let origin: String
    let today: Day

    var events: [CalendarEvent] {
        practice.careConnections.compactMap { $0.state(on: today) == .active ? event(of: $0) : nil }
    }

    private func event(of connection: CareConnection) -> CalendarEvent? {
        guard let (day, plan) = connection.followUp(from: today) else { return nil }
        let isPrivate = practice.settings.reminderWording == .private
        return CalendarEvent(
            id: "\(connection.id)-follow-up@hexis",
            title: isPrivate ? "Hexis" : "Follow-up with \(connection.name)",
            text: isPrivate ? "" : plan.place?.text ?? "", page: "\(origin)/care/\(connection.id)",
            time: plan.time.map { .once(zone.instant(of: day, at: $0)) } ?? .days(day, day))
    }
}
