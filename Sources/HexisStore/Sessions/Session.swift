package import HexisCore

/// The data to open a session.
package struct NewSession: Hashable, Sendable {
    package let tokenHash: TokenHash
    package let person: PersonID
    package let device: Identifier
    /// The name by which the person recognizes it, such as “Firefox on Linux”.
    package let label: String
    package let created: Instant
    package let expires: Instant

    package init(
        tokenHash: TokenHash, person: PersonID, device: Identifier, label: String,
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
package struct Session: Hashable, Sendable {
    package let id: SessionID
    package let person: PersonID
    package let device: Identifier
    package let label: String
    package let created: Instant
    /// Precise to the hour.
    package let lastSeen: Instant
    package let expires: Instant

    package init(
        id: SessionID, person: PersonID, device: Identifier, label: String,
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
