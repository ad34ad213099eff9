package import HexisCore
package import HexisStore

/// What a typed code turned out to be.
package enum CompanionCode: Sendable {
    case unknown
    /// The code of the person who typed it.
    case own
    /// The code of somebody whom they block.
    case blocked(String)
    /// The goal of the code is over, or was deleted.
    case over
    /// They have joined this goal already.
    case alreadyJoined(String)
    case of(CompanionOffer)
}

/// A goal that somebody may join.
package struct CompanionOffer: Sendable {
    package let inviter: Account
    package let goal: SharedGoal
    /// The hash by which the code is used.
    let code: TokenHash
}
