import Foundation
import HexisCore
import Synchronization

/// A PostgreSQL database, which one program at a time uses, or several servers share.
final class PostgreSQLEngine: SQLEngine {
    /// The most writes of one commit. PostgreSQL keeps track of 64 savepoints of a transaction at little cost.
    private static let mostWrites = 50
    private static let readerCount = 4
    /// The most reads that wait for one connection.
    private static let mostWaiting = 2000

    private let writer: PostgreSQLLane
    private let readers: [PostgreSQLLane]
    private let commits: CommitGroup
    private let appends: JoinedAppends
    private let lock: Mutex<FolderLock?>
    /// Whether there was no room for the last write that needed some. Nothing else tells how much PostgreSQL has.
    private let wasFull = Atomic(false)
    private let notifications: PostgreSQLNews?
    let failures: AsyncStream<StoreError>

    init(at address: PostgreSQLAddress, isShared: Bool, holding lock: FolderLock) {
        let (failures, note) = AsyncStream.makeStream(of: StoreError.self)
        self.failures = failures
        notifications = isShared ? PostgreSQLNews(at: address) : nil
        let writer = PostgreSQLLane(to: address, isShared ? .shared : .exclusive) { note.yield(.commitsLost) }
        self.writer = writer
        readers = (0..<PostgreSQLEngine.readerCount).map { _ in PostgreSQLLane(to: address) }
        commits = CommitGroup(atMost: PostgreSQLEngine.mostWrites) { work in writer.submit { work($0) } }
        appends = JoinedAppends(commits)
        self.lock = Mutex(lock)
    }

    var news: (any AppendNews)? { notifications }

    deinit { try? notifications?.close() }

    /// Creates or updates the tables, checks that the key matches, and finishes what an earlier run had begun.
    ///
    /// - Parameter findKey: finds the key of a fingerprint; without one, makes the key of a new database.
    func settle(
        _ findKey: @Sendable (_ fingerprint: String?) throws(StoreError) -> MasterKey
    ) throws(StoreError) -> SettledDatabase {
        try writer.run { connection in
            try PostgreSQLSchema.migrate(connection)
            try connection.numberCommits()
            let database = Database(connection: connection)
            let masterKey = try findKey(try Properties.fingerprintIfAny(in: database))
            let settled = try settle(connection, under: masterKey)
            try ErasedRows.deleteAll(in: database) { try connection.inTransaction($0) }
            guard let settled else { throw StoreError.damaged(detail: "it has no epoch") }
            return settled
        }
    }

    private func settle(
        _ connection: PostgreSQLConnection, under masterKey: MasterKey
    ) throws -> SettledDatabase? {
        var settled: SettledDatabase?
        try connection.inTransaction {
            try PostgreSQLSchema.lock(connection)
            settled = try settle(Database(connection: connection), under: masterKey)
        }
        return settled
    }

    private func settle(_ database: Database, under masterKey: MasterKey) throws -> SettledDatabase {
        try Properties.requireStillHere(in: database)
        try Properties.introduce(masterKey, in: database)
        try Properties.requireFit(of: masterKey.fingerprint, in: database)
        // If no other program uses the database, the holders of all claims are gone.
        if news == nil { try LeaseRows.voidClaims(in: database) }
        try beginEpochIfRestored(in: database)
        return try SettledDatabase(under: masterKey, in: database)
    }

    /// Begins an epoch if the database was restored from a backup, so that devices send again what it lacks. It then has
    /// another cluster or timeline, or its tables were made anew.
    private func beginEpochIfRestored(in database: Database) throws {
        let row = try database.row("SELECT (\(PostgreSQLSchema.location)) AS location")
        let location = Data(try row?.text("location").utf8 ?? "".utf8)
        let known = try Properties.value(Properties.location, in: database)
        guard location != known else { return }
        try Properties.set(Properties.location, to: location, in: database)
        if known != nil {
            try Properties.set(Properties.epoch, to: Data(Identifier.random().bytes), in: database)
        }
    }

    func read<Value: Sendable>(
        _ body: @escaping @Sendable (Database) throws -> Value
    ) async throws(StoreError) -> Value {
        guard let lane = readers.min(by: { $0.load < $1.load }), lane.load < PostgreSQLEngine.mostWaiting
        else { throw .unavailable(code: "busy", detail: "too many reads wait for it") }
        let result: Result<Value, StoreError> = await withCheckedContinuation { continuation in
            lane.submit { connection in
                do {
                    let value = try connection.reading { try body(Database(connection: connection)) }
                    continuation.resume(returning: .success(value))
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
        try await noting(room) { () async throws(StoreError) in try await commits.submit(body) }
    }

    func append(_ entries: EntryAppend) async throws(StoreError) -> [AppendOutcome] {
        try await noting(.disk) { () async throws(StoreError) in try await appends.append(entries) }
    }

    /// Notes whether there was room for a write.
    private func noting<Value: Sendable>(
        _ room: WriteRoom, _ write: () async throws(StoreError) -> Value
    ) async throws(StoreError) -> Value {
        do throws(StoreError) {
            let value = try await write()
            if case .disk = room { wasFull.store(false, ordering: .relaxed) }
            return value
        } catch .diskFull {
            wasFull.store(true, ordering: .relaxed)
            throw .diskFull
        }
    }

    /// PostgreSQL overwrites nothing: its own `VACUUM` reuses the space of deleted rows.
    func forgetDeleted() async throws(StoreError) {}

    var isFull: Bool { wasFull.load(ordering: .relaxed) }

    var commitCounts: CommitCounts { appends.counts }

    func close() async throws(StoreError) {
        // Runs after every write requested before.
        do throws(StoreError) { try await commits.submit { _ in } } catch .commitsLost {}
        for lane in readers + [writer] { try lane.run { $0.close() } }
        try notifications?.close()
        lock.withLock { $0 = nil }
    }
}

extension SQLStore {
    /// Opens the store in a PostgreSQL database, or creates one. The folder has the master key, unless one is given.
    ///
    /// - Parameter isShared: whether other servers that share the database may use it meanwhile, and no other program.
    package convenience init(
        at address: PostgreSQLAddress, isShared: Bool = false, in folder: DataFolder,
        masterKey given: MasterKey? = nil
    ) throws(StoreError) {
        let engine = PostgreSQLEngine(at: address, isShared: isShared, holding: try folder.held())
        let settled = try engine.settle { fingerprint throws(StoreError) in
            guard let fingerprint else { return try folder.masterKey(given: given) }
            if let given { return given }
            return try folder.existingMasterKey(given: nil, fitting: fingerprint)
        }
        try self.init(engine, settled, in: folder, given: given)
    }
}
