package import HexisCore
package import HexisStore

/// Suspends, resumes and erases accounts while the server runs.
package struct Administration: Sendable {
    let store: any Store
    let signIns: SignIns
    let plans: ReminderPlans
    let care: Care
    let companions: Companions

    package func suspend(_ person: PersonID) async throws(StoreError) {
        try await store.suspend(person)
        signIns.forget(person)
    }

    package func resume(_ person: PersonID, at now: Instant) async throws(StoreError) {
        try await store.resume(person)
        await plans.planAnew(person, since: now)
    }

    /// Makes a person an administrator, or no longer one; their account history says so.
    package func setAdministrator(
        _ isAdministrator: Bool, _ person: PersonID, at now: Instant
    ) async throws(StoreError) {
        try await store.setAdministrator(isAdministrator, person)
        let kind: AccountEventKind = isAdministrator ? .madeAdministrator : .unmadeAdministrator
        try await store.add(AccountEvent(kind, at: now), of: person)
    }

    /// Whether a person is the only administrator while others have accounts, too.
    package func isNeeded(_ person: PersonID) async throws(StoreError) -> Bool {
        let others = try await store.everybody().map(\.account).filter { $0.person != person }
        return !others.isEmpty && !others.contains { $0.isAdministrator && !$0.isSuspended }
    }

    package func erase(_ person: PersonID, at now: Instant) async throws(StoreError) {
        try await care.endAll(ofProvider: person, at: now)
        try await companions.endAll(of: person, at: now)
        try await store.erase(person)
        signIns.forget(person)
        plans.practices.forget(person)
    }
}
