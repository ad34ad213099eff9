import HexisCore

/// A person's processed reminder: its fate is known, whatever becomes of its messages.
public struct SeenCall: Hashable, Sendable {
    /// The same reminder may come again at another instant, after a snooze.
    public let id: Identifier
    public let due: Instant
    public let fate: Fate

    /// Raw values are stored, and never change.
    public enum Fate: Int64, Sendable {
        /// Deliberately not sent: it came too late to be useful.
        case dropped = 0
        /// Queued for everything that reminds the person, in the same commit.
        case called = 1
    }

    public init(id: Identifier, due: Instant, fate: Fate) {
        self.id = id
        self.due = due
        self.fate = fate
    }
}
