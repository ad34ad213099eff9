package import HexisApp
package import HexisCore
package import HexisOpenID
package import HexisPasskeys
package import HexisStore

extension Accounts {
    /// A person's passkeys, in the order in which they were added.
    package func passkeys(of person: PersonID) async throws(StoreError) -> [Passkey] {
        try await store.credentials(.passkey, of: person).compactMap(Passkey.init)
    }

    /// Adds the passkey that a browser created to the account of the signed-in person. Throws a `PasskeyError` if the
    /// answer does not make one, and a `StoreError` if it cannot be added.
    package func addPasskey(
        _ name: String, _ answer: CreationAnswer, for challenge: String, at site: RelyingParty,
        of signedIn: SignedIn, id: Identifier, at now: Instant
    ) async throws {
        let credential = try answer.credential(for: challenge, at: site)
        let passkey = Passkey(
            id: id, person: signedIn.person, name: name, added: now, lastUsed: nil, credential: credential)
        try await store.add(passkey.stored, hash: Passkey.hash(ofCredential: credential.id))
        try await store.add(
            AccountEvent(.passkeyAdded, at: now, device: signedIn.session.label), of: signedIn.person)
    }

    /// Creates an account with the passkey that a browser created, and no password. Returns `nil` if the user name is
    /// taken. Throws a `PasskeyError` if the answer makes no passkey, and if the person is not admitted.
    ///
    /// - Parameters:
    ///   - person: Whom the browser was asked to create the passkey for.
    ///   - passkey: The passkey's own identifier.
    ///   - device: The browser, by which the passkey is called.
    package func join(
        _ newcomer: Newcomer, as person: PersonID, with answer: CreationAnswer, for challenge: String,
        at site: RelyingParty, passkey: Identifier, on device: String, by admission: Admission,
        from sender: SenderAddress, at now: Instant
    ) async throws -> PersonID? {
        try slowDown(try await bounds.join(from: sender, at: now))
        let credential = try answer.credential(for: challenge, at: site)
        let stored = Passkey(
            id: passkey, person: person, name: device, added: now, lastUsed: nil, credential: credential
        ).stored
        let new = NewPerson(
            userName: newcomer.userName.text, email: newcomer.email?.text, credential: stored,
            hash: Passkey.hash(ofCredential: credential.id), admission: admission)
        return try await create(new, noting: .passkeyAdded, on: device, at: now)
    }

    package func renamePasskey(
        _ id: Identifier, _ name: String, of person: PersonID
    ) async throws(StoreError) {
        guard let passkey = try await passkeys(of: person).first(where: { $0.id == id }) else { return }
        try await store.replace(passkey.renamed(name).stored)
    }

    /// Removes a passkey. Returns `false`, and leaves it, if the person could then no longer sign in at `origin`.
    package func removePasskey(
        _ id: Identifier, of signedIn: SignedIn, from origin: String, _ providers: [OpenIDProvider],
        at now: Instant
    ) async throws(StoreError) -> Bool {
        guard try await canSignIn(signedIn.person, without: id, from: origin, providers) else { return false }
        guard try await store.removeCredential(.passkey, id, of: signedIn.person) else { return true }
        try await store.add(
            AccountEvent(.passkeyRemoved, at: now, device: signedIn.session.label), of: signedIn.person)
        return true
    }

    /// Whether a browser proves a passkey of the signed-in person.
    package func isPasskey(
        _ answer: AssertionAnswer, for challenge: String, at site: RelyingParty, of signedIn: SignedIn,
        at now: Instant
    ) async throws -> Bool {
        try slowDown(try await bounds.attempt(in: signedIn.session.id, at: now))
        guard let passkey = try await proven(answer, for: challenge, at: site, at: now),
            passkey.person == signedIn.person
        else { return false }
        try await bounds.forgive(session: signedIn.session.id, at: now)
        try await store.replace(passkey.stored)
        return true
    }

    /// The account of the person whose passkey a browser proves; `nil` if it proves none. Nobody learns why not.
    package func account(
        byPasskey answer: AssertionAnswer, for challenge: String, at site: RelyingParty,
        from sender: SenderAddress, at now: Instant
    ) async throws -> Account? {
        try slowDown(try await bounds.join(from: sender, at: now))
        guard
            let passkey = try await proven(answer, for: challenge, at: site, at: now),
            let account = try await store.account(of: passkey.person)
        else { return nil }
        try await bounds.forgive(sender, at: now)
        guard !account.isSuspended else { throw ServiceError.refused(.suspended) }
        try await store.replace(passkey.stored)
        return account
    }

    /// The passkey that a browser proves, as it is after this use; `nil` if it proves none.
    private func proven(
        _ answer: AssertionAnswer, for challenge: String, at site: RelyingParty, at now: Instant
    ) async throws(StoreError) -> Passkey? {
        let hash = Passkey.hash(ofCredential: answer.id)
        guard let passkey = try await store.credential(.passkey, by: hash).flatMap(Passkey.init),
            let credential = try? answer.proven(
                passkey.credential, of: passkey.person.bytes, for: challenge, at: site)
        else { return nil }
        return passkey.used(credential, at: now)
    }
}
