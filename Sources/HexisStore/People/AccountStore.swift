package import HexisCore

/// Stores people and their accounts.
package protocol AccountStore: Sendable {
    /// Registers a person, the first one as an administrator. Throws if the user name is taken, ignoring case, or if
    /// the person is not admitted, or if anybody has their credential; the invitation is then not used up.
    func createPerson(_ person: NewPerson) async throws(StoreError) -> PersonID
    /// The account with this user name; `nil` if there is none.
    func account(userName: String) async throws(StoreError) -> Account?
    /// The account of a person; `nil` if there is none.
    func account(of person: PersonID) async throws(StoreError) -> Account?
    /// All accounts, by user name.
    func everybody() async throws(StoreError) -> [AccountOverview]
    /// Whether anybody has an account.
    func hasPeople() async throws(StoreError) -> Bool
    /// `nil` leaves the person without a password.
    func replacePasswordHash(of person: PersonID, with passwordHash: String?) async throws(StoreError)
    /// Counts a failed sign-in to a person's account. Does nothing for a person without one.
    func countFailedSignIn(of person: PersonID, at now: Instant) async throws(StoreError)
    /// Failed sign-ins during the last thirty days, the latest first.
    func failedSignIns(of person: PersonID, at now: Instant) async throws(StoreError) -> [FailedSignIns]
    /// Makes a person an administrator, or no longer one.
    func setAdministrator(_ isAdministrator: Bool, _ person: PersonID) async throws(StoreError)
    /// Sets the address for messages about the account; `nil` removes it. A new one is not confirmed.
    func setEmail(_ email: String?, of person: PersonID) async throws(StoreError)
    /// Confirms an address, if it is the one of the person's account.
    func confirmEmail(_ email: String, of person: PersonID) async throws(StoreError)
    /// Sets how much a person may store.
    func setLimits(_ limits: StorageLimits, of person: PersonID) async throws(StoreError)
    /// Suspends an account: no one can sign in, and its programs, feeds and reminders stop, until it is resumed. Nothing
    /// is erased.
    func suspend(_ person: PersonID) async throws(StoreError)
    /// Resumes a suspended account. Its reminders have to be planned anew.
    func resume(_ person: PersonID) async throws(StoreError)
    /// Destroys a person's key, and then everything that was sealed under it.
    func erase(_ person: PersonID) async throws(StoreError)
    /// People in the order of their ids, starting after `person`; suspended accounts are left out.
    func people(after person: PersonID?, atMost count: Int) async throws(StoreError) -> [PersonID]
}
