import Foundation
import GRDB
import HexisCore

/// The state of a data folder, as found. A server may be running meanwhile.
package struct Diagnosis: Hashable, Sendable {
    /// A setting and its value on a connection opened the way the store opens its own.
    package struct Setting: Hashable, Sendable {
        package let name: String
        package let found: String
        package let wanted: String
    }

    package let sqliteVersion: String
    package let settings: [Setting]
    package let schemaVersion: Int
    /// Whether a newer Hexis has used the database, so that this one cannot.
    package let isNewer: Bool
    package let contents: Contents
    /// Push services that refuse this server, or recently did.
    package let stoppedServices: [StoppedService]
    /// How far reminders were watched; `nil` if no server of this release has done so.
    package let reminderWatch: ReminderWatch?
    /// “ok”, or the damage that SQLite found.
    package let integrity: [String]
    package let databaseBytes: Int64
    package let logBytes: Int64
    /// The folder's permission bits; 0o700 if Hexis created it.
    package let folderPermissions: UInt16
    /// Whether the folder contains a master key; it may be supplied in another way.
    package let hasMasterKeyFile: Bool
    /// Whether another program is using the folder right now.
    package let isInUse: Bool
    package let strangers: [Stranger]
    /// The free space on the folder's disk, in bytes; `nil` if it is unknown.
    package let freeBytes: Int64?
    /// Whether the disk reserve is smaller than a server makes it: none has run yet, or the disk is full.
    package let isReserveShort: Bool
}

extension Diagnosis {
    /// Inspects a folder without changing anything in it.
    package init(of folder: DataFolder) throws(StoreError) {
        let queue = try Connection.openReadOnly(folder.databasePath)
        self = try StoreError.translating {
            let diagnosis = try queue.read { try Diagnosis(of: folder, database: $0) }
            try queue.close()
            return diagnosis
        }
    }

    private init(of folder: DataFolder, database: GRDB.Database) throws {
        sqliteVersion = try String.fetchOne(database, sql: "SELECT sqlite_version()") ?? "unknown"
        settings = try Pragma.all.map { pragma in
            Setting(
                name: pragma.name, found: try pragma.found(in: Database(database)), wanted: pragma.readBack)
        }
        schemaVersion = try Schema.version(database)
        isNewer = try Schema.isNewer(database)
        contents = try Contents(of: Database(database))
        // A database that no server of this release has opened yet lacks these tables.
        stoppedServices =
            try database.tableExists("stopped_service")
            ? StoppedServiceRows.all(at: Instant.range.lowerBound, in: Database(database)) : []
        reminderWatch =
            try database.tableExists("reminder_watch") ? ReminderWatchRow.read(in: Database(database)) : nil
        integrity = try String.fetchAll(database, sql: "PRAGMA integrity_check")
        databaseBytes = Files.size(of: folder.databasePath) ?? 0
        logBytes = Files.size(of: folder.databasePath + "-wal") ?? 0
        folderPermissions = Files.permissions(of: folder.path) ?? 0
        hasMasterKeyFile = Files.exists(folder.masterKeyPath)
        isInUse = try FolderLock.isHeld(folder)
        strangers = Stranger.all(in: folder)
        freeBytes = Files.freeBytes(at: folder.path)
        isReserveShort = (Files.size(of: folder.reservePath) ?? 0) < Reserve.size
    }
}
