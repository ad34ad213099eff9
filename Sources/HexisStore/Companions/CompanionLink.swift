import HexisCore

/// That two people pursue a goal together. What they show each other is in their journals.
public struct CompanionLink: Hashable, Sendable {
    /// The same in both journals.
    public let companion: Identifier
    public let inviter: Identifier
    public let invited: Identifier
    /// The goal of the one who invited.
    public let challenge: Identifier

    public init(companion: Identifier, inviter: Identifier, invited: Identifier, challenge: Identifier) {
        self.companion = companion
        self.inviter = inviter
        self.invited = invited
        self.challenge = challenge
    }

    /// The other of the two.
    public func other(than person: Identifier) -> Identifier { person == inviter ? invited : inviter }
}
