import Foundation
import GRDB
import HexisCore

/// The rows of people's logs of CareKit.
enum CareKitRows {
    static func all(of person: Identifier, in database: Database) throws -> [(Int64, Bool, Data)] {
        try Row.fetchAll(
            database, sql: "SELECT * FROM care_kit WHERE person = ? ORDER BY number",
            arguments: [Data(person.bytes)]
        ).map { row in
            let row = CheckedRow(row)
            return (try row.integer("number"), try row.integer("is_pending") != 0, try row.data("sealed"))
        }
    }

    /// Returns whether the numbers continue the log.
    static func append(
        _ rows: [(number: Int64, isPending: Bool, sealed: Data)], of person: Identifier, in database: Database
    ) throws -> Bool {
        let id = Data(person.bytes)
        let last =
            try Int64.fetchOne(
                database, sql: "SELECT max(number) FROM care_kit WHERE person = ?", arguments: [id]) ?? 0
        guard rows.map({ $0.number }) == rows.indices.map({ last + 1 + Int64($0) }) else { return false }
        for row in rows {
            try database.execute(
                sql: """
                    INSERT INTO care_kit (person, number, is_pending, sealed)
                    SELECT id, ?, ?, ? FROM person WHERE id = ? AND key IS NOT NULL
                    """,
                arguments: [row.number, row.isPending, row.sealed, id])
            guard database.changesCount == 1 else { throw StoreError.unknownPerson(person) }
        }
        return true
    }

    static func settle(_ numbers: [Int64], of person: Identifier, in database: Database) throws {
        for number in numbers {
            try database.execute(
                sql: "UPDATE care_kit SET is_pending = 0 WHERE person = ? AND number = ?",
                arguments: [Data(person.bytes), number])
        }
    }
}
