import Foundation
import HexisCore

extension SQLiteStore {
    public func append(
        _ entries: [Entry], for person: Identifier
    ) async throws(StoreError) -> [AppendOutcome] {
        let key = try await key(of: person)
        var drafts: [EntryDraft] = []
        for entry in entries { drafts.append(try EntryDraft(entry, key: key)) }
        return try await commits.submit { [drafts] database in
            try EntryRows(person: person, database: database).append(drafts)
        }
    }

    public func replace(_ entries: [Entry], of person: Identifier) async throws(StoreError) {
        let key = try await key(of: person)
        var drafts: [EntryDraft] = []
        for entry in entries { drafts.append(try EntryDraft(entry, key: key)) }
        let next = Identifier.random()
        epochs.withLock { $0.next = next }
        try await commits.submit { [drafts] database in
            try EntryRows(person: person, database: database).replace(drafts)
            try Properties.set(Properties.epoch, to: Data(next.bytes), in: database)
        }
        epochs.withLock { $0.current = next }
    }

    public func entries(
        of person: Identifier, after cursor: Int64, limit: Int
    ) async throws(StoreError) -> JournalPage {
        let key = try await key(of: person)
        let limit = min(max(1, limit), JournalPage.longest)
        let (rows, hasMore) = try await read { database in
            try EntryRows(person: person, database: database).page(after: cursor, limit: limit)
        }
        let entries = rows.compactMap { $0.opened(with: key) }
        return JournalPage(
            entries: entries, cursor: rows.last?.sequence ?? cursor, hasMore: hasMore,
            unreadable: rows.count - entries.count)
    }
}
