import Foundation
import GRDB
import HexisCore

extension DataFolder {
    /// Replaces the database with a backup; no server may be running.
    ///
    /// The folder's master key, or the one given, has to match the backup. The restored database has a new epoch,
    /// so that devices that have seen later entries send them again.
    @discardableResult
    public func restore(
        _ file: String, replacing: Bool, masterKey given: MasterKey? = nil
    ) throws(StoreError) -> Contents {
        guard Files.exists(file) else { throw .databaseMissing(path: file) }
        let lock = try held()
        defer { withExtendedLifetime(lock) {} }
        guard replacing || !hasDatabase else { throw .databaseExists(path: databasePath) }
        let key = try existingMasterKey(given: given)
        let draft = BackupFile(path: databasePath + ".restored")
        let contents = try copy(file, to: draft, fitting: key)
        try replaceDatabase(with: draft)
        return contents
    }

    private func copy(
        _ file: String, to draft: BackupFile, fitting key: MasterKey
    ) throws(StoreError) -> Contents {
        try draft.remove()
        do throws(StoreError) {
            try Files.copy(file, to: draft.path)
            let contents = try draft.verified(fingerprint: key.fingerprint)
            try beginEpoch(in: draft)
            try Files.sync(draft.path)
            return contents
        } catch {
            try draft.remove()
            throw error
        }
    }

    /// Sets the new epoch, and switches on the write-ahead log that the store uses: read-only connections could
    /// not.
    private func beginEpoch(in draft: BackupFile) throws(StoreError) {
        try StoreError.translating {
            let queue = try draft.open()
            try queue.write {
                try Properties.set(Properties.epoch, to: Data(Identifier.random().bytes), in: $0)
            }
            // After the write, so that the log stays empty and the file is complete without it.
            try queue.inDatabase { try $0.execute(sql: "PRAGMA journal_mode = WAL") }
            try queue.close()
        }
    }

    /// Replaces the database. The old database's log has to go first: SQLite would replay it into the restored
    /// one.
    ///
    /// If the power fails in between, only the database being replaced is damaged, and the restore can be
    /// repeated.
    private func replaceDatabase(with draft: BackupFile) throws(StoreError) {
        try Files.remove(databasePath + "-wal")
        try Files.remove(databasePath + "-shm")
        try Files.sync(path)
        try Files.rename(draft.path, to: databasePath)
        try Files.sync(path)
    }
}
