package import HexisCore

/// A link with which one person can create an account. Only the hash of its secret is stored.
package struct Invitation: Hashable, Sendable {
    package let id: Identifier
    package let made: Instant
    /// From this instant on it admits nobody.
    package let expires: Instant

    /// Creates an invitation that is valid for seven days.
    package init(id: Identifier, made: Instant) {
        self.init(id: id, made: made, expires: made + Invitation.validity)
    }

    init(id: Identifier, made: Instant, expires: Instant) {
        self.id = id
        self.made = made
        self.expires = expires
    }

    private static let validity = Duration.days(7)
    /// The most invitations that may wait to be used.
    package static let most = 100
}

/// What a newcomer needs in order to create an account.
package enum Admission: Hashable, Sendable {
    case nothing
    /// The secret of an invitation, which is then used up. The first person on a server needs none.
    case invitation(secret: String?, at: Instant)
}
