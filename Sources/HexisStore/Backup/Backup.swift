import Foundation
import GRDB

extension DataFolder {
    /// How many pages to copy before asking whether the copy is still wanted: some megabytes.
    private static let pagesPerStep: Int32 = 1000

    /// Writes a consistent copy of the database to a new file, even while a server is running.
    ///
    /// The copy is verified before it gets its final name. It contains no key: keep `master.key` somewhere else.
    ///
    /// - Parameter isWanted: asked while copying; once it answers no, nothing is left, and
    ///   `StoreError.interrupted` is thrown.
    @discardableResult
    package func backUp(
        to file: String, while isWanted: @escaping () -> Bool = { true }
    ) throws(StoreError) -> Contents {
        guard !Files.exists(file) else { throw .fileExists(path: file) }
        let draft = BackupFile(path: file + KeptBackup.partial)
        try draft.remove()
        do throws(StoreError) {
            let contents = try copy(to: draft, while: isWanted)
            try Files.renameOntoFreeName(draft.path, to: file)
            try Files.sync(Files.folder(of: file))
            return contents
        } catch {
            try draft.remove()
            throw error
        }
    }

    private func copy(to draft: BackupFile, while isWanted: @escaping () -> Bool) throws(StoreError)
        -> Contents
    {
        try Files.makeFile(draft.path)
        let original = try snapshot(to: draft, while: isWanted)
        guard isWanted() else { throw .interrupted }
        try Files.sync(draft.path)
        let copied = try draft.verified(fingerprint: original.fingerprint)
        guard copied == original.contents else { throw draft.broken("it is incomplete") }
        return copied
    }

    /// Copies within one read transaction, which sees the database as it was when the transaction began.
    private func snapshot(
        to draft: BackupFile, while isWanted: @escaping () -> Bool
    ) throws(StoreError) -> (contents: Contents, fingerprint: String) {
        let source = try Connection.openReadOnly(databasePath)
        return try StoreError.translating {
            let destination = try draft.open()
            let original = try source.read { try copy($0, to: destination, while: isWanted) }
            try destination.inDatabase { try $0.execute(sql: "PRAGMA journal_mode = DELETE") }
            try destination.close()
            try source.close()
            return original
        }
    }

    private func copy(
        _ database: GRDB.Database, to destination: DatabaseQueue, while isWanted: @escaping () -> Bool
    ) throws -> (contents: Contents, fingerprint: String) {
        // The first read begins the transaction; a copy made before it would be of another moment.
        let original = (
            try Contents(of: Database(database)), try Properties.fingerprint(in: Database(database))
        )
        try destination.writeWithoutTransaction { draft in
            try database.backup(to: draft, pagesPerStep: DataFolder.pagesPerStep) { _ in
                if !isWanted() { throw StoreError.interrupted }
            }
        }
        return original
    }
}
