package import HexisApp
package import HexisCore
package import HexisOpenID
package import HexisStore

extension Accounts {
    /// A person's accounts at providers, in the order in which they were linked.
    package func linkedAccounts(of person: PersonID) async throws(StoreError) -> [LinkedAccount] {
        try await store.credentials(.identity, of: person).compactMap(LinkedAccount.init)
    }

    /// The account of the person who somebody is at a provider; `nil` if there is none here.
    package func account(
        by identity: ProviderIdentity, from sender: SenderAddress, at now: Instant
    ) async throws -> Account? {
        try slowDown(try await bounds.join(from: sender, at: now))
        guard let linked = try await linkedAccount(of: identity),
            let account = try await store.account(of: linked.person)
        else { return nil }
        try await bounds.forgive(sender, at: now)
        guard !account.isSuspended else { throw ServiceError.refused(.suspended) }
        try await store.replace(linked.used(at: now).stored)
        return account
    }

    /// Whether somebody at a provider is this person.
    package func isLinked(
        _ identity: ProviderIdentity, to person: PersonID
    ) async throws(StoreError) -> Bool {
        try await linkedAccount(of: identity)?.person == person
    }

    /// Links an account at a provider to that of the signed-in person. Throws a `StoreError` if anybody has linked it.
    package func link(
        _ identity: ProviderIdentity, at provider: String, to signedIn: SignedIn, id: Identifier,
        at now: Instant
    ) async throws(StoreError) {
        let linked = LinkedAccount(
            id: id, person: signedIn.person, provider: provider, identity, added: now)
        try await store.add(linked.stored, hash: identities.hash(of: identity))
        try await store.add(
            AccountEvent(.accountLinked, at: now, device: signedIn.session.label), of: signedIn.person)
    }

    /// Unlinks an account at a provider. Returns `false`, and leaves it, if the person could then no longer sign in at
    /// `origin`.
    package func unlink(
        _ id: Identifier, of signedIn: SignedIn, from origin: String, _ providers: [OpenIDProvider],
        at now: Instant
    ) async throws(StoreError) -> Bool {
        guard try await canSignIn(signedIn.person, without: id, from: origin, providers) else { return false }
        guard try await store.removeCredential(.identity, id, of: signedIn.person) else { return true }
        try await store.add(
            AccountEvent(.accountUnlinked, at: now, device: signedIn.session.label), of: signedIn.person)
        return true
    }

    /// Whether a person has a password, or another credential with which to sign in at `origin`.
    func canSignIn(
        _ person: PersonID, without credential: Identifier, from origin: String,
        _ providers: [OpenIDProvider]
    ) async throws(StoreError) -> Bool {
        if try await hasPassword(person) { return true }
        let passkeys = try await passkeys(of: person)
        if passkeys.contains(where: { $0.id != credential && $0.works(at: origin) }) { return true }
        let linked = try await linkedAccounts(of: person)
        return linked.contains { $0.id != credential && $0.works(with: providers) }
    }

    /// Creates an account with somebody's account at a provider, and no password. Returns `nil` if the user name is taken.
    /// Throws a `StoreError` if anybody has linked that account, and if the person is not admitted.
    ///
    /// - Parameters:
    ///   - person: The new person's identifier.
    ///   - id: The linked account's own identifier.
    package func join(
        _ newcomer: Newcomer, as person: PersonID, _ pending: PendingIdentities.Pending, id: Identifier,
        on device: String, by admission: Admission, from sender: SenderAddress, at now: Instant
    ) async throws -> PersonID? {
        try slowDown(try await bounds.join(from: sender, at: now))
        let linked = LinkedAccount(
            id: id, person: person, provider: pending.provider, pending.identity, added: now)
        let new = try NewPerson(
            userName: newcomer.userName.text, email: newcomer.email?.text,
            credential: linked.used(at: now).stored, hash: identities.hash(of: pending.identity),
            admission: admission)
        return try await create(new, noting: .accountLinked, on: device, at: now)
    }

    private func linkedAccount(of identity: ProviderIdentity) async throws(StoreError) -> LinkedAccount? {
        try await store.credential(.identity, by: identities.hash(of: identity)).flatMap(LinkedAccount.init)
    }
}
