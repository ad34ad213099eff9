import HexisCore
import HexisStore
import Synchronization

/// One person's practice, folded from the store on first use and kept up to date from then on.
///
/// The fold is independent of order and repetition, so entries can be added while earlier ones are still being
/// read.
final class LivePractice: Sendable {
    private let folded: Folded
    private let loading: Task<Void, any Error>

    private final class Folded: Sendable {
        let practice = Mutex(Practice())
        let isComplete = Atomic(false)
        let unreadable = Atomic(0)
        let bytes = Atomic<Int64>(0)

        func add(_ entries: [Entry]) {
            practice.withLock { practice in
                for entry in entries where !practice.contains(entry.id) {
                    bytes.add(LivePractice.bytes(of: entry), ordering: .relaxed)
                    practice.add(entry)
                }
            }
        }
    }

    /// Starts reading at once; with an `instant`, only what had arrived before.
    init(of person: Identifier, in store: any JournalStore, arrivedBefore instant: Instant? = nil) {
        let folded = Folded()
        self.folded = folded
        loading = Task {
            var cursor: Int64 = 0
            var hasMore = true
            while hasMore {
                let page = try await store.entries(
                    of: person, after: cursor, limit: 5000, arrivedBefore: instant)
                folded.add(page.entries)
                folded.unreadable.add(page.unreadable, ordering: .relaxed)
                (cursor, hasMore) = (page.cursor, page.hasMore)
            }
            folded.isComplete.store(true, ordering: .releasing)
        }
    }

    /// The practice of everything durable. It costs nothing: a practice is a value.
    func snapshot() async throws -> Practice {
        if !folded.isComplete.load(ordering: .acquiring) { try await loading.value }
        return folded.practice.withLock { $0 }
    }

    /// Adds entries that the store has accepted.
    func add(_ entries: [Entry]) { folded.add(entries) }

    /// The approximate size of the entries on disk, in bytes.
    var bytes: Int64 { folded.bytes.load(ordering: .relaxed) }

    /// The approximate size of the practice in memory, in bytes.
    var memory: Int64 { 4096 + 2 * bytes }

    /// The approximate size of an entry on disk: the row's keys, stored twice, and its seal add some 120 bytes.
    static func bytes(of entry: Entry) -> Int64 { 120 + Int64(entry.bytes.count) }

    /// The number of stored entries that could not be decrypted or parsed.
    var unreadable: Int { folded.unreadable.load(ordering: .relaxed) }
}
