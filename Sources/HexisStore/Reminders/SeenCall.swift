import HexisCore

/// One call of a person that was seen to: what became of it is known, whatever becomes of its messages.
public struct SeenCall: Hashable, Sendable {
    /// The same call may come again at another instant, after a snooze.
    public let id: Identifier
    public let due: Instant
    public let fate: Fate

    /// Numbers are stored, and never change.
    public enum Fate: Int64, Sendable {
        /// Nothing was sent on purpose: it came too late to be of use.
        case dropped = 0
        /// It was written down for whatever reminds the person, in the same commit.
        case called = 1
    }

    public init(id: Identifier, due: Instant, fate: Fate) {
        self.id = id
        self.due = due
        self.fate = fate
    }
}
