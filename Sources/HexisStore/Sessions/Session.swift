import HexisCore

/// The data to open a session.
public struct NewSession: Hashable, Sendable {
    public let tokenHash: TokenHash
    public let person: Identifier
    public let device: Identifier
    /// The name by which the person recognizes it, such as “Firefox on Linux”.
    public let label: String
    public let created: Instant
    public let expires: Instant

    public init(
        tokenHash: TokenHash, person: Identifier, device: Identifier, label: String,
        created: Instant, expires: Instant
    ) {
        self.tokenHash = tokenHash
        self.person = person
        self.device = device
        self.label = label
        self.created = created
        self.expires = expires
    }
}

/// A signed-in browser of a person.
public struct Session: Hashable, Sendable {
    public let id: Identifier
    public let person: Identifier
    public let device: Identifier
    public let label: String
    public let created: Instant
    /// Precise to the hour.
    public let lastSeen: Instant
    public let expires: Instant

    public init(
        id: Identifier, person: Identifier, device: Identifier, label: String,
        created: Instant, lastSeen: Instant, expires: Instant
    ) {
        self.id = id
        self.person = person
        self.device = device
        self.label = label
        self.created = created
        self.lastSeen = lastSeen
        self.expires = expires
    }
}
