import Foundation
import GRDB
import HexisCore

/// The state of a data folder, as found. A server may be running meanwhile.
public struct Diagnosis: Hashable, Sendable {
    /// A setting and its value on a connection opened the way the store opens its own.
    public struct Setting: Hashable, Sendable {
        public let name: String
        public let found: String
        public let wanted: String
    }

    public let sqliteVersion: String
    public let settings: [Setting]
    public let schemaVersion: Int
    /// Whether a newer Hexis has used the database, so that this one cannot.
    public let isNewer: Bool
    public let contents: Contents
    /// Push services that refuse this server, or recently did.
    public let stoppedServices: [StoppedService]
    /// How far reminders were watched; `nil` if no server of this release has done so.
    public let reminderWatch: ReminderWatch?
    /// “ok”, or the damage that SQLite found.
    public let integrity: [String]
    public let databaseBytes: Int64
    public let logBytes: Int64
    /// The folder's permission bits; 0o700 if Hexis created it.
    public let folderPermissions: UInt16
    /// Whether the folder contains a master key; it may be supplied in another way.
    public let hasMasterKeyFile: Bool
    /// Whether another program is using the folder right now.
    public let isInUse: Bool
    public let strangers: [Stranger]
    /// The free space on the folder's disk, in bytes; `nil` if it is unknown.
    public let freeBytes: Int64?
    /// Whether the disk reserve is smaller than a server makes it: none has run yet, or the disk is full.
    public let isReserveShort: Bool
}

extension Diagnosis {
    /// Inspects a folder without changing anything in it.
    public init(of folder: DataFolder) throws(StoreError) {
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
