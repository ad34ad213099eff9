import HexisCore
import HexisStore

/// Suspends, resumes and erases accounts while the server runs.
package struct Administration: Sendable {
    let store: any Store
    let signIns: SignIns
    let plans: ReminderPlans

    package func suspend(_ person: Identifier) async throws {
        try await store.suspend(person)
        signIns.forget(person)
    }

    package func resume(_ person: Identifier, at now: Instant) async throws {
        try await store.resume(person)
        await plans.planAnew(person, since: now)
    }

    package func erase(_ person: Identifier) async throws {
        try await store.erase(person)
        signIns.forget(person)
        plans.practices.forget(person)
    }
}
