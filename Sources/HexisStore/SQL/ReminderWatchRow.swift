import HexisCore

/// The single row of how far reminders were watched.
enum ReminderWatchRow {
    static func read(in database: Database) throws -> ReminderWatch? {
        try database.row("SELECT * FROM reminder_watch").map { row in
            ReminderWatch(
                until: try row.instant("until"), found: Int(clamping: try row.integer("found")),
                lastFound: row.isNull("last_found") ? nil : try row.instant("last_found"))
        }
    }

    static func note(until: Instant, found: Int, at now: Instant, in database: Database) throws {
        try database.execute(
            """
            INSERT INTO reminder_watch (id, until, found, last_found) VALUES (1, ?1, ?2, CASE WHEN ?2 > 0 THEN ?3 END)
            ON CONFLICT (id) DO UPDATE SET until = excluded.until, found = reminder_watch.found + excluded.found,
                last_found = coalesce(excluded.last_found, reminder_watch.last_found)
            """, [until.milliseconds, found, now.milliseconds])
    }
}
