import Foundation
import HexisCore

/// The rows of what happened to accounts.
enum AccountEventRows {
    /// Adds an event and deletes the oldest beyond the most that are kept. Does nothing for a person being erased.
    static func insert(
        _ sealed: Data, _ id: Identifier, at instant: Instant, of person: PersonID, in database: Database
    ) throws {
        try database.execute(
            """
            INSERT INTO account_event (person, at, id, sealed)
            SELECT id, ?, ?, ? FROM person WHERE id = ? AND key IS NOT NULL
            """, [instant.milliseconds, Data(id.bytes), sealed, Data(person.bytes)])
        try database.execute(
            """
            DELETE FROM account_event WHERE person = ?1 AND (at, id) NOT IN (
                SELECT at, id FROM account_event WHERE person = ?1 ORDER BY at DESC, id LIMIT ?2)
            """, [Data(person.bytes), AccountEvent.most])
    }

    static func all(of person: PersonID, in database: Database) throws -> [(
        id: Identifier, at: Instant, sealed: Data
    )] {
        let rows = try database.rows(
            "SELECT * FROM account_event WHERE person = ? ORDER BY at DESC, id", [Data(person.bytes)])
        return try rows.map { row in
            (try row.identifier("id"), try row.instant("at"), try row.data("sealed"))
        }
    }
}
