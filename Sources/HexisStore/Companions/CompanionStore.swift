package import HexisCore

/// Stores who pursues a goal with whom, and the codes that were not used yet.
package protocol CompanionStore: Sendable {
    /// Adds an invitation. Throws `.tooManyCodes` if `CompanionInvitation.most` of the person are waiting.
    func add(_ invitation: CompanionInvitation, code: TokenHash) async throws(StoreError)
    /// The person's invitations to one goal that can still be used, the latest first.
    func companionInvitations(of person: PersonID, to challenge: Identifier, at now: Instant)
        async throws(StoreError) -> [CompanionInvitation]
    /// The invitation with this code; `nil` if there is none that can still be used.
    func companionInvitation(by code: TokenHash, at now: Instant) async throws(StoreError)
        -> CompanionInvitation?
    /// Removes an invitation of a person. Does nothing if there is none.
    func removeCompanionInvitation(_ id: Identifier, of person: PersonID) async throws(StoreError)
    /// Links two people, and uses the code up. Throws `.codeUnusable` if no such code of the inviter can be used.
    func add(_ link: CompanionLink, byInvitation code: TokenHash, at now: Instant) async throws(StoreError)
    /// The links of a person, in no particular order.
    func companionLinks(of person: PersonID) async throws(StoreError) -> [CompanionLink]
    /// Removes a link, once both journals hold that it is over.
    func removeCompanionLink(_ companion: Identifier) async throws(StoreError)
}
