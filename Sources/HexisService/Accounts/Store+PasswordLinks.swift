package import HexisCore
package import HexisStore

extension Store {
    /// Keeps a link from an administrator with which a person can choose a new password, once, within a day. The person
    /// sees in the account history that it was made.
    package func keepPasswordLink(
        _ secret: String, of person: PersonID, at now: Instant
    ) async throws(StoreError) {
        try await add(AccountEvent(.passwordLinkMade, at: now), of: person)
        try await setPasswordLink(secret, of: person, until: now + .days(1))
    }

    /// Keeps such a link that is mailed to the person, for half an hour.
    func keepMailedPasswordLink(
        _ secret: String, of person: PersonID, at now: Instant
    ) async throws(StoreError) {
        try await add(AccountEvent(.passwordLinkMailed, at: now), of: person)
        try await setPasswordLink(secret, of: person, until: now + .minutes(30))
    }
}
