package import HexisCore
import HexisStore

/// Browsers whose owner has just confirmed to be there, so that for five minutes they need not again.
package struct FreshConfirmations: Sendable {
    private let tickets: SignedTickets

    package static let lifetime = Duration.minutes(5)

    /// Takes a key that has no other use.
    package init(key: [UInt8]) {
        tickets = SignedTickets(key: key, lifetime: FreshConfirmations.lifetime)
    }

    package func ticket(for session: SessionID, at now: Instant) -> String {
        tickets.ticket(.string(session.description), at: now)
    }

    package func isFresh(_ ticket: String, for session: SessionID, at now: Instant) -> Bool {
        tickets.content(of: ticket, at: now) == .string(session.description)
    }
}
