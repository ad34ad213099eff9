import Foundation
import GRDB
import HexisCore

/// The rows of unprocessed arrivals.
enum ArrivalRows {
    static func insert(_ entry: Data, of person: Data, in database: Database) throws {
        try database.cachedStatement(sql: "INSERT INTO arrival (person, entry) VALUES (?, ?)")
            .execute(arguments: [person, entry])
    }

    static func all(in database: Database) throws -> [(person: Identifier, entry: SealedEntry)] {
        try Row.fetchAll(
            database,
            sql: """
                SELECT entry.* FROM arrival
                JOIN entry ON entry.person = arrival.person AND entry.id = arrival.entry
                JOIN person ON person.id = arrival.person AND person.key IS NOT NULL
                """
        ).map { row in
            let row = CheckedRow(row)
            return (try row.identifier("person"), try SealedEntry(row))
        }
    }

    /// Returns whether the row existed.
    static func delete(_ entry: Identifier, of person: Identifier, in database: Database) throws -> Bool {
        try database.cachedStatement(sql: "DELETE FROM arrival WHERE person = ? AND entry = ?")
            .execute(arguments: [Data(person.bytes), Data(entry.bytes)])
        return database.changesCount == 1
    }
}
