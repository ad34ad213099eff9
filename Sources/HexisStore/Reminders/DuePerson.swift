import HexisCore

/// Somebody whom something calls now, and who is one caller's to see to for a while.
public struct DuePerson: Hashable, Sendable {
    public let person: Identifier
    /// Nothing called before this instant that was not seen to.
    public let since: Instant
    /// When somebody else may see to them. It tells one claim from the next.
    public let lease: Instant

    public init(person: Identifier, since: Instant, lease: Instant) {
        self.person = person
        self.since = since
        self.lease = lease
    }
}

/// How the browser of a session is reached, as the server wrote it down.
public struct SessionPush: Hashable, Sendable {
    public let session: Identifier
    public let bytes: [UInt8]

    public init(session: Identifier, bytes: [UInt8]) {
        self.session = session
        self.bytes = bytes
    }
}
