import HexisCore
import HexisPasskeys
import HexisStore

extension Accounts {
    /// A person's passkeys, in the order in which they were added.
    package func passkeys(of person: Identifier) async throws -> [Passkey] {
        try await store.passkeys(of: person).compactMap(Passkey.init)
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
        try await store.add(passkey.stored, credential: Passkey.hash(ofCredential: credential.id))
        try await store.add(
            AccountEvent(.passkeyAdded, at: now, device: signedIn.session.label), of: signedIn.person)
    }

    package func renamePasskey(_ id: Identifier, _ name: String, of person: Identifier) async throws {
        guard let passkey = try await passkeys(of: person).first(where: { $0.id == id }) else { return }
        try await store.replace(passkey.renamed(name).stored)
    }

    package func removePasskey(_ id: Identifier, of signedIn: SignedIn, at now: Instant) async throws {
        guard try await store.removePasskey(id, of: signedIn.person) else { return }
        try await store.add(
            AccountEvent(.passkeyRemoved, at: now, device: signedIn.session.label), of: signedIn.person)
    }

    /// Whether a browser proves a passkey of the signed-in person.
    package func isPasskey(
        _ answer: AssertionAnswer, for challenge: String, at site: RelyingParty, of signedIn: SignedIn,
        at now: Instant
    ) async throws -> Bool {
        try slowDown(bounds.attempt(in: signedIn.session.id, at: now))
        guard let passkey = try await proven(answer, for: challenge, at: site, at: now),
            passkey.person == signedIn.person
        else { return false }
        bounds.forgive(session: signedIn.session.id)
        try await store.replace(passkey.stored)
        return true
    }

    /// The account of the person whose passkey a browser proves; `nil` if it proves none. Nobody learns why not.
    package func account(
        byPasskey answer: AssertionAnswer, for challenge: String, at site: RelyingParty,
        from sender: SenderAddress, at now: Instant
    ) async throws -> Account? {
        try slowDown(bounds.join(from: sender, at: now))
        guard
            let passkey = try await proven(answer, for: challenge, at: site, at: now),
            let account = try await store.account(of: passkey.person)
        else { return nil }
        bounds.forgive(sender)
        guard !account.isSuspended else { throw ServiceError.refused(.suspended) }
        try await store.replace(passkey.stored)
        return account
    }

    /// The passkey that a browser proves, as it is after this use; `nil` if it proves none.
    private func proven(
        _ answer: AssertionAnswer, for challenge: String, at site: RelyingParty, at now: Instant
    ) async throws -> Passkey? {
        let hash = Passkey.hash(ofCredential: answer.id)
        guard let passkey = try await store.passkey(by: hash).flatMap(Passkey.init),
            let credential = try? answer.proven(
                passkey.credential, of: passkey.person.bytes, for: challenge, at: site)
        else { return nil }
        return passkey.used(credential, at: now)
    }
}
