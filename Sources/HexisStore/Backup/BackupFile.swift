import GRDB

/// A database in a single file, without a write-ahead log beside it.
struct BackupFile {
    let path: String

    /// Opens the file; one with its log switched off stays a single file.
    func open() throws(StoreError) -> DatabaseQueue {
        try StoreError.translating { try DatabaseQueue(path: path) }
    }

    /// Removes the file, and the files that SQLite may have left beside it when interrupted.
    func remove() throws(StoreError) {
        for ending in ["", "-journal", "-wal", "-shm"] { try Files.remove(path + ending) }
    }

    /// Checks every page of the file, and counts its contents.
    ///
    /// - Parameter fingerprint: of the master key that must match, if it is known.
    func verified(fingerprint: String?) throws(StoreError) -> Contents {
        do throws(StoreError) {
            return try StoreError.translating {
                let queue = try open()
                let contents = try queue.inDatabase { try check($0, fingerprint: fingerprint) }
                try queue.close()
                return contents
            }
        } catch {
            throw explained(error)
        }
    }

    private func check(_ database: GRDB.Database, fingerprint: String?) throws -> Contents {
        try Schema.refuseNewer(database)
        try refuseLogged(database)
        let findings = try String.fetchAll(database, sql: "PRAGMA integrity_check")
        guard findings == ["ok"] else { throw broken(findings.first ?? "no answer") }
        guard try Schema.version(database) > 0 else { throw broken("it is not a Hexis database") }
        if let fingerprint { try Properties.requireFit(of: fingerprint, in: Database(database)) }
        _ = try Properties.epoch(in: Database(database))
        return try Contents(of: Database(database))
    }

    /// Throws for the file of a database in use: its latest changes may be only in the log, so it looks intact and
    /// yet is out of date.
    private func refuseLogged(_ database: GRDB.Database) throws {
        guard try String.fetchOne(database, sql: "PRAGMA journal_mode") != "wal" else {
            throw broken("it is a database in use, and may lack the latest changes; use hexis backup")
        }
    }

    /// The damage is in the backup, not in the store.
    private func explained(_ error: StoreError) -> StoreError {
        if case .damaged(let detail) = error { broken(detail) } else { error }
    }

    func broken(_ reason: String) -> StoreError { .backupBroken(path: path, reason: reason) }
}
