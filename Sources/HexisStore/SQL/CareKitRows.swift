import Foundation
import HexisCore

/// The rows of people's logs of CareKit.
enum CareKitRows {
    static func all(of person: PersonID, in database: Database) throws -> [(Int64, Bool, Data)] {
        try database.rows("SELECT * FROM care_kit WHERE person = ? ORDER BY number", [Data(person.bytes)]).map
        { row in
            (try row.integer("number"), try row.integer("is_pending") != 0, try row.data("sealed"))
        }
    }

    /// Returns whether the numbers continue the log.
    static func append(
        _ rows: [(number: Int64, isPending: Bool, sealed: Data)], of person: PersonID, in database: Database
    ) throws -> Bool {
        let last = try last(of: person, in: database)
        guard rows.map({ $0.number }) == rows.indices.map({ last + 1 + Int64($0) }) else { return false }
        for row in rows { try insert(row, of: person, in: database) }
        return true
    }

    /// The number of the last row; 0 if there is none.
    private static func last(of person: PersonID, in database: Database) throws -> Int64 {
        try database.integer("SELECT max(number) FROM care_kit WHERE person = ?", [Data(person.bytes)]) ?? 0
    }

    private static func insert(
        _ row: (number: Int64, isPending: Bool, sealed: Data), of person: PersonID, in database: Database
    ) throws {
        try database.changeOne(
            """
            INSERT INTO care_kit (person, number, is_pending, sealed)
            SELECT id, ?, ?, ? FROM person WHERE id = ? AND key IS NOT NULL
            """, [row.number, row.isPending, row.sealed, Data(person.bytes)], else: .unknownPerson(person))
    }

    static func settle(_ numbers: [Int64], of person: PersonID, in database: Database) throws {
        for number in numbers {
            try database.execute(
                "UPDATE care_kit SET is_pending = 0 WHERE person = ? AND number = ?",
                [Data(person.bytes), number])
        }
    }
}
