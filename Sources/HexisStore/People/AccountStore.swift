import HexisCore

/// Where people and their accounts are kept.
public protocol AccountStore: Sendable {
    /// Registers a person under a user name that nobody has, whatever its letters' case.
    func createPerson(_ person: NewPerson) async throws(StoreError) -> Identifier
    /// The account that signs in by this user name; `nil` if there is none.
    func account(userName: String) async throws(StoreError) -> Account?
    /// The account of a person; `nil` if there is none.
    func account(of person: Identifier) async throws(StoreError) -> Account?
    func replacePasswordHash(of person: Identifier, with passwordHash: String) async throws(StoreError)
    /// Counts an attempt to sign in to a person's account with a wrong password. Does nothing for somebody who has none.
    func countFailedSignIn(of person: Identifier, at now: Instant) async throws(StoreError)
    /// Failed attempts to sign in during the last thirty days, the latest first.
    func failedSignIns(of person: Identifier, at now: Instant) async throws(StoreError) -> [FailedSignIns]
    /// Destroys a person's key, and then everything that was kept under it.
    func erase(_ person: Identifier) async throws(StoreError)
    /// People by their ids, from the one after this on; none whose account is suspended.
    func people(after person: Identifier?, atMost count: Int) async throws(StoreError) -> [Identifier]
}
