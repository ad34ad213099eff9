package import HexisCore

/// A code with which somebody becomes a person's companion in a goal. Only its keyed hash is stored.
package struct CompanionInvitation: Hashable, Sendable {
    package let id: Identifier
    package let person: PersonID
    /// The goal of the person who invites.
    package let challenge: Identifier
    package let made: Instant
    /// From this instant on it can no longer be used.
    package let expires: Instant

    /// Creates an invitation that is valid for seven days.
    package init(id: Identifier, person: PersonID, challenge: Identifier, made: Instant) {
        self.init(
            id: id, person: person, challenge: challenge, made: made,
            expires: made + CompanionInvitation.validity)
    }

    init(id: Identifier, person: PersonID, challenge: Identifier, made: Instant, expires: Instant) {
        self.id = id
        self.person = person
        self.challenge = challenge
        self.made = made
        self.expires = expires
    }

    private static let validity = Duration.days(7)
    /// The most invitations of one person that may wait to be used.
    package static let most = 10
}
