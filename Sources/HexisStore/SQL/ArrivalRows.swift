import Foundation
import HexisCore

/// The rows of unprocessed arrivals.
enum ArrivalRows {
    static func insertion(of entry: Data, of person: Data) -> SQLStatement {
        SQLStatement("INSERT INTO arrival (person, entry) VALUES (?, ?)", [person, entry])
    }

    static func all(in database: Database) throws -> [(person: PersonID, entry: SealedEntry)] {
        try database.rows(
            """
            SELECT entry.* FROM arrival
            JOIN entry ON entry.person = arrival.person AND entry.id = arrival.entry
            JOIN person ON person.id = arrival.person AND person.key IS NOT NULL
            """
        ).map { row in
            (try row.person(), try SealedEntry(row))
        }
    }

    /// Returns whether the row existed.
    static func delete(_ entry: Identifier, of person: PersonID, in database: Database) throws -> Bool {
        try database.execute(
            "DELETE FROM arrival WHERE person = ? AND entry = ?", [Data(person.bytes), Data(entry.bytes)])
            == 1
    }
}
