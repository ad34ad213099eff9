import HexisCore
import HexisStore
import Synchronization

/// One person's journal, folded as far as it was read.
final class FoldedJournal: Sendable {
    private let state = Mutex(State())
    /// Whether the end of the journal was reached.
    let isComplete = Atomic(false)

    private struct State {
        var practice = Practice()
        /// Everything up to this was read.
        var cursor: Int64 = 0
        /// That of the first page read.
        var epoch: Identifier?
        var unreadable = 0
        var bytes: Int64 = 0
    }

    var practice: Practice { state.withLock { $0.practice } }
    /// The number of stored entries that could not be decrypted or parsed.
    var unreadable: Int { state.withLock { $0.unreadable } }
    /// The approximate size of the entries on disk, in bytes.
    var bytes: Int64 { state.withLock { $0.bytes } }

    /// Reads what follows the last entry read; with an `instant`, only what had arrived before. Returns `false` if the
    /// journal has another history by now.
    func readOn(
        of person: PersonID, in store: any JournalStore, arrivedBefore instant: Instant? = nil
    ) async throws(StoreError) -> Bool {
        var hasMore = true
        while hasMore {
            let page = try await store.entries(
                of: person, after: state.withLock { $0.cursor }, limit: 5000, arrivedBefore: instant)
            guard add(page) else { return false }
            hasMore = page.hasMore
        }
        return true
    }

    func add(_ entries: [Entry]) {
        state.withLock { FoldedJournal.add(entries, to: &$0) }
    }

    /// Adds what was read. Another call may have read the same meanwhile.
    private func add(_ page: JournalPage) -> Bool {
        state.withLock { state in
            guard state.epoch == nil || state.epoch == page.epoch else { return false }
            state.epoch = page.epoch
            FoldedJournal.add(page.entries, to: &state)
            if page.cursor > state.cursor {
                state.cursor = page.cursor
                state.unreadable += page.unreadable
            }
            return true
        }
    }

    private static func add(_ entries: [Entry], to state: inout State) {
        for entry in entries where !state.practice.contains(entry.id) {
            state.bytes += LivePractice.bytes(of: entry)
            state.practice.add(entry)
        }
    }
}
