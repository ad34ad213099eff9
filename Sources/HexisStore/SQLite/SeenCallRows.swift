import Foundation
import GRDB
import HexisCore

/// The rows of calls that were seen to.
enum SeenCallRows {
    /// Milliseconds for which it is known what became of a call: longer than any is of use.
    private static let kept: Int64 = 12 * 3_600_000

    static func insert(
        _ calls: [SeenCall], of person: Identifier, at now: Instant, in database: Database
    ) throws {
        try database.cachedStatement(sql: "DELETE FROM seen_call WHERE person = ? AND due < ?")
            .execute(arguments: [Data(person.bytes), now.milliseconds - kept])
        let statement = try database.cachedStatement(
            sql: "INSERT OR REPLACE INTO seen_call (person, due, call, fate, noted) VALUES (?, ?, ?, ?, ?)")
        for call in calls {
            try statement.execute(arguments: [
                Data(person.bytes), call.due.milliseconds, Data(call.id.bytes), call.fate.rawValue,
                now.milliseconds,
            ])
        }
    }

    /// Kinds of fates that a newer program knows count as seen to.
    static func all(of person: Identifier, since instant: Instant, in database: Database) throws -> [SeenCall]
    {
        let statement = try database.cachedStatement(
            sql: "SELECT due, call, fate FROM seen_call WHERE person = ? AND due >= ? ORDER BY due, call")
        return try Row.fetchAll(statement, arguments: [Data(person.bytes), instant.milliseconds]).map { row in
            let row = CheckedRow(row)
            return SeenCall(
                id: try row.identifier("call"), due: try row.instant("due"),
                fate: SeenCall.Fate(rawValue: try row.integer("fate")) ?? .called)
        }
    }

    /// What was written down ahead is written anew.
    static func forget(of person: Identifier, dueAfter instant: Instant, in database: Database) throws {
        try database.cachedStatement(sql: "DELETE FROM seen_call WHERE person = ? AND due > ?")
            .execute(arguments: [Data(person.bytes), instant.milliseconds])
    }

    /// The same for everybody; and since an instant, from which on a clock was wrong, what was dropped, and what was
    /// called of people for whom messages wait that are of use until after `limit`.
    static func forget(
        dueAfter instant: Instant, droppedSince since: Instant, waitingUntilAfter limit: Int64,
        in database: Database
    ) throws {
        try database.execute(
            sql: """
                DELETE FROM seen_call WHERE due > ? OR (
                    noted >= ? AND (fate = 0 OR person IN (SELECT person FROM outbox WHERE useful_until > ?)))
                """,
            arguments: [instant.milliseconds, since.milliseconds, limit])
    }
}
