import Foundation
import GRDB
import HexisCore

/// The remaining rows of people whose key is destroyed. No one can read them.
///
/// They are deleted in pieces: deleted data is overwritten (`secure_delete`) through SQLite's log, which a whole
/// journal with its pictures would make longer than the disk reserve.
enum ErasedRows {
    private static let mostBytes: Int64 = 1 << 20
    private static let mostRows = 1000

    static func people(in database: Database) throws -> [Data] {
        try Data.fetchAll(database, sql: "SELECT id FROM person WHERE key IS NULL")
    }

    /// Deletes about a megabyte of a person's rows, the person's own row last. Returns `false` if nothing is left.
    static func deletePiece(of person: Data, in database: Database) throws -> Bool {
        for (table, place) in [("entry", "sequence"), ("picture", "rowid"), ("care_kit", "number")] {
            if try deletePiece(of: table, by: place, person, in: database) { return true }
        }
        // Sessions and all other rows are deleted with their person.
        try database.execute(sql: "DELETE FROM person WHERE id = ? AND key IS NULL", arguments: [person])
        return false
    }

    private static func deletePiece(
        of table: String, by place: String, _ person: Data, in database: Database
    ) throws -> Bool {
        let rows = try Row.fetchCursor(
            database,
            sql: """
                SELECT \(place) AS place, length(sealed) AS bytes FROM \(table)
                WHERE person = ? ORDER BY \(place) LIMIT \(mostRows)
                """,
            arguments: [person])
        var last: Int64?
        var bytes: Int64 = 0
        while bytes < mostBytes, let row = try rows.next() {
            last = row["place"]
            bytes += row["bytes"]
        }
        guard let last else { return false }
        try database.execute(
            sql: "DELETE FROM \(table) WHERE person = ? AND \(place) <= ?", arguments: [person, last])
        return true
    }
}
