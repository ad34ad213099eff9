import HexisCore
import HexisDelivery
import Synchronization

/// Mails that the mail server deferred. They are kept in memory only: after a restart, people ask for the mail again.
final class MailRetries: Sendable {
    struct Attempt: Sendable {
        let message: ChannelMessage
        let address: MailAddress
        /// Whom the mail is for: an account that is erased meanwhile gets none.
        let person: PersonID
        /// From then on it would be of no use.
        let usefulUntil: Instant
        var failures = 0
    }

    private let waiting = Mutex<[(attempt: Attempt, at: Instant)]>([])

    private static let most = 1000

    /// Keeps a mail for another attempt at an instant. Returns `false` if too many wait already.
    func keep(_ attempt: Attempt, until instant: Instant) -> Bool {
        waiting.withLock { waiting in
            guard waiting.count < MailRetries.most else { return false }
            waiting.append((attempt, instant))
            return true
        }
    }

    /// The mails whose time has come; they wait no longer.
    func due(at now: Instant) -> [Attempt] {
        waiting.withLock { waiting in
            let due = waiting.filter { $0.at <= now }
            waiting.removeAll { $0.at <= now }
            return due.map(\.attempt)
        }
    }

    /// When the next attempt is due; `nil` if none waits.
    var next: Instant? { waiting.withLock { $0.map(\.at).min() } }
}
