package import HexisApp
package import HexisCore
package import HexisStore

/// The operations on accounts, with rate limits.
package struct Accounts: Sendable {
    package let store: any Store
    let hashing: PasswordHashing
    package let signIns: SignIns
    let failures: FailedSignInLog
    private let devices: KnownDevices
    let recoveryCodes: RecoveryCodes
    let identities: IdentityHashes
    let bounds: SignInBounds

    package init(
        _ store: any Store, _ hashing: PasswordHashing, _ signIns: SignIns, _ failures: FailedSignInLog
    ) {
        self.store = store
        self.hashing = hashing
        self.signIns = signIns
        self.failures = failures
        devices = KnownDevices(key: store.lastingKey(for: "known devices"))
        recoveryCodes = RecoveryCodes(key: store.lastingKey(for: "recovery codes"))
        identities = IdentityHashes(key: store.lastingKey(for: "identities"))
        bounds = SignInBounds(store)
    }

    /// Creates an account with a password. Returns `nil` if the user name is taken. Throws if the person is not admitted.
    package func join(
        _ newcomer: Newcomer, with password: NewPassword, by admission: Admission, from sender: SenderAddress,
        at now: Instant
    ) async throws -> PersonID? {
        try slowDown(try await bounds.join(from: sender, at: now))
        let hash = try await hashing.hash(password, for: .stranger)
        return try await create(
            NewPerson(
                userName: newcomer.userName.text, email: newcomer.email?.text, passwordHash: hash.text,
                admission: admission))
    }

    func create(_ person: NewPerson) async throws(StoreError) -> PersonID? {
        do throws(StoreError) {
            return try await store.createPerson(person)
        } catch .userNameTaken {
            return nil
        }
    }

    /// Creates an account, and notes in its history how its owner signs in. Returns `nil` if the user name is taken.
    func create(
        _ person: NewPerson, noting kind: AccountEventKind, on device: String, at now: Instant
    ) async throws(StoreError) -> PersonID? {
        guard let created = try await create(person) else { return nil }
        try await store.add(AccountEvent(kind, at: now, device: device), of: created)
        return created
    }

    /// Whether a user name can still be chosen. Trying names is slowed down like joining.
    package func isFree(_ userName: UserName, from sender: SenderAddress, at now: Instant) async throws
        -> Bool
    {
        try slowDown(try await bounds.join(from: sender, at: now))
        guard try await store.account(userName: userName.text) == nil else { return false }
        try await bounds.forgive(sender, at: now)
        return true
    }

    /// Whether an invitation with this secret can still be used. Guessing is slowed down like joining.
    package func isInvitation(_ secret: String, from sender: SenderAddress, at now: Instant) async throws
        -> Bool
    {
        try slowDown(try await bounds.join(from: sender, at: now))
        guard try await store.isInvitation(secret, at: now) else { return false }
        try await bounds.forgive(sender, at: now)
        return true
    }

    /// Returns the person to whom the name and password belong, or `nil` if they do not match. A name without an
    /// account takes just as long. `marks` are the device marks that the browser's cookie holds.
    package func person(
        _ userName: String, _ password: String, from sender: SenderAddress, knownBy marks: [String],
        at now: Instant
    ) async throws -> PersonID? {
        let name = AccountName(userName)
        let attempt = SignInAttempt(
            account: name, sender: sender, device: devices.device(among: marks, for: name))
        try slowDown(try await bounds.attempt(attempt, at: now))
        guard let account = try await account(userName, password, attempt, at: now) else { return nil }
        try await bounds.forgive(attempt, at: now)
        // Only someone who knows the password learns that the account is suspended.
        guard !account.isSuspended else { throw ServiceError.refused(.suspended) }
        try await renewIfWeaker(account, password)
        return account.person
    }

    /// The account that name and password open. Notes a failure if there is none.
    private func account(
        _ userName: String, _ password: String, _ attempt: SignInAttempt, at now: Instant
    ) async throws -> Account? {
        let asker: PasswordHashing.Asker = attempt.device == nil ? .stranger : .known
        let account = UserName(userName) == nil ? nil : try await store.account(userName: userName)
        let hash = account?.passwordHash.map { PasswordHash(text: $0) }
        guard try await hashing.matches(password, hash, for: asker), let account else {
            failures.note(account?.person, at: now)
            return nil
        }
        return account
    }

    /// Returns the device mark that identifies this browser at later sign-ins. A known browser keeps its id.
    package func mark(for userName: String, knownBy marks: [String], new: Identifier) -> String {
        let name = AccountName(userName)
        return devices.mark(devices.device(among: marks, for: name)?.id ?? new, for: name)
    }

    /// Whether a signed-in person's password is `password`.
    package func isPassword(_ password: String, of signedIn: SignedIn, at now: Instant) async throws -> Bool {
        try slowDown(try await bounds.attempt(in: signedIn.session.id, at: now))
        let account = try await store.account(of: signedIn.person)
        let hash = account?.passwordHash.map { PasswordHash(text: $0) }
        guard try await hashing.matches(password, hash, for: .known) else { return false }
        try await bounds.forgive(session: signedIn.session.id, at: now)
        return true
    }

    /// Sets a new password and ends all other sessions of the person.
    package func change(_ password: NewPassword, of signedIn: SignedIn, at now: Instant) async throws {
        let hash = try await hashing.hash(password, for: .known)
        try await store.replacePasswordHash(of: signedIn.person, with: hash.text)
        try await signIns.endAll(of: signedIn.person, except: signedIn.session.id)
        try await store.add(
            AccountEvent(.passwordChanged, at: now, device: signedIn.session.label), of: signedIn.person)
    }

    /// Whether a person has a password; others sign in with passkeys or with an account at a provider.
    package func hasPassword(_ person: PersonID) async throws(StoreError) -> Bool {
        try await store.account(of: person)?.passwordHash != nil
    }

    /// Leaves a signed-in person without a password, and returns new recovery codes, for when every passkey is lost.
    package func removePassword(
        of signedIn: SignedIn, from world: World, at now: Instant
    ) async throws(StoreError) -> [String] {
        let codes = try await makeRecoveryCodes(
            of: signedIn.person, on: signedIn.session.label, from: world, at: now)
        try await store.replacePasswordHash(of: signedIn.person, with: nil)
        try await store.add(
            AccountEvent(.passwordRemoved, at: now, device: signedIn.session.label), of: signedIn.person)
        return codes
    }

    /// The account whose owner a link lets choose a new password; `nil` if the link is unusable. Guessing is slowed
    /// down like joining.
    package func account(byPasswordLink secret: String, from sender: SenderAddress, at now: Instant)
        async throws
        -> Account?
    {
        try slowDown(try await bounds.join(from: sender, at: now))
        guard let account = try await store.account(byPasswordLink: secret, at: now) else { return nil }
        try await bounds.forgive(sender, at: now)
        return account
    }

    /// Slows down who asks for one link by e-mail after the other.
    package func countMailRequest(from sender: SenderAddress, at now: Instant) async throws {
        try slowDown(try await bounds.join(from: sender, at: now))
    }

    /// Sets a new password by a link, which is used up, and ends all sessions of the person. `device` is the browser
    /// that followed the link.
    package func change(
        _ password: NewPassword, of person: PersonID, byPasswordLink secret: String, on device: String,
        at now: Instant
    ) async throws {
        let hash = try await hashing.hash(password, for: .known)
        try await store.replacePasswordHash(of: person, with: hash.text, byPasswordLink: secret, at: now)
        try await signIns.endAll(of: person, except: nil)
        try await store.add(AccountEvent(.passwordLinkUsed, at: now, device: device), of: person)
    }

    /// Rehashes the password at today's cost if its stored hash has a different one; only now is the password at
    /// hand.
    private func renewIfWeaker(_ account: Account, _ password: String) async throws {
        guard let hash = account.passwordHash, PasswordHash(text: hash).cost != .current,
            let password = try? NewPassword(password)
        else { return }
        let renewed = try await hashing.hash(password, for: .known)
        try await store.replacePasswordHash(of: account.person, with: renewed.text)
    }

    func slowDown(_ seconds: Int?) throws(ServiceError) {
        if let seconds { throw ServiceError.refused(.tooManyAttempts(seconds: seconds)) }
    }
}
