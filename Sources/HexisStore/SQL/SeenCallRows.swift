import Foundation
import HexisCore

/// The rows of processed reminders.
enum SeenCallRows {
    /// How long a reminder's fate is stored: longer than any is useful.
    private static let kept = Duration.hours(12)

    static func insert(
        _ calls: [SeenCall], of person: PersonID, at now: Instant, in database: Database
    ) throws {
        try database.execute(
            "DELETE FROM seen_call WHERE person = ? AND due < ?",
            [Data(person.bytes), (now - kept).milliseconds])
        for call in calls { try insert(call, of: person, at: now, in: database) }
    }

    private static func insert(
        _ call: SeenCall, of person: PersonID, at now: Instant, in database: Database
    ) throws {
        try database.execute(
            """
            INSERT INTO seen_call (person, due, call, fate, noted) VALUES (?, ?, ?, ?, ?)
            ON CONFLICT (person, due, call) DO UPDATE SET fate = excluded.fate, noted = excluded.noted
            """,
            [
                Data(person.bytes), call.due.milliseconds, Data(call.id.bytes), call.fate.rawValue,
                now.milliseconds,
            ])
    }

    /// The processed reminders of a person. Fates that only a newer program knows count as processed.
    static func all(of person: PersonID, since instant: Instant, in database: Database) throws -> [SeenCall] {
        try database.rows(
            "SELECT due, call, fate FROM seen_call WHERE person = ? AND due >= ? ORDER BY due, call",
            [Data(person.bytes), instant.milliseconds]
        ).map { row in
            SeenCall(
                id: try row.identifier("call"), due: try row.instant("due"),
                fate: SeenCall.Fate(rawValue: try row.integer("fate")) ?? .called)
        }
    }

    /// Deletes the fates of reminders queued ahead, which are to be queued anew.
    static func forget(of person: PersonID, dueAfter instant: Instant, in database: Database) throws {
        try database.execute(
            "DELETE FROM seen_call WHERE person = ? AND due > ?", [Data(person.bytes), instant.milliseconds])
    }

    /// Deletes the same for everyone. Since `since`, when the clock went wrong, also deletes dropped reminders,
    /// and those of people with queued messages that are useful until after `limit`.
    static func forget(
        dueAfter instant: Instant, droppedSince since: Instant, waitingUntilAfter limit: Instant,
        in database: Database
    ) throws {
        try database.execute(
            """
            DELETE FROM seen_call WHERE due > ? OR (
                noted >= ? AND (fate = 0 OR person IN (SELECT person FROM outbox WHERE useful_until > ?)))
            """, [instant.milliseconds, since.milliseconds, limit.milliseconds])
    }
}
