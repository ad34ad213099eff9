import HexisApp
package import HexisCore
package import HexisStore

extension Accounts {
    /// Makes new recovery codes for a person; the earlier ones stop working. They are stored nowhere else. `device` is
    /// the browser that asked for them.
    package func makeRecoveryCodes(
        of person: PersonID, on device: String, from world: World, at now: Instant
    ) async throws(StoreError) -> [String] {
        let codes = recoveryCodes.make(from: world)
        let hashes = codes.compactMap { recoveryCodes.hash(of: $0, for: person) }
        try await store.setRecoveryCodes(hashes, of: person)
        try await store.add(AccountEvent(.recoveryCodesMade, at: now, device: device), of: person)
        return codes
    }

    /// The account that a recovery code opens; `nil` if name and code do not match. Guessing is slowed down like guessing
    /// a password.
    package func account(
        _ userName: String, byRecoveryCode code: String, from sender: SenderAddress, at now: Instant
    ) async throws -> Account? {
        let attempt = SignInAttempt(account: AccountName(userName), sender: sender, device: nil)
        try slowDown(try await bounds.attempt(attempt, at: now))
        guard let account = try await account(userName, code, at: now) else { return nil }
        try await bounds.forgive(attempt, at: now)
        guard !account.isSuspended else { throw ServiceError.refused(.suspended) }
        return account
    }

    /// The account that name and code open. Notes a failure if there is none.
    private func account(_ userName: String, _ code: String, at now: Instant) async throws -> Account? {
        let account = UserName(userName) == nil ? nil : try await store.account(userName: userName)
        guard let account, let hash = recoveryCodes.hash(of: code, for: account.person),
            try await store.hasRecoveryCode(hash, of: account.person)
        else {
            failures.note(account?.person, at: now)
            return nil
        }
        return account
    }

    /// Sets a new password by a recovery code, which is used up, and ends all sessions of the person. `device` is the
    /// browser in which the code was typed.
    package func change(
        _ password: NewPassword, of person: PersonID, byRecoveryCode code: String, on device: String,
        at now: Instant
    ) async throws {
        guard let code = recoveryCodes.hash(of: code, for: person) else { throw StoreError.codeUnusable }
        let hash = try await hashing.hash(password, for: .known)
        try await store.replacePasswordHash(of: person, with: hash.text, byRecoveryCode: code)
        try await signIns.endAll(of: person, except: nil)
        try await store.add(AccountEvent(.recoveryCodeUsed, at: now, device: device), of: person)
    }
}
