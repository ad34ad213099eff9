import Foundation
package import HexisCore

/// The state of a PostgreSQL database, as found. Servers may be running meanwhile.
package struct PostgreSQLDiagnosis: Hashable, Sendable {
    package let version: String
    /// The settings that durability depends on, beside those that every connection of Hexis sets for itself.
    package let settings: [Diagnosis.Setting]
    package let schemaVersion: Int
    /// Whether a newer Hexis has used the database, so that this one cannot.
    package let isNewer: Bool
    package let contents: Contents
    /// Push services that refuse this server, or recently did.
    package let stoppedServices: [StoppedService]
    /// How far reminders were watched; `nil` if no server has done so.
    package let reminderWatch: ReminderWatch?
    package let databaseBytes: Int64
    /// By how many milliseconds the clock of the database's machine is ahead of this one's.
    package let clockDifference: Int64
}

extension PostgreSQLDiagnosis {
    /// Inspects a database without changing anything in it. Returns `nil` if no server has used it.
    package init?(of address: PostgreSQLAddress, at now: Instant) throws(StoreError) {
        let connection = PostgreSQLConnection(to: address)
        let found = try StoreError.translating {
            try connection.reading {
                let database = Database(connection: connection)
                return try PostgreSQLSchema.exists(in: database)
                    ? PostgreSQLDiagnosis(of: database, at: now) : nil
            }
        }
        guard let found else { return nil }
        self = found
    }

    private init(of database: Database, at now: Instant) throws {
        func text(_ sql: String, _ arguments: SQLArguments = []) throws -> String {
            if case .text(let text)? = try database.row(sql, arguments)?.first { text } else { "unknown" }
        }
        let time = try database.integer("SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint")
        clockDifference = (time ?? now.milliseconds) - now.milliseconds
        version = try text("SELECT current_setting('server_version')")
        settings = try ["fsync", "full_page_writes"].map { name in
            Diagnosis.Setting(
                name: name, found: try text("SELECT current_setting(?)", [name]), wanted: "on")
        }
        schemaVersion = try PostgreSQLSchema.applied(in: database).count
        isNewer = try PostgreSQLSchema.isNewer(database)
        contents = try Contents(of: database)
        stoppedServices = try StoppedServiceRows.all(at: Instant.range.lowerBound, in: database)
        reminderWatch = try ReminderWatchRow.read(in: database)
        databaseBytes = try database.integer("SELECT pg_database_size(current_database())") ?? 0
    }
}
