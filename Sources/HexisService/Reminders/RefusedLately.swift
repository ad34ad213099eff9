import HexisCore
import HexisStore
import Synchronization

/// People whose messages push services refused recently without accepting any since.
///
/// One refusal concerns one browser, which may have subscribed with another key. Only refusals of several people
/// mean that a service refuses this server, so no single person can stop everyone's reminders.
final class RefusedLately: Sendable {
    private let people = Mutex<[String: [PersonID: Instant]]>([:])

    /// The number of people that counts as several.
    static let several = 3
    private static let lately = Duration.minutes(10)
    /// More services than exist; beyond it, someone is inventing them.
    private static let mostServices = 1000

    func accepted(by service: String) {
        people.withLock { $0[service] = nil }
    }

    /// Notes a refusal. Returns whether the service refuses this server.
    func refused(_ person: PersonID, by service: String, at now: Instant) -> Bool {
        people.withLock { people in
            if people.count >= RefusedLately.mostServices { people = [:] }
            var refused = (people[service] ?? [:]).filter { isLately($0.value, at: now) }
            if refused.count < RefusedLately.several || refused[person] != nil { refused[person] = now }
            people[service] = refused
            return refused.count >= RefusedLately.several
        }
    }

    /// Whether a refusal is recent. One noted while the clock was ahead is not known to be.
    private func isLately(_ instant: Instant, at now: Instant) -> Bool {
        (.zero...RefusedLately.lately).contains(now - instant)
    }
}
