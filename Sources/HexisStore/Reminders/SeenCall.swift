package import HexisCore

/// A person's processed reminder: its fate is known, whatever becomes of its messages.
package struct SeenCall: Hashable, Sendable {
    /// The same reminder may come again at another instant, after a snooze.
    package let id: Identifier
    package let due: Instant
    package let fate: Fate

    /// Raw values are stored, and never change.
    package enum Fate: Int64, Sendable {
        /// Deliberately not sent: it came too late to be useful.
        case dropped = 0
        /// Queued for everything that reminds the person, in the same commit.
        case called = 1
    }

    package init(id: Identifier, due: Instant, fate: Fate) {
        self.id = id
        self.due = due
        self.fate = fate
    }
}
