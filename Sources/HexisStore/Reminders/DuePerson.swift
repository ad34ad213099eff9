import HexisCore

/// Somebody whom something calls now.
public struct DuePerson: Hashable, Sendable {
    public let person: Identifier
    /// Everything before this instant was seen to.
    public let since: Instant

    public init(person: Identifier, since: Instant) {
        self.person = person
        self.since = since
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
