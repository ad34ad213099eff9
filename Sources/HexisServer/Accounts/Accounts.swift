import Crypto
import Foundation
import HexisApp
import HexisCore
import HexisStore

/// What can be done with an account, and how often.
struct Accounts: Sendable {
    let store: any Store
    let hashing: PasswordHashing
    let signIns: SignIns
    private let perAccount = Throttle<[UInt8]>(.account)
    private let perAddress = Throttle<SenderAddress>(.address)

    init(_ store: any Store, _ hashing: PasswordHashing, _ signIns: SignIns) {
        self.store = store
        self.hashing = hashing
        self.signIns = signIns
    }

    /// Makes an account; `nil` when the user name is taken.
    func join(_ newcomer: Newcomer, from sender: SenderAddress, at now: Instant) async throws -> Identifier? {
        try slowDown(perAddress.attempt(sender, at: now.milliseconds))
        let hash = try await hashing.hash(newcomer.password)
        do throws(StoreError) {
            return try await store.createPerson(
                NewPerson(
                    userName: newcomer.userName.text, email: newcomer.email?.text, passwordHash: hash.text))
        } catch .userNameTaken {
            return nil
        }
    }

    /// The person whom name and password belong to; `nil` when they do not belong together, and the same, after
    /// the same time, when there is nobody of that name.
    func person(_ userName: String, _ password: String, from sender: SenderAddress, at now: Instant)
        async throws
        -> Identifier?
    {
        let key = Accounts.key(userName)
        try slowDown(perAddress.attempt(sender, at: now.milliseconds))
        try slowDown(perAccount.attempt(key, at: now.milliseconds))
        let account = UserName(userName) == nil ? nil : try await store.account(userName: userName)
        let hash = account.map { PasswordHash(text: $0.passwordHash) }
        guard try await hashing.matches(password, hash), let account else { return nil }
        perAddress.forgive(sender)
        perAccount.forgive(key)
        try await renewIfWeaker(account, password)
        return account.person
    }

    /// Whether a person who is signed in knows their password.
    func isPassword(_ password: String, of signedIn: SignedIn, at now: Instant) async throws -> Bool {
        let key = Accounts.key(signedIn.userName)
        try slowDown(perAccount.attempt(key, at: now.milliseconds))
        let account = try await store.account(of: signedIn.person)
        guard try await hashing.matches(password, account.map { PasswordHash(text: $0.passwordHash) })
        else { return false }
        perAccount.forgive(key)
        return true
    }

    /// Sets a new password, and signs out everywhere else.
    func change(_ password: NewPassword, of signedIn: SignedIn) async throws {
        let hash = try await hashing.hash(password)
        try await store.replacePasswordHash(of: signedIn.person, with: hash.text)
        try await signIns.endAll(of: signedIn.person, except: signedIn.session.id)
    }

    /// A hash from a time when guessing was dearer or cheaper gets today's cost, now that the password is here.
    private func renewIfWeaker(_ account: Account, _ password: String) async throws {
        guard PasswordHash(text: account.passwordHash).cost != .current,
            let password = try? NewPassword(password)
        else { return }
        let hash = try await hashing.hash(password)
        try await store.replacePasswordHash(of: account.person, with: hash.text)
    }

    private func slowDown(_ seconds: Int?) throws {
        if let seconds { throw ServerError.refused(.tooManyAttempts(seconds: seconds)) }
    }

    /// Of a fixed size, whatever was typed; and not a name that would lie about in memory.
    private static func key(_ userName: String) -> [UInt8] {
        Array(SHA256.hash(data: Array((UserName(userName)?.folded ?? userName).utf8)))
    }
}
