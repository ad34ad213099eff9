package import HexisCore

extension SQLStore {
    package func journalEnds(
        after person: PersonID?, atMost count: Int
    ) async throws(StoreError) -> [JournalEnd] {
        try await read { try ReminderRows.journalEnds(after: person, atMost: count, in: $0) }
    }

    package func seenCalls(
        of person: PersonID, since instant: Instant
    ) async throws(StoreError) -> [SeenCall] {
        try await read { try SeenCallRows.all(of: person, since: instant, in: $0) }
    }

    package func overdueMessages(
        before instant: Instant, at now: Instant
    ) async throws(StoreError) -> Int {
        try await read { try OutboxRows.overdue(before: instant, at: now, in: $0) }
    }

    package func reminderWatch() async throws(StoreError) -> ReminderWatch? {
        try await read { try ReminderWatchRow.read(in: $0) }
    }

    package func noteWatch(until: Instant, found: Int, at now: Instant) async throws(StoreError) {
        try await write(from: .reserve) {
            try ReminderWatchRow.note(until: until, found: found, at: now, in: $0)
        }
    }
}
