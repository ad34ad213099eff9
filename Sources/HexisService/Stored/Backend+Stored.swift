package import HexisApp
package import HexisCore
package import HexisStore

extension Backend {
    /// Counts what is stored about a person.
    package func stored(about person: PersonID, at now: Instant) async throws(StoreError) -> StoredData {
        var data = StoredData()
        var cursor: Int64 = 0
        var hasMore = true
        while hasMore {
            let page = try await store.entries(of: person, after: cursor, limit: JournalPage.longest)
            data.add(page.entries)
            data.unreadable += page.unreadable
            (cursor, hasMore) = (page.cursor, page.hasMore)
        }
        data.pictureBytes = try await store.pictureBytes(of: person)
        data.sessionCount = try await store.sessions(of: person).count { $0.expires > now }
        data.pushCount = try await store.pushes(of: person, at: now).count
        let account = try await store.account(of: person)
        data.hasPassword = account?.passwordHash != nil
        data.email = account?.email
        data.passkeyCount = try await accounts.passkeys(of: person).count
        data.linkedCount = try await accounts.linkedAccounts(of: person).count
        data.recoveryCodeCount = try await store.recoveryCodeCount(of: person)
        data.failedSignInCount = try await store.failedSignIns(of: person, at: now).reduce(0) {
            $0 + $1.count
        }
        data.eventCount = try await store.history(of: person).count
        data.wayInCount = try await store.waysIn(of: person).count
        data.careKitCount = try await store.careKitRevisions(of: person).count
        data.importCount = try await store.importCount(of: person, at: now)
        data.tokens = try await store.accessTokens(of: person).map { $0.name.text }
        data.webhooks = try await store.listeners(of: person).filter { $0.listener.isOn }.map {
            $0.listener.address
        }
        data.studies = try await studies.joined(by: person).filter {
            $0.participation.leaving?.keepsData != false
        }.map { JoinedStudy(id: $0.id, participation: $0.participation, study: $0.study) }
        data.hasCalendar = try await store.address(for: .calendar, of: person) != nil
        return data
    }
}
