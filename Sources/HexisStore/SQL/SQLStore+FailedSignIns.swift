package import HexisCore

extension SQLStore {
    package func countFailedSignIn(of person: PersonID, at now: Instant) async throws(StoreError) {
        try await write { try FailedSignInRows.count(for: person, at: now, in: $0) }
    }

    package func failedSignIns(
        of person: PersonID, at now: Instant
    ) async throws(StoreError) -> [FailedSignIns] {
        try await read { try FailedSignInRows.all(of: person, at: now, in: $0) }
    }
}
