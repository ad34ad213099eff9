import HexisCore

/// What the tables of leased tasks have in common: `next`, when a task is due, and `leased`, when its lease ends.
enum LeaseRows {
    /// When the first lease of a task that is due ends; `nil` if none is leased.
    static func nextEnd(in table: String, at now: Instant, _ database: Database) throws -> Instant? {
        try database.integer(
            "SELECT leased FROM \(table) WHERE next <= ? AND leased > ? ORDER BY leased LIMIT 1",
            [now.milliseconds, now.milliseconds]
        ).map(Instant.init(clamping:))
    }

    /// Extends a lease. Returns `false` if it has ended.
    ///
    /// - Parameter row: the condition that only the task's row meets, with its arguments.
    static func renew(
        _ lease: Instant, of row: (condition: String, arguments: SQLArguments), in table: String,
        until end: Instant, at now: Instant, _ database: Database
    ) throws -> Bool {
        try database.execute(
            "UPDATE \(table) SET leased = ? WHERE \(row.condition) AND leased = ? AND leased > ?",
            [end.milliseconds] + row.arguments + [lease.milliseconds, now.milliseconds]) == 1
    }

    /// Ends the leases of all tasks, whose holders are gone.
    static func voidClaims(in database: Database) throws {
        try OutboxRows.voidClaims(in: database)
        try WebhookEventRows.voidClaims(in: database)
        try ImportRows.voidClaims(in: database)
    }
}
