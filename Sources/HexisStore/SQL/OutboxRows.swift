import Foundation
import HexisCore

/// The rows of reminders to be sent.
enum OutboxRows {
    /// Inserts a reminder. It replaces an earlier row of the same reminder, and voids its claim.
    static func insert(
        _ call: SealedCall, of person: PersonID, at now: Instant, in database: Database
    ) throws {
        try database.execute(
            """
            INSERT INTO outbox (person, call, kind, target, sealed, failures, next, leased, useful_until)
            SELECT id, ?, ?, ?, ?, 0, ?, 0, ? FROM person WHERE id = ? AND suspended = 0
            ON CONFLICT (person, call, kind, target) DO UPDATE SET sealed = excluded.sealed, failures = 0,
                next = excluded.next, leased = 0, useful_until = excluded.useful_until
            """,
            [
                Data(call.id.bytes), call.target.kind, Data(call.target.id.bytes), call.sealed,
                now.milliseconds, call.usefulUntil.milliseconds, Data(person.bytes),
            ])
    }

    static func next(at now: Instant, in database: Database) throws -> Instant? {
        try database.integer(
            "SELECT next FROM outbox WHERE leased <= ? ORDER BY next LIMIT 1", [now.milliseconds]
        ).map(Instant.init(clamping:))
    }

    /// The number of reminders that were due before an instant and are not leased. Kinds that only a newer program
    /// knows are left to it.
    static func overdue(before instant: Instant, at now: Instant, in database: Database) throws -> Int {
        try database.count(
            "SELECT count(*) FROM outbox WHERE next < ? AND leased <= ? AND kind IN (0, 1)",
            [instant.milliseconds, now.milliseconds])
    }

    /// Claims reminders, each with its browser's push subscription while its session lasts. Kinds that only a
    /// newer program knows are left to it.
    static func claim(
        at now: Instant, until lease: Instant, atMost count: Int, in database: Database
    ) throws -> [SealedClaim] {
        let rows = try database.rows(
            claimable, [now.milliseconds, now.milliseconds, now.milliseconds, count])
        return try rows.compactMap { row in
            try claim(row, until: lease, in: database)
            return try SealedClaim(row)
        }
    }

    private static let claimable = """
        SELECT outbox.*, push.sealed AS push,
            delivery.sent IS NOT NULL AND delivery.trouble IS NULL AS was_taken
        FROM outbox
        LEFT JOIN session ON outbox.kind = 0 AND session.id = outbox.target
            AND session.person = outbox.person AND session.expires > ?
        LEFT JOIN push ON push.session = session.id
        LEFT JOIN delivery ON delivery.person = outbox.person AND delivery.kind = outbox.kind
            AND delivery.target = outbox.target
        WHERE next <= ? AND leased <= ? ORDER BY next LIMIT ?
        """

    private static func claim(_ row: SQLRow, until lease: Instant, in database: Database) throws {
        try database.execute(
            "UPDATE outbox SET leased = ? WHERE \(one)",
            [
                lease.milliseconds, try row.data("person"), try row.data("call"), try row.integer("kind"),
                try row.data("target"),
            ])
    }

    /// Extends the lease of a claim. Returns `nil` if it has ended.
    static func renew(
        _ call: ClaimedCall, until lease: Instant, at now: Instant, in database: Database
    ) throws -> ClaimedCall? {
        let isHeld = try LeaseRows.renew(
            call.lease, of: (one, names(of: call)), in: "outbox", until: lease, at: now, database)
        return isHeld ? call.leased(until: lease) : nil
    }

    static func delete(_ call: ClaimedCall, in database: Database) throws {
        try database.execute(
            "DELETE FROM outbox WHERE \(one) AND leased = ?", names(of: call) + [call.lease.milliseconds])
    }

    static func postpone(_ call: ClaimedCall, until next: Instant, in database: Database) throws {
        try database.execute(
            """
            UPDATE outbox SET next = ?, failures = failures + 1, leased = 0
            WHERE \(one) AND leased = ?
            """, [next.milliseconds] + names(of: call) + [call.lease.milliseconds])
    }

    /// Moves reminders that wait until one instant to another.
    static func bringForward(from instant: Instant, to now: Instant, in database: Database) throws {
        try database.execute(
            "UPDATE outbox SET next = ? WHERE next = ? AND leased = 0",
            [now.milliseconds, instant.milliseconds])
    }

    static func voidClaims(in database: Database) throws {
        try database.execute("UPDATE outbox SET leased = 0 WHERE leased > 0")
        try database.execute("UPDATE due SET leased = 0 WHERE leased > 0")
    }

    private static let one = "person = ? AND call = ? AND kind = ? AND target = ?"

    private static func names(of call: ClaimedCall) -> SQLArguments {
        [
            Data(call.person.bytes), Data(call.id.bytes), call.target.kind, Data(call.target.id.bytes),
        ]
    }
}
