import Foundation
package import HexisCore
import Synchronization

extension SQLStore {
    package func announceAppend(to person: PersonID) { engine.news?.tell(person) }

    package var appendsElsewhere: AsyncStream<AppendElsewhere> {
        engine.news?.heard ?? AsyncStream { $0.finish() }
    }

    package func append(
        _ entries: [Entry], for person: PersonID, at now: Instant
    ) async throws(StoreError) -> [AppendOutcome] {
        let key = try await key(of: person)
        var drafts: [EntryDraft] = []
        for entry in entries { drafts.append(try EntryDraft(entry, at: now, key: key)) }
        let append = EntryAppend(person: person, drafts: drafts)
        return try await traced("commit") { () async throws(StoreError) in
            try await engine.append(append)
        }
    }

    package func replace(
        _ entries: [Entry], of person: PersonID, at now: Instant
    ) async throws(StoreError) {
        let key = try await key(of: person)
        var drafts: [EntryDraft] = []
        for entry in entries { drafts.append(try EntryDraft(entry, at: now, key: key)) }
        let next = Identifier.random()
        epochs.withLock { $0.next = next }
        try await write { [drafts] database in
            try EntryRows(person: person, database: database).replace(drafts)
            try Properties.set(Properties.epoch, to: Data(next.bytes), in: database)
        }
        epochs.withLock { $0.current = next }
    }

    package func entries(
        of person: PersonID, after cursor: Int64, limit: Int, arrivedBefore instant: Instant?
    ) async throws(StoreError) -> JournalPage {
        let limit = min(max(1, limit), JournalPage.longest)
        let (key, found, epoch) = try await read { database in
            (
                try self.key(of: person, in: database),
                try EntryRows(person: person, database: database).page(after: cursor, limit: limit),
                try Properties.epoch(in: database)
            )
        }
        let (rows, hasMore) = found
        let opened = rows.compactMap { $0.opened(with: key) }
        let entries = opened.filter { one in instant.map { one.arrival < $0 } ?? true }.map { $0.entry }
        return JournalPage(
            entries: entries, cursor: rows.last?.sequence ?? cursor, hasMore: hasMore,
            unreadable: rows.count - opened.count, epoch: epoch)
    }
}
