import HexisApp
import HexisCore
import HexisStore

/// What can be done with an account, and how often.
package struct Accounts: Sendable {
    package let store: any Store
    let hashing: PasswordHashing
    package let signIns: SignIns
    let failures: FailedSignInLog
    private let devices: KnownDevices
    private let bounds = SignInBounds()

    package init(
        _ store: any Store, _ hashing: PasswordHashing, _ signIns: SignIns, _ failures: FailedSignInLog
    ) {
        self.store = store
        self.hashing = hashing
        self.signIns = signIns
        self.failures = failures
        devices = KnownDevices(key: store.derivedKey(for: "known devices"))
    }

    /// Makes an account; `nil` when the user name is taken.
    package func join(_ newcomer: Newcomer, from sender: SenderAddress, at now: Instant) async throws
        -> Identifier?
    {
        try slowDown(bounds.join(from: sender, at: now))
        let hash = try await hashing.hash(newcomer.password, for: .stranger)
        do throws(StoreError) {
            return try await store.createPerson(
                NewPerson(
                    userName: newcomer.userName.text, email: newcomer.email?.text, passwordHash: hash.text))
        } catch .userNameTaken {
            return nil
        }
    }

    /// The person whom name and password belong to; `nil` when they do not belong together, and the same, after
    /// the same time, when there is nobody of that name. `marks` are what the browser keeps from earlier.
    package func person(
        _ userName: String, _ password: String, from sender: SenderAddress, knownBy marks: [String],
        at now: Instant
    ) async throws -> Identifier? {
        let name = AccountName(userName)
        let attempt = SignInAttempt(
            account: name, sender: sender, device: devices.device(among: marks, for: name))
        try slowDown(bounds.attempt(attempt, at: now))
        let asker: PasswordHashing.Asker = attempt.device == nil ? .stranger : .known
        let account = UserName(userName) == nil ? nil : try await store.account(userName: userName)
        let hash = account.map { PasswordHash(text: $0.passwordHash) }
        guard try await hashing.matches(password, hash, for: asker), let account else {
            failures.note(account?.person, at: now)
            return nil
        }
        bounds.forgive(attempt)
        // Only whoever knows the password learns of it.
        guard !account.isSuspended else { throw ServiceError.refused(.suspended) }
        try await renewIfWeaker(account, password)
        return account.person
    }

    /// The mark by which a browser on which somebody signs in is known again; the same for one that is known.
    package func mark(for userName: String, knownBy marks: [String], new: Identifier) -> String {
        let name = AccountName(userName)
        return devices.mark(devices.device(among: marks, for: name)?.id ?? new, for: name)
    }

    /// Whether a person who is signed in knows their password.
    package func isPassword(_ password: String, of signedIn: SignedIn, at now: Instant) async throws -> Bool {
        try slowDown(bounds.attempt(in: signedIn.session.id, at: now))
        let account = try await store.account(of: signedIn.person)
        let hash = account.map { PasswordHash(text: $0.passwordHash) }
        guard try await hashing.matches(password, hash, for: .known) else { return false }
        bounds.forgive(session: signedIn.session.id)
        return true
    }

    /// Sets a new password, and signs out everywhere else.
    package func change(_ password: NewPassword, of signedIn: SignedIn) async throws {
        let hash = try await hashing.hash(password, for: .known)
        try await store.replacePasswordHash(of: signedIn.person, with: hash.text)
        try await signIns.endAll(of: signedIn.person, except: signedIn.session.id)
    }

    /// A hash from a time when guessing was dearer or cheaper gets today's cost, now that the password is here.
    private func renewIfWeaker(_ account: Account, _ password: String) async throws {
        guard PasswordHash(text: account.passwordHash).cost != .current,
            let password = try? NewPassword(password)
        else { return }
        let hash = try await hashing.hash(password, for: .known)
        try await store.replacePasswordHash(of: account.person, with: hash.text)
    }

    private func slowDown(_ seconds: Int?) throws {
        if let seconds { throw ServiceError.refused(.tooManyAttempts(seconds: seconds)) }
    }
}
