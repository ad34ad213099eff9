import GRDB
import HexisCore

/// The rows of paused push services.
enum StoppedServiceRows {
    static func insert(_ service: StoppedService, in database: Database) throws {
        try database.execute(
            sql: "INSERT OR REPLACE INTO stopped_service (origin, code, until) VALUES (?, ?, ?)",
            arguments: [service.origin, service.code, service.until.milliseconds])
    }

    /// Returns whether the row existed.
    static func delete(_ service: StoppedService, in database: Database) throws -> Bool {
        try database.execute(
            sql: "DELETE FROM stopped_service WHERE origin = ? AND until = ?",
            arguments: [service.origin, service.until.milliseconds])
        return database.changesCount == 1
    }

    static func all(at now: Instant, in database: Database) throws -> [StoppedService] {
        let rows = try Row.fetchAll(
            database, sql: "SELECT * FROM stopped_service WHERE until > ? ORDER BY origin",
            arguments: [now.milliseconds])
        return try rows.map { row in
            let row = CheckedRow(row)
            return StoppedService(
                origin: try row.text("origin"), code: try row.text("code"), until: try row.instant("until"))
        }
    }
}
