package import HexisApp
package import HexisCore
package import HexisStore

extension Backend {
    /// Counts what is stored about a person.
    package func stored(about person: PersonID, at now: Instant) async throws(StoreError) -> StoredData {
        var data = StoredData()
        try await countJournal(of: person, in: &data)
        try await countSessions(of: person, at: now, in: &data)
        try await countCredentials(of: person, at: now, in: &data)
        try await countRecords(of: person, at: now, in: &data)
        try await listConnections(of: person, in: &data)
        return data
    }

    private func countJournal(of person: PersonID, in data: inout StoredData) async throws(StoreError) {
        var cursor: Int64 = 0
        var hasMore = true
        while hasMore {
            let page = try await store.entries(of: person, after: cursor, limit: JournalPage.longest)
            data.add(page.entries)
            data.unreadable += page.unreadable
            (cursor, hasMore) = (page.cursor, page.hasMore)
        }
        data.pictureBytes = try await store.pictureBytes(of: person)
    }

    private func countSessions(
        of person: PersonID, at now: Instant, in data: inout StoredData
    ) async throws(StoreError) {
        data.sessionCount = try await store.sessions(of: person).count { $0.expires > now }
        data.pushCount = try await store.pushes(of: person, at: now).count
    }

    private func countCredentials(
        of person: PersonID, at now: Instant, in data: inout StoredData
    ) async throws(StoreError) {
        let account = try await store.account(of: person)
        data.hasPassword = account?.passwordHash != nil
        data.email = account?.email
        data.passkeyCount = try await accounts.passkeys(of: person).count
        data.linkedCount = try await accounts.linkedAccounts(of: person).count
        data.recoveryCodeCount = try await store.recoveryCodeCount(of: person)
        data.failedSignInCount = try await store.failedSignIns(of: person, at: now).reduce(0) {
            $0 + $1.count
        }
    }

    private func countRecords(
        of person: PersonID, at now: Instant, in data: inout StoredData
    ) async throws(StoreError) {
        data.eventCount = try await store.history(of: person).count
        data.wayInCount = try await store.waysIn(of: person).count
        data.careKitCount = try await store.careKitRevisions(of: person).count
        data.importCount = try await store.importCount(of: person, at: now)
    }

    private func listConnections(of person: PersonID, in data: inout StoredData) async throws(StoreError) {
        data.tokens = try await store.accessTokens(of: person).map { $0.name.text }
        data.webhooks = try await store.listeners(of: person).filter { $0.listener.isOn }.map {
            $0.listener.address
        }
        data.studies = try await studies.joined(by: person).filter {
            $0.participation.leaving?.keepsData != false
        }.map { JoinedStudy(id: $0.id, participation: $0.participation, study: $0.study) }
        data.hasCalendar = try await store.address(for: .calendar, of: person) != nil
    }
}
