import Foundation
import GRDB
import HexisCore

/// The rows of what happened to accounts.
enum AccountEventRows {
    /// Adds an event and deletes the oldest beyond the most that are kept. Does nothing for a person being erased.
    static func insert(
        _ sealed: Data, _ id: Identifier, at instant: Instant, of person: Identifier, in database: Database
    ) throws {
        try database.execute(
            sql: """
                INSERT INTO account_event (person, at, id, sealed)
                SELECT id, ?, ?, ? FROM person WHERE id = ? AND key IS NOT NULL
                """,
            arguments: [instant.milliseconds, Data(id.bytes), sealed, Data(person.bytes)])
        try database.execute(
            sql: """
                DELETE FROM account_event WHERE person = ?1 AND (at, id) NOT IN (
                    SELECT at, id FROM account_event WHERE person = ?1 ORDER BY at DESC, id LIMIT ?2)
                """,
            arguments: [Data(person.bytes), AccountEvent.most])
    }

    static func all(of person: Identifier, in database: Database) throws -> [(
        id: Identifier, at: Instant, sealed: Data
    )] {
        let rows = try Row.fetchAll(
            database, sql: "SELECT * FROM account_event WHERE person = ? ORDER BY at DESC, id",
            arguments: [Data(person.bytes)])
        return try rows.map { row in
            let row = CheckedRow(row)
            return (try row.identifier("id"), try row.instant("at"), try row.data("sealed"))
        }
    }
}
