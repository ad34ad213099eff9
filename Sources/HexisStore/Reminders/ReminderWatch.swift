import HexisCore

/// How far reminders were checked for being processed, and what was found.
public struct ReminderWatch: Hashable, Sendable {
    /// Everything due before this was processed, or found.
    public let until: Instant
    /// The number of due reminders ever found unprocessed.
    public let found: Int
    /// When the last of them was found.
    public let lastFound: Instant?

    public init(until: Instant, found: Int, lastFound: Instant?) {
        self.until = until
        self.found = found
        self.lastFound = lastFound
    }
}

/// A person, and the end of their journal.
public struct JournalEnd: Hashable, Sendable {
    public let person: Identifier
    /// The sequence of the last entry to arrive; 0 if there is none.
    public let last: Int64

    public init(person: Identifier, last: Int64) {
        self.person = person
        self.last = last
    }
}
