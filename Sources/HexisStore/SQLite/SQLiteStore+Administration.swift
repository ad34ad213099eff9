import HexisCore

/// An account as the operator sees it.
public struct AccountOverview: Hashable, Sendable {
    public let account: Account
    public let entries: Int
    /// When one of the person's sessions was last used, to the hour; `nil` if there are none.
    public let lastSeen: Instant?
}

extension SQLiteStore {
    /// All accounts, by user name.
    public func everybody() async throws(StoreError) -> [AccountOverview] {
        var all: [AccountOverview] = []
        for row in try await read({ try PersonRows.all(in: $0) }) {
            guard let account = try account(row.person) else { continue }
            all.append(AccountOverview(account: account, entries: row.entries, lastSeen: row.lastSeen))
        }
        return all.sorted { $0.account.userName < $1.account.userName }
    }

    /// Suspends an account: no one can sign in, and its reminders stop, until it is resumed. Nothing is erased.
    public func suspend(_ person: Identifier) async throws(StoreError) {
        try await commits.submit { try PersonRows.suspend(person, in: $0) }
        knownSessions.removeAll { _, session in session.person == person }
    }

    /// Resumes a suspended account.
    public func resume(_ person: Identifier) async throws(StoreError) {
        try await commits.submit { try PersonRows.resume(person, in: $0) }
    }
}
