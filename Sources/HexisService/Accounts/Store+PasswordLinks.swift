import HexisCore
import HexisStore

extension Store {
    /// Keeps a link with which a person can choose a new password, once, within a day. The person sees in the account
    /// history that it was made.
    package func keepPasswordLink(_ secret: String, of person: Identifier, at now: Instant)
        async throws(StoreError)
    {
        try await add(AccountEvent(.passwordLinkMade, at: now), of: person)
        try await setPasswordLink(secret, of: person, until: now + .days(1))
    }
}
