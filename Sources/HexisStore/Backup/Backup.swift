import Foundation
import GRDB

extension DataFolder {
    /// Writes a consistent copy of the database to a new file, even while a server is running.
    ///
    /// The copy is verified before it gets its final name. It contains no key: keep `master.key` somewhere else.
    @discardableResult
    public func backUp(to file: String) throws(StoreError) -> Contents {
        guard !Files.exists(file) else { throw .fileExists(path: file) }
        let draft = BackupFile(path: file + ".partial")
        try draft.remove()
        do throws(StoreError) {
            let contents = try copy(to: draft)
            try Files.renameOntoFreeName(draft.path, to: file)
            try Files.sync(Files.folder(of: file))
            return contents
        } catch {
            try draft.remove()
            throw error
        }
    }

    private func copy(to draft: BackupFile) throws(StoreError) -> Contents {
        try Files.makeFile(draft.path)
        let original = try snapshot(to: draft)
        try Files.sync(draft.path)
        let copied = try draft.verified(fingerprint: original.fingerprint)
        guard copied == original.contents else { throw draft.broken("it is incomplete") }
        return copied
    }

    /// Copies within one read transaction, which sees the database as it was when the transaction began.
    private func snapshot(to draft: BackupFile) throws(StoreError) -> (
        contents: Contents, fingerprint: String
    ) {
        let source = try Connection.openReadOnly(databasePath)
        return try StoreError.translating {
            let destination = try draft.open()
            let original = try source.read { database in
                // The first read begins the transaction; a copy made before it would be of another moment.
                let original = (try Contents(of: database), try Properties.fingerprint(in: database))
                try destination.writeWithoutTransaction { try database.backup(to: $0) }
                return original
            }
            try destination.inDatabase { try $0.execute(sql: "PRAGMA journal_mode = DELETE") }
            try destination.close()
            try source.close()
            return original
        }
    }
}
