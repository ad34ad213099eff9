import GRDB
import HexisCore
import Synchronization

/// SQLite in a data folder that belongs to this program alone.
final class SQLiteEngine: SQLEngine {
    let commits: GuardedCommits
    private let queue: DatabaseQueue
    private let changes: ChangeLog?
    private let lock: Mutex<FolderLock?>
    /// There are none.
    private let failing = AsyncStream.makeStream(of: StoreError.self)

    /// - Parameter changes: records every commit.
    init(in folder: DataFolder, holding lock: FolderLock, recordingIn changes: ChangeLog?) throws(StoreError)
    {
        try Files.makeFile(folder.databasePath)
        let reserve = Reserve(in: folder)
        let queue = try reserve.spending { () throws(StoreError) in
            let queue = try Connection.open(folder.databasePath)
            if let changes { queue.inDatabase { changes.follow($0) } }
            try Schema.migrate(queue)
            return queue
        }
        self.queue = queue
        self.changes = changes
        self.lock = Mutex(lock)
        commits = GuardedCommits(CommitGroup(on: queue), reserve)
    }

    /// Checks that the key matches, and finishes what an earlier run had begun.
    ///
    /// - Parameter findKey: finds the key of a fingerprint; without one, the key of a new database.
    func settle(_ findKey: (_ fingerprint: String?) throws(StoreError) -> MasterKey) throws(StoreError)
        -> SettledDatabase
    {
        try commits.reserve.spending { () throws(StoreError) in
            try StoreError.translating { try queue.inDatabase { try SQLiteEngine.settle($0, findKey) } }
        }
    }

    private static func settle(
        _ database: GRDB.Database, _ findKey: (_ fingerprint: String?) throws(StoreError) -> MasterKey
    ) throws -> SettledDatabase {
        let rows = Database(database)
        var settled: SettledDatabase?
        try immediately(in: database) { settled = try settle(rows, findKey) }
        try ErasedRows.deleteAll(in: rows) { try immediately(in: database, $0) }
        guard let settled else { throw StoreError.damaged(detail: "it has no epoch") }
        return settled
    }

    private static func immediately(in database: GRDB.Database, _ body: () throws -> Void) throws {
        try database.inTransaction(.immediate) {
            try body()
            return .commit
        }
    }

    private static func settle(
        _ rows: Database, _ findKey: (_ fingerprint: String?) throws(StoreError) -> MasterKey
    ) throws -> SettledDatabase {
        try Properties.requireStillHere(in: rows)
        let masterKey = try findKey(try Properties.fingerprintIfAny(in: rows))
        try Properties.introduce(masterKey, in: rows)
        try Properties.requireFit(of: masterKey.fingerprint, in: rows)
        // The folder belongs to one program, so the holders of all claims are gone.
        try LeaseRows.voidClaims(in: rows)
        return try SettledDatabase(under: masterKey, in: rows)
    }

    /// Reads on the one connection, between two commits.
    func read<Value: Sendable>(
        _ body: @escaping @Sendable (Database) throws -> Value
    ) async throws(StoreError) -> Value {
        let result: Result<Value, StoreError> = await withCheckedContinuation { continuation in
            queue.asyncUnsafeRead { database in
                do {
                    continuation.resume(returning: .success(try body(Database(database.get()))))
                } catch {
                    continuation.resume(returning: .failure(StoreError(error)))
                }
            }
        }
        return try result.get()
    }

    func write<Value: Sendable>(
        from room: WriteRoom, _ body: @escaping @Sendable (Database) throws -> Value
    ) async throws(StoreError) -> Value {
        try await commits.submit(from: room, body)
    }

    func append(_ entries: EntryAppend) async throws(StoreError) -> [AppendOutcome] {
        try await write(from: .disk) { try EntryAppend.run([entries], in: $0)[0] }.get()
    }

    func forgetDeleted() async throws(StoreError) {
        try await commits.reserve.spending { () async throws(StoreError) in
            try await read { _ = try $0.rows(Connection.emptyLog) }
        }
    }

    var news: (any AppendNews)? { nil }

    var isFull: Bool { commits.reserve.isFull }

    var commitCounts: CommitCounts { commits.counts }

    var failures: AsyncStream<StoreError> { failing.stream }

    func close() async throws(StoreError) {
        // Runs after every write requested before.
        try await commits.submit(from: .reserve) { _ in }
        try StoreError.translating { try queue.close() }
        try changes?.save()
        lock.withLock { $0 = nil }
    }
}

extension SQLStore {
    /// Opens a folder's store, or creates one.
    ///
    /// The master key is read from the folder, or created there for a new store, unless one is given.
    ///
    /// - Parameter changes: records every commit of the store.
    package convenience init(
        in folder: DataFolder, masterKey given: MasterKey? = nil, recordingIn changes: ChangeLog? = nil
    ) throws(StoreError) {
        let lock = try folder.held()
        let current = try folder.masterKey(given: given)
        let engine = try SQLiteEngine(in: folder, holding: lock, recordingIn: changes)
        let settled = try engine.settle { fingerprint throws(StoreError) in
            guard let fingerprint, given == nil else { return current }
            return try folder.existingMasterKey(given: nil, fitting: fingerprint)
        }
        try self.init(engine, settled, in: folder, given: given)
    }
}
