import HexisCore
import HexisStore
import Synchronization

/// One person's practice, folded from the store on first use and kept up to date from then on: with what this server
/// appends, and with what others do, by reading what follows.
///
/// The fold is independent of order and repetition, so entries can be added while earlier ones are still being
/// read.
final class LivePractice: Sendable {
    private let person: PersonID
    private let store: any JournalStore
    private let folded: FoldedJournal
    private let loading: Task<Result<Bool, StoreError>, Never>

    /// Starts reading at once; with an `instant`, only what had arrived before.
    init(of person: PersonID, in store: any JournalStore, arrivedBefore instant: Instant? = nil) {
        let folded = FoldedJournal()
        self.person = person
        self.store = store
        self.folded = folded
        loading = Task { await folded.load(of: person, in: store, arrivedBefore: instant) }
    }

    /// The practice of everything durable. It costs nothing on a server of its own: a practice is a value. Returns `nil` if
    /// the journal has another history by now, so that it has to be read anew.
    func snapshot() async throws(StoreError) -> Practice? {
        let isSameHistory =
            if !folded.isComplete.load(ordering: .acquiring) {
                try await loading.value.get()
            } else if store.isShared {
                try await folded.readOn(of: person, in: store)
            } else {
                true
            }
        return isSameHistory ? folded.practice : nil
    }

    /// Adds entries that the store has accepted.
    func add(_ entries: [Entry]) { folded.add(entries) }

    /// The approximate size of the entries on disk, in bytes.
    var bytes: Int64 { folded.bytes }

    /// The approximate size of the practice in memory, in bytes.
    var memory: Int64 { 4096 + 2 * bytes }

    /// The approximate size of an entry on disk: the row's keys, stored twice, and its seal add some 120 bytes.
    static func bytes(of entry: Entry) -> Int64 { 120 + Int64(entry.bytes.count) }

    /// The number of stored entries that could not be decrypted or parsed.
    var unreadable: Int { folded.unreadable }
}

extension FoldedJournal {
    fileprivate func load(
        of person: PersonID, in store: any JournalStore, arrivedBefore instant: Instant?
    ) async -> Result<Bool, StoreError> {
        do throws(StoreError) {
            let isSameHistory = try await readOn(of: person, in: store, arrivedBefore: instant)
            if isSameHistory { isComplete.store(true, ordering: .releasing) }
            return .success(isSameHistory)
        } catch {
            return .failure(error)
        }
    }
}
