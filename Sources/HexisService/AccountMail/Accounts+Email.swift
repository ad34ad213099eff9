package import HexisCore
package import HexisStore

extension Accounts {
    /// Sets the address for messages about a signed-in person's account; `nil` removes it. Returns the account as it was.
    package func setEmail(
        _ email: String?, of signedIn: SignedIn, at now: Instant
    ) async throws(StoreError) -> Account? {
        let before = try await store.account(of: signedIn.person)
        guard before?.email != email else { return before }
        try await store.setEmail(email, of: signedIn.person)
        try await store.add(
            AccountEvent(.emailChanged, at: now, device: signedIn.session.label), of: signedIn.person)
        return before
    }

    /// Confirms an address of a signed-in person, who opened the link that was mailed there.
    package func confirmEmail(
        _ email: String, of signedIn: SignedIn, at now: Instant
    ) async throws(StoreError) {
        try await store.confirmEmail(email, of: signedIn.person)
        try await store.add(
            AccountEvent(.emailConfirmed, at: now, device: signedIn.session.label), of: signedIn.person)
    }
}
