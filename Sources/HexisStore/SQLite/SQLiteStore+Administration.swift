import HexisCore

/// Somebody who has an account, as whoever runs the server sees them.
public struct AccountOverview: Hashable, Sendable {
    public let account: Account
    public let entries: Int
    /// When one of their browsers that is signed in was last used, to the hour; `nil` where none is.
    public let lastSeen: Instant?
}

extension SQLiteStore {
    /// Everybody who has an account, by user name.
    public func everybody() async throws(StoreError) -> [AccountOverview] {
        var all: [AccountOverview] = []
        for row in try await read({ try PersonRows.all(in: $0) }) {
            guard let account = try account(row.person) else { continue }
            all.append(AccountOverview(account: account, entries: row.entries, lastSeen: row.lastSeen))
        }
        return all.sorted { $0.account.userName < $1.account.userName }
    }

    /// Lets nobody in to an account, and lets nothing remind of it, until it is resumed. Nothing of it is erased.
    public func suspend(_ person: Identifier) async throws(StoreError) {
        try await commits.submit { try PersonRows.suspend(person, in: $0) }
        knownSessions.removeAll { _, session in session.person == person }
    }

    /// Lets the person in again.
    public func resume(_ person: Identifier) async throws(StoreError) {
        try await commits.submit { try PersonRows.resume(person, in: $0) }
    }
}
