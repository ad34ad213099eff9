import GRDB
import HexisCore

/// The single row of how far reminders were watched.
enum ReminderWatchRow {
    static func read(in database: Database) throws -> ReminderWatch? {
        try Row.fetchOne(database, sql: "SELECT * FROM reminder_watch").map { row in
            let row = CheckedRow(row)
            return ReminderWatch(
                until: try row.instant("until"), found: Int(clamping: try row.integer("found")),
                lastFound: row.isNull("last_found") ? nil : try row.instant("last_found"))
        }
    }

    static func note(until: Instant, found: Int, at now: Instant, in database: Database) throws {
        try database.cachedStatement(
            sql: """
                INSERT INTO reminder_watch (id, until, found, last_found) VALUES (1, ?1, ?2, iif(?2 > 0, ?3, NULL))
                ON CONFLICT (id) DO UPDATE SET until = excluded.until, found = found + excluded.found,
                    last_found = coalesce(excluded.last_found, last_found)
                """
        ).execute(arguments: [until.milliseconds, found, now.milliseconds])
    }
}
