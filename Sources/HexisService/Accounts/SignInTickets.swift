import HexisStore

/// What a browser holds between two steps of a sign-in, signed so that the server has to remember nothing.
package struct SignInTickets: Sendable {
    package let passkeyChallenges: PasskeyChallenges
    package let providerVisits: ProviderVisits
    package let pendingIdentities: PendingIdentities
    package let freshConfirmations: FreshConfirmations

    /// The store remembers which tickets were used, because each is good for one answer.
    init(_ store: any Store, _ world: World) {
        passkeyChallenges = PasskeyChallenges(
            key: store.temporaryKey(for: "passkey challenges"), store, world)
        providerVisits = ProviderVisits(key: store.temporaryKey(for: "provider visits"), store, world)
        pendingIdentities = PendingIdentities(key: store.temporaryKey(for: "pending identities"))
        freshConfirmations = FreshConfirmations(key: store.temporaryKey(for: "fresh confirmations"))
    }
}
