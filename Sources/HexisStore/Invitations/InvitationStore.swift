package import HexisCore

/// Stores the invitations that were not used yet.
package protocol InvitationStore: Sendable {
    /// Adds an invitation. Throws `.tooManyInvitations` if `Invitation.most` are waiting.
    func add(_ invitation: Invitation, secret: String) async throws(StoreError)
    /// The invitations that can still be used, the latest first.
    func invitations(at now: Instant) async throws(StoreError) -> [Invitation]
    /// Whether an invitation with this secret can still be used.
    func isInvitation(_ secret: String, at now: Instant) async throws(StoreError) -> Bool
    /// Removes an invitation. Does nothing if there is none.
    func removeInvitation(_ id: Identifier) async throws(StoreError)
}
