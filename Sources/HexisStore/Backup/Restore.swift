import Foundation
import GRDB
package import HexisCore

/// A state in which to restore a database.
package enum RestoredMoment: Hashable, Sendable {
    /// As it was when the backup was made.
    case backup
    /// As it was after the last change that was recorded.
    case last
    case at(Instant)
}

extension DataFolder {
    /// Replaces the database with a backup; no server may be running.
    ///
    /// A master key of the folder, or the one given, has to match the backup; the restored database is sealed under the
    /// current one. It has a new epoch, so that devices that have seen later entries send them again.
    ///
    /// - Parameter moment: the state to restore, for which the changes since the backup have to lie beside it.
    /// - Returns: the moment of that state, unless it is the backup's own.
    @discardableResult
    package func restore(
        _ file: String, asOf moment: RestoredMoment = .backup, replacing: Bool,
        masterKey given: MasterKey? = nil
    ) throws(StoreError) -> (contents: Contents, moment: Instant?) {
        guard Files.exists(file) else { throw .databaseMissing(path: file) }
        let lock = try held()
        defer { withExtendedLifetime(lock) {} }
        guard replacing || !hasDatabase else { throw .databaseExists(path: databasePath) }
        let key = try existingMasterKey(given: given)
        let draft = BackupFile(path: databasePath + ".restored")
        let restored = try copy(file, asOf: moment, to: draft, under: key)
        try replaceDatabase(with: draft)
        return restored
    }

    private func copy(
        _ file: String, asOf moment: RestoredMoment, to draft: BackupFile, under key: MasterKey
    ) throws(StoreError) -> (contents: Contents, moment: Instant?) {
        try draft.remove()
        do throws(StoreError) {
            return try fill(draft, from: file, asOf: moment, under: key)
        } catch {
            try draft.remove()
            throw error
        }
    }

    private func fill(
        _ draft: BackupFile, from file: String, asOf moment: RestoredMoment, under key: MasterKey
    ) throws(StoreError) -> (contents: Contents, moment: Instant?) {
        try Files.copy(file, to: draft.path)
        let reached = try bring(draft, to: moment, by: KeptBackup.changesPath(beside: file))
        let contents = try draft.verified(fingerprint: nil)
        try seal(draft, under: key)
        try beginEpoch(in: draft)
        try Files.sync(draft.path)
        return (contents, reached)
    }

    /// Returns the moment that the draft has reached, unless it is the backup's own.
    private func bring(
        _ draft: BackupFile, to moment: RestoredMoment, by changes: String
    ) throws(StoreError) -> Instant? {
        switch moment {
        case .backup: nil
        case .last: try draft.replay(changes, until: nil)
        case .at(let instant): try draft.replay(changes, until: instant)
        }
    }

    /// Seals a draft that is still sealed under a former key of the folder.
    private func seal(_ draft: BackupFile, under key: MasterKey) throws(StoreError) {
        try StoreError.translating {
            let queue = try draft.open()
            try queue.inDatabase { try $0.execute(sql: "PRAGMA secure_delete = ON") }
            try queue.write { try seal(Database($0), under: key) }
            try queue.close()
        }
    }

    private func seal(_ database: Database, under key: MasterKey) throws {
        let former = try masterKey(of: database, given: key)
        if former.fingerprint != key.fingerprint {
            _ = try Resealing.run(from: former, to: key, in: database)
        }
    }

    /// Sets the new epoch, and switches on the write-ahead log that the store uses: read-only connections could
    /// not.
    private func beginEpoch(in draft: BackupFile) throws(StoreError) {
        try StoreError.translating {
            let queue = try draft.open()
            try queue.write {
                try Properties.set(Properties.epoch, to: Data(Identifier.random().bytes), in: Database($0))
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
