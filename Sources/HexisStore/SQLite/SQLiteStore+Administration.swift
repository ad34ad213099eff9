import HexisCore

extension SQLiteStore {
    public func everybody() async throws(StoreError) -> [AccountOverview] {
        var all: [AccountOverview] = []
        for row in try await read({ try PersonRows.all(in: $0) }) {
            guard let account = try account(row.person) else { continue }
            all.append(AccountOverview(account: account, entries: row.entries, lastSeen: row.lastSeen))
        }
        return all.sorted { $0.account.userName < $1.account.userName }
    }

    public func setAdministrator(
        _ isAdministrator: Bool, _ person: Identifier
    ) async throws(StoreError) {
        guard let account = try await account(of: person) else { throw .unknownPerson(person) }
        let profile = Profile(
            userName: account.userName, email: account.email, isAdministrator: isAdministrator)
        let sealed = try await key(of: person).seal(profile.bytes, as: .profile)
        try await commits.submit { try PersonRows.replaceProfile(of: person, with: sealed, in: $0) }
    }

    public func suspend(_ person: Identifier) async throws(StoreError) {
        try await commits.submit { try PersonRows.suspend(person, in: $0) }
        knownSessions.removeAll { _, session in session.person == person }
    }

    public func resume(_ person: Identifier) async throws(StoreError) {
        try await commits.submit { try PersonRows.resume(person, in: $0) }
    }
}
