package import HexisCore
import HexisStore

/// A patient of a care provider, as of one moment.
package struct CarePatient: Sendable {
    package let userName: String
    package let practice: Practice
    package let connection: CareConnection
    package let zone: ZoneRules
    /// The patient's own moment: their zone, and their start of the day.
    package let moment: Moment

    init(
        userName: String, practice: Practice, connection: CareConnection, zone: ZoneRules,
        now: Instant
    ) {
        self.userName = userName
        self.practice = practice
        self.connection = connection
        self.zone = zone
        moment = Moment(
            instant: now, offset: zone.offset(at: now), dayStart: practice.settings.dayStart)
    }

    private var state: CareConnection.State { connection.state(on: moment.today) }

    /// What the provider may see now.
    package var scope: CareScope { connection.scope(on: moment.today) }

    var isActive: Bool { state == .active }

    var isOver: Bool { state.isOver }

    /// What is wrong, as far as the provider may know it, the newest first.
    package var troubles: [CareTrouble] {
        practice.troubles(in: scope, of: connection, on: moment.today, in: zone)
    }

    /// Whether a follow-up is planned for one of the next seven days, today included.
    var isMetSoon: Bool {
        connection.followUp(from: moment.today).map { $0.day < moment.today.advanced(by: 7) } ?? false
    }

    /// The look to record when the provider opens a page now; `nil` if it is recorded already, or shows nothing.
    func look(on page: CareLooked.Page) -> CareLooked? {
        guard isActive else { return nil }
        let look = CareLooked(connection: connection.id, page: page, scope: scope)
        return practice.isNew(look, at: moment.instant, in: zone) ? look : nil
    }
}
