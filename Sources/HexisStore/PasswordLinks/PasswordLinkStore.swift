package import HexisCore

/// Stores the links with which people who forgot their password choose a new one.
package protocol PasswordLinkStore: Sendable {
    /// Sets the secret of a person's one link, which is valid until an instant. An earlier link stops working.
    func setPasswordLink(_ secret: String, of person: PersonID, until end: Instant) async throws(StoreError)
    /// The account that the link is for; `nil` if it is unknown, used or expired.
    func account(byPasswordLink secret: String, at now: Instant) async throws(StoreError) -> Account?
    /// Replaces the password hash of a person and uses the link up. Throws `.linkUnusable` if it is unknown, used or
    /// expired, or another person's.
    func replacePasswordHash(
        of person: PersonID, with passwordHash: String, byPasswordLink secret: String, at now: Instant
    ) async throws(StoreError)
}
