package import HexisCore

/// How far reminders were checked for being processed, and what was found.
package struct ReminderWatch: Hashable, Sendable {
    /// Everything due before this was processed, or found.
    package let until: Instant
    /// The number of due reminders ever found unprocessed.
    package let found: Int
    /// When the last of them was found.
    package let lastFound: Instant?

    package init(until: Instant, found: Int, lastFound: Instant?) {
        self.until = until
        self.found = found
        self.lastFound = lastFound
    }
}

/// A person, and the end of their journal.
package struct JournalEnd: Hashable, Sendable {
    package let person: PersonID
    /// The sequence of the last entry to arrive; 0 if there is none.
    package let last: Int64

    package init(person: PersonID, last: Int64) {
        self.person = person
        self.last = last
    }
}
