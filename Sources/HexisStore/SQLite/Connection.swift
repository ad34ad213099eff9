import GRDB

/// Opens connections to the database.
///
/// Only one connection may write, and it belongs to the store. SQLite before 3.51.3 can corrupt a WAL database
/// when two connections checkpoint the log at the same moment; so every other connection is read-only and never
/// does.
enum Connection {
    static func open(_ path: String) throws(StoreError) -> DatabaseQueue {
        try open(path, Configuration())
    }

    static func openReadOnly(_ path: String) throws(StoreError) -> DatabaseQueue {
        guard Files.exists(path) else { throw .databaseMissing(path: path) }
        var configuration = Configuration()
        configuration.readonly = true
        configuration.prepareDatabase { try $0.execute(sql: "PRAGMA wal_autocheckpoint = 0") }
        return try open(path, configuration)
    }

    private static func open(
        _ path: String, _ configuration: Configuration
    ) throws(StoreError) -> DatabaseQueue {
        var configuration = configuration
        configuration.busyMode = .timeout(5)
        do throws(StoreError) {
            return try opened(path, configuration)
        } catch .unavailable(ResultCode.SQLITE_IOERR_SHMOPEN.storeCode, _)
            where (Files.freeBytes(at: path) ?? .max) < bytesOfIndex
        {
            throw .diskFull
        }
    }

    /// The initial size of the index of SQLite's log.
    private static let bytesOfIndex: Int64 = 32 * 1024

    private static func opened(
        _ path: String, _ configuration: Configuration
    ) throws(StoreError) -> DatabaseQueue {
        try StoreError.translating {
            let queue = try DatabaseQueue(path: path, configuration: configuration)
            // After opening, because the library sets pragmas of its own while it opens.
            try queue.inDatabase {
                let database = Database($0)
                for pragma in Pragma.all { try pragma.set(in: database) }
                for pragma in Pragma.all { try pragma.verify(in: database) }
            }
            return queue
        }
    }

    /// Checkpoints the write-ahead log into the database and truncates it, so that nothing overwritten lingers
    /// there.
    ///
    /// While a backup reads, the log cannot be truncated. Overwritten data then stays in it until later commits
    /// have filled it once: hundreds of them, which can take days on a quiet server.
    static let emptyLog = "PRAGMA wal_checkpoint(TRUNCATE)"
}
