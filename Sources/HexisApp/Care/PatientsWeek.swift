package import HexisCore

/// What a care provider hears once a week about the people they follow. It names no one and no detail, because others may
/// read a notification.
public struct PatientsWeek: Hashable, Sendable {
    /// Those who share something with the provider now.
    private let people: Int
    private let troubled: Int
    /// For the next seven days.
    private let followUps: Int

    public init(people: Int, troubled: Int, followUps: Int) {
        self.people = people
        self.troubled = troubled
        self.followUps = followUps
    }

    /// The notification; `nil` if the provider follows no one.
    package func notification(for call: DueCall) -> NotificationMessage? {
        guard people > 0 else { return nil }
        let planned = followUps > 0 ? [PatientsWording.planned(followUps)] : []
        let body = [PatientsWording.attention(troubled, of: people)] + planned
        return NotificationMessage(
            title: PatientsWording.weekTitle, body: body.joined(separator: " "), page: PatientsPage.address,
            tag: call.id)
    }
}
