import HexisCore

/// What one program is still to be told.
public struct QueuedEvent: Hashable, Sendable {
    public let id: Identifier
    /// What goes over the wire; sealed where it lies.
    public let bytes: [UInt8]

    public init(id: Identifier, bytes: [UInt8]) {
        self.id = id
        self.bytes = bytes
    }
}

/// What a program has to be told next, and is one sender's for a while.
public struct ClaimedEvent: Hashable, Sendable {
    public let person: Identifier
    public let listener: Identifier
    /// Its place among what waits for the program.
    public let number: Int64
    public let id: Identifier
    /// What goes over the wire; `nil` when it cannot be opened.
    public let bytes: [UInt8]?
    /// Where it goes, and what it is signed with.
    public let address: String
    public let secret: String
    /// How often the program has failed to take something, one after the other.
    public let failures: Int
    /// When it began to wait.
    public let queued: Instant
    /// When another sender may take it. It tells one claim from the next.
    public let lease: Instant

    public init(
        person: Identifier, listener: Identifier, number: Int64, id: Identifier, bytes: [UInt8]?,
        address: String, secret: String, failures: Int, queued: Instant, lease: Instant
    ) {
        self.person = person
        self.listener = listener
        self.number = number
        self.id = id
        self.bytes = bytes
        self.address = address
        self.secret = secret
        self.failures = failures
        self.queued = queued
        self.lease = lease
    }
}

/// What came of an attempt to tell a program something. Codes name the trouble for programs: `retry-503`.
public enum WebhookResult: Hashable, Sendable {
    case sent
    /// It will never take this one; the next may go.
    case refused(code: String)
    /// It is tried again later. What began to wait before `oldest` is given up.
    case postponed(until: Instant, oldest: Instant, code: String)
    /// Nothing is sent there any more, and nothing waits, until the person turns it on again.
    case ended(code: String)
}
