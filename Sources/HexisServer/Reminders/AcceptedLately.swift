import HexisCore
import Synchronization

/// When push services took a message last.
///
/// A service that refuses one message and took others a moment ago means that one browser: nobody who subscribes
/// with a foreign key keeps reminders from everybody else.
final class AcceptedLately: Sendable {
    private let instants = Mutex<[String: Instant]>([:])

    /// Milliseconds.
    private static let lately: Int64 = 10 * 60_000
    /// More services than there are; beyond it somebody makes them up.
    private static let mostServices = 1000

    func accepted(by service: String, at now: Instant) {
        instants.withLock { instants in
            if instants.count >= AcceptedLately.mostServices { instants = [:] }
            instants[service] = now
        }
    }

    func contains(_ service: String, at now: Instant) -> Bool {
        guard let last = instants.withLock({ $0[service] }) else { return false }
        return now.milliseconds - last.milliseconds <= AcceptedLately.lately
    }
}
