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
    /// Keys that were opened lately; filled on the database's queue only, so that an erased one does not return.
    let personKeys = BoundedCache<Identifier, PersonKey>(limit: 40_000)
    /// Sessions that were looked up lately; filled on the database's queue only, so that an ended one does not
    /// return.
    let knownSessions = BoundedCache<TokenHash, Session>(limit: 10_000)
    private let queue: DatabaseQueue
    private let lock: Mutex<FolderLock?>

    struct Epochs {
        var current: Identifier
        /// The one that is being written down.
        var next: Identifier?
    }

    /// Opens the store of a folder, or begins one.
    ///
    /// The master key is read from the folder, or made there at the very start, unless one is given.
    public init(in folder: DataFolder, masterKey given: MasterKey? = nil) throws(StoreError) {
        let lock = try folder.held()
        let masterKey = try folder.masterKey(given: given)
        try Files.makeFile(folder.databasePath)
        let reserve = Reserve(in: folder)
        let queue = try reserve.spending { () throws(StoreError) in
            let queue = try Connection.open(folder.databasePath)
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
        self.lock = Mutex(lock)
        commits = GuardedCommits(CommitGroup(queue), reserve)
    }

    /// Checks that the key fits, and finishes what an earlier run had begun.
    private static func settle(_ masterKey: MasterKey, in database: Database) throws -> Identifier {
        var epoch: Identifier?
        try database.inTransaction(.immediate) {
            try Properties.introduce(masterKey, in: database)
            try Properties.requireFit(of: masterKey.fingerprint, in: database)
            // The folder is one program's: whoever held a claim is gone.
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
        // Comes after every write that was asked for before.
        try await commits.submit(from: .reserve) { _ in }
        try StoreError.translating { try queue.close() }
        lock.withLock { $0 = nil }
    }
}
