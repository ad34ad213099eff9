package import HexisCore

/// A code with which somebody can ask to follow a patient as a care provider. Only its keyed hash is stored.
package struct CareInvitation: Hashable, Sendable {
    package let id: Identifier
    package let patient: PersonID
    package let made: Instant
    /// From this instant on it can no longer be used.
    package let expires: Instant

    /// Creates an invitation that is valid for seven days.
    package init(id: Identifier, patient: PersonID, made: Instant) {
        self.init(
            id: id, patient: patient, made: made,
            expires: made + CareInvitation.validity)
    }

    init(id: Identifier, patient: PersonID, made: Instant, expires: Instant) {
        self.id = id
        self.patient = patient
        self.made = made
        self.expires = expires
    }

    private static let validity = Duration.days(7)
    /// The most invitations of one patient that may wait to be used.
    package static let most = 10
}
