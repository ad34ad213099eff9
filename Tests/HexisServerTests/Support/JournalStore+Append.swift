import HexisCore
import HexisStore

extension JournalStore {
    /// Appends entries that arrive when they were made.
    func append(_ entries: [Entry], for person: PersonID) async throws(StoreError) -> [AppendOutcome] {
        try await append(entries, for: person, at: entries.map { $0.at }.max() ?? Instant(clamping: 0))
    }
}
