package import HexisCore

/// How far an import of a person is: whatever the service wrote of it, sealed under the person's key.
package struct StoredImport: Hashable, Sendable {
    /// What a file is. The raw values are stored and must never change.
    package enum Kind: Int64, CaseIterable, Sendable {
        case hexis = 0
        case habits = 1
        case appleHealth = 2
    }

    package let person: PersonID
    package let kind: Kind
    /// Each step of an import has an identifier of its own, so that only one server takes the next.
    package let step: Identifier
    package let content: [UInt8]
    /// The file that was uploaded, if the import still needs it; its pieces are stored apart.
    package let file: Identifier?
    /// Whether any server may carry the step out; if not, only the one that holds its lease.
    package let isTask: Bool
    /// Until when a server works on it; in the past if none does.
    package private(set) var lease: Instant
    /// When it is forgotten, unless it is a task.
    package let until: Instant

    package init(
        person: PersonID, kind: Kind, step: Identifier, content: [UInt8], file: Identifier? = nil,
        isTask: Bool = false, lease: Instant = Instant(clamping: 0), until: Instant
    ) {
        self.person = person
        self.kind = kind
        self.step = step
        self.content = content
        self.file = file
        self.isTask = isTask
        self.lease = lease
        self.until = until
    }

    /// The same step with another end of its lease.
    func leased(until lease: Instant) -> StoredImport {
        var stored = self
        stored.lease = lease
        return stored
    }
}
