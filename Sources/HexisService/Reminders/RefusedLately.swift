import HexisCore
import Synchronization

/// Whose messages push services refused lately, and took none since.
///
/// One refusal is about one browser, which may have subscribed with another key. Only when several people are refused
/// does a service mean this server: nobody keeps reminders from everybody else.
final class RefusedLately: Sendable {
    private let people = Mutex<[String: [Identifier: Instant]]>([:])

    /// So many people are several.
    static let several = 3
    private static let lately = Duration.minutes(10)
    /// More services than there are; beyond it somebody makes them up.
    private static let mostServices = 1000

    func accepted(by service: String) {
        people.withLock { $0[service] = nil }
    }

    /// Notes a refusal. Whether the service does not accept this server.
    func refused(_ person: Identifier, by service: String, at now: Instant) -> Bool {
        people.withLock { people in
            if people.count >= RefusedLately.mostServices { people = [:] }
            var refused = (people[service] ?? [:]).filter { isLately($0.value, at: now) }
            if refused.count < RefusedLately.several || refused[person] != nil { refused[person] = now }
            people[service] = refused
            return refused.count >= RefusedLately.several
        }
    }

    /// What was noted while the clock was ahead is not known to be of late.
    private func isLately(_ instant: Instant, at now: Instant) -> Bool {
        (.zero...RefusedLately.lately).contains(now - instant)
    }
}
