package import HexisCore

/// That two people pursue a goal together. What they show each other is in their journals.
package struct CompanionLink: Hashable, Sendable {
    /// The same in both journals.
    package let companion: Identifier
    package let inviter: PersonID
    package let invited: PersonID
    /// The goal of the one who invited.
    package let challenge: Identifier

    package init(companion: Identifier, inviter: PersonID, invited: PersonID, challenge: Identifier) {
        self.companion = companion
        self.inviter = inviter
        self.invited = invited
        self.challenge = challenge
    }

    /// The other of the two.
    package func other(than person: PersonID) -> PersonID { person == inviter ? invited : inviter }
}
