import HexisCore

/// A person with a due reminder, leased to one caller.
public struct DuePerson: Hashable, Sendable {
    public let person: Identifier
    /// Everything due before this instant has been processed.
    public let since: Instant
    /// When the lease ends. It distinguishes one claim from the next.
    public let lease: Instant

    public init(person: Identifier, since: Instant, lease: Instant) {
        self.person = person
        self.since = since
        self.lease = lease
    }
}

/// The push subscription of a session's browser, as the server stored it.
public struct SessionPush: Hashable, Sendable {
    public let session: Identifier
    public let bytes: [UInt8]

    public init(session: Identifier, bytes: [UInt8]) {
        self.session = session
        self.bytes = bytes
    }
}
