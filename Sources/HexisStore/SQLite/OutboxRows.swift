import Foundation
import GRDB
import HexisCore

/// The rows of reminders to be sent.
enum OutboxRows {
    /// Inserts a reminder. It replaces an earlier row of the same reminder, and voids its claim.
    static func insert(
        _ call: SealedCall, of person: Identifier, at now: Instant, in database: Database
    ) throws {
        let statement = try database.cachedStatement(
            sql: """
                INSERT OR REPLACE INTO outbox
                    (person, call, kind, target, sealed, failures, next, leased, useful_until)
                SELECT id, ?, ?, ?, ?, 0, ?, 0, ? FROM person WHERE id = ? AND suspended = 0
                """)
        try statement.execute(arguments: [
            Data(call.id.bytes), call.target.kind, Data(call.target.id.bytes), call.sealed,
            now.milliseconds, call.usefulUntil.milliseconds, Data(person.bytes),
        ])
    }

    static func next(at now: Instant, in database: Database) throws -> Instant? {
        let statement = try database.cachedStatement(
            sql: "SELECT next FROM outbox WHERE leased <= ? ORDER BY next LIMIT 1")
        return try Int64.fetchOne(statement, arguments: [now.milliseconds]).map(Instant.init(clamping:))
    }

    /// The number of reminders that were due before an instant and are not leased. Kinds that only a newer program
    /// knows are left to it.
    static func overdue(before instant: Instant, at now: Instant, in database: Database) throws -> Int {
        let statement = try database.cachedStatement(
            sql: "SELECT count(*) FROM outbox WHERE next < ? AND leased <= ? AND kind IN (0, 1)")
        return try Int.fetchOne(statement, arguments: [instant.milliseconds, now.milliseconds]) ?? 0
    }

    /// Claims reminders, each with its browser's push subscription while its session lasts. Kinds that only a
    /// newer program knows are left to it.
    static func claim(
        at now: Instant, until lease: Instant, atMost count: Int, in database: Database
    ) throws -> [SealedClaim] {
        let waiting = try database.cachedStatement(
            sql: """
                SELECT outbox.*, push.sealed AS push,
                    delivery.sent IS NOT NULL AND delivery.trouble IS NULL AS was_taken
                FROM outbox
                LEFT JOIN session ON outbox.kind = 0 AND session.id = outbox.target
                    AND session.person = outbox.person AND session.expires > ?
                LEFT JOIN push ON push.session = session.id
                LEFT JOIN delivery ON delivery.person = outbox.person AND delivery.kind = outbox.kind
                    AND delivery.target = outbox.target
                WHERE next <= ? AND leased <= ? ORDER BY next LIMIT ?
                """)
        let rows = try Row.fetchAll(
            waiting, arguments: [now.milliseconds, now.milliseconds, now.milliseconds, count])
        let take = try database.cachedStatement(
            sql: "UPDATE outbox SET leased = ? WHERE \(one)")
        return try rows.compactMap { row in
            let row = CheckedRow(row)
            try take.execute(arguments: [
                lease.milliseconds, try row.data("person"), try row.data("call"), try row.integer("kind"),
                try row.data("target"),
            ])
            return try SealedClaim(row)
        }
    }

    static func delete(_ call: ClaimedCall, in database: Database) throws {
        let statement = try database.cachedStatement(sql: "DELETE FROM outbox WHERE \(one) AND leased = ?")
        try statement.execute(arguments: names(of: call) + [call.lease.milliseconds])
    }

    static func postpone(_ call: ClaimedCall, until next: Instant, in database: Database) throws {
        let statement = try database.cachedStatement(
            sql: """
                UPDATE outbox SET next = ?, failures = failures + 1, leased = 0
                WHERE \(one) AND leased = ?
                """)
        try statement.execute(
            arguments: [next.milliseconds] + names(of: call) + [call.lease.milliseconds])
    }

    /// Moves reminders that wait until one instant to another.
    static func bringForward(from instant: Instant, to now: Instant, in database: Database) throws {
        try database.execute(
            sql: "UPDATE outbox SET next = ? WHERE next = ? AND leased = 0",
            arguments: [now.milliseconds, instant.milliseconds])
    }

    static func voidClaims(in database: Database) throws {
        try database.execute(sql: "UPDATE outbox SET leased = 0 WHERE leased > 0")
        try database.execute(sql: "UPDATE due SET leased = 0 WHERE leased > 0")
    }

    private static let one = "person = ? AND call = ? AND kind = ? AND target = ?"

    private static func names(of call: ClaimedCall) -> StatementArguments {
        [
            Data(call.person.bytes), Data(call.id.bytes), call.target.kind, Data(call.target.id.bytes),
        ]
    }
}
