import HexisCore

/// How far somebody has watched that nothing which is due is forgotten, and what they found.
public struct ReminderWatch: Hashable, Sendable {
    /// All that was due before is seen to, or was found.
    public let until: Instant
    /// Calls that were due and that nobody had seen to, ever.
    public let found: Int
    /// When the last of them was found.
    public let lastFound: Instant?

    public init(until: Instant, found: Int, lastFound: Instant?) {
        self.until = until
        self.found = found
        self.lastFound = lastFound
    }
}

/// A person, and how far their journal goes.
public struct JournalEnd: Hashable, Sendable {
    public let person: Identifier
    /// The number of the last entry to arrive; 0 where there is none.
    public let last: Int64

    public init(person: Identifier, last: Int64) {
        self.person = person
        self.last = last
    }
}
