import HexisCore

/// The rows with times at which a clock that was ahead of the right one has set them.
enum ClockRows {
    /// Ends leases that last longer than any does.
    static func endLongLeases(at now: Instant, _ longest: LongestWaits, in database: Database) throws {
        for table in ["due", "outbox", "listener"] {
            try database.change("UPDATE \(table) SET leased = 0 WHERE leased > ?", now + longest.lease)
        }
    }

    /// Deletes queued reminders that are useful for longer than any is, and makes those due that wait for too long.
    static func bringBackReminders(
        to now: Instant, _ longest: LongestWaits, in database: Database
    ) throws {
        try database.change("DELETE FROM outbox WHERE useful_until > ?", now + longest.call)
        // Only a wrong clock makes a reminder wait beyond its usefulness, or one that was never tried wait at
        // all.
        try database.change(
            "UPDATE outbox SET next = ? WHERE next > useful_until OR (failures = 0 AND next > ?)", now,
            now + longest.lease)
    }

    /// Makes webhook events due that wait for longer than any does.
    static func bringBackWebhooks(to now: Instant, _ longest: LongestWaits, in database: Database) throws {
        try database.change("UPDATE listener SET next = ? WHERE next > ?", now, now + longest.news)
    }

    /// Lets no delivery be later than now.
    static func bringBackDeliveries(to now: Instant, in database: Database) throws {
        try database.change("DELETE FROM missed WHERE last > ?", now)
        for column in ["sent", "shown", "troubled"] {
            try database.change("UPDATE delivery SET \(column) = ? WHERE \(column) > ?", now, now)
        }
    }

    /// Lets no use of a session be later than now.
    static func bringBackSessions(to now: Instant, in database: Database) throws {
        try database.change("UPDATE session SET last_seen = ? WHERE last_seen > ?", now, now)
    }
}

extension Database {
    fileprivate func change(_ sql: String, _ arguments: Instant...) throws {
        try execute(sql, SQLArguments(arguments.map { .integer($0.milliseconds) }))
    }
}
