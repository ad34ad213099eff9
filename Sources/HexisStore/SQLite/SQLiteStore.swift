import Foundation
import GRDB
import HexisCore
import Synchronization

/// The store in one file: SQLite in a data folder that belongs to this program alone.
public final class SQLiteStore: Store {
    public var epoch: Identifier { epochs.withLock { $0.current } }
    let epochs: Mutex<Epochs>
    let masterKey: MasterKey
    let commits: GuardedCommits
    /// Recently opened keys; filled on the database's queue only, so that an erased one does not return.
    let personKeys = BoundedCache<Identifier, PersonKey>(limit: 40_000)
    /// Recently looked-up sessions; filled on the database's queue only, so that an ended one does not return.
    let knownSessions = BoundedCache<TokenHash, Session>(limit: 10_000)
    private let queue: DatabaseQueue
    private let changes: ChangeLog?
    private let lock: Mutex<FolderLock?>

    struct Epochs {
        var current: Identifier
        /// The epoch being written.
        var next: Identifier?
    }

    /// Opens a folder's store, or creates one.
    ///
    /// The master key is read from the folder, or created there for a new store, unless one is given.
    ///
    /// - Parameter changes: records every commit of the store.
    public init(
        in folder: DataFolder, masterKey given: MasterKey? = nil, recordingIn changes: ChangeLog? = nil
    ) throws(StoreError) {
        let lock = try folder.held()
        let masterKey = try folder.masterKey(given: given)
        try Files.makeFile(folder.databasePath)
        let reserve = Reserve(in: folder)
        let queue = try reserve.spending { () throws(StoreError) in
            let queue = try Connection.open(folder.databasePath)
            if let changes { queue.inDatabase { changes.follow($0) } }
            try Schema.migrate(queue)
            return queue
        }
        let epoch = try reserve.spending { () throws(StoreError) in
            try StoreError.translating {
                try queue.inDatabase { try SQLiteStore.settle(masterKey, in: $0) }
            }
        }
        epochs = Mutex(Epochs(current: epoch))
        self.masterKey = masterKey
        self.queue = queue
        self.changes = changes
        self.lock = Mutex(lock)
        commits = GuardedCommits(CommitGroup(queue), reserve)
    }

    /// Checks that the key matches, and finishes what an earlier run had begun.
    private static func settle(_ masterKey: MasterKey, in database: Database) throws -> Identifier {
        var epoch: Identifier?
        try database.inTransaction(.immediate) {
            try Properties.introduce(masterKey, in: database)
            try Properties.requireFit(of: masterKey.fingerprint, in: database)
            // The folder belongs to one program, so the holders of all claims are gone.
            try OutboxRows.voidClaims(in: database)
            try WebhookEventRows.voidClaims(in: database)
            epoch = try Properties.epoch(in: database)
            return .commit
        }
        for person in try ErasedRows.people(in: database) {
            var isLeft = true
            while isLeft {
                try database.inTransaction(.immediate) {
                    isLeft = try ErasedRows.deletePiece(of: person, in: database)
                    return .commit
                }
            }
        }
        guard let epoch else { throw StoreError.damaged(detail: "it has no epoch") }
        return epoch
    }

    /// Reads on the one connection, between two commits.
    func read<Value: Sendable>(
        _ body: @escaping @Sendable (Database) throws -> Value
    ) async throws(StoreError) -> Value {
        let result: Result<Value, StoreError> = await withCheckedContinuation { continuation in
            queue.asyncUnsafeRead { database in
                do {
                    continuation.resume(returning: .success(try body(database.get())))
                } catch {
                    continuation.resume(returning: .failure(StoreError(error)))
                }
            }
        }
        return try result.get()
    }

    public func check() async throws(StoreError) {
        let found = try await read { try Properties.epoch(in: $0) }
        let isKnown = epochs.withLock { found == $0.current || found == $0.next }
        guard isKnown else { throw .damaged(detail: "its epoch has changed") }
        guard !isFull else { throw .diskFull }
    }

    public var isFull: Bool { commits.reserve.isFull }

    public func close() async throws(StoreError) {
        // Runs after every write requested before.
        try await commits.submit(from: .reserve) { _ in }
        try StoreError.translating { try queue.close() }
        try changes?.save()
        lock.withLock { $0 = nil }
    }
}
