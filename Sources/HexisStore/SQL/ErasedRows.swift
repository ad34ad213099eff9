import Foundation
import HexisCore

/// The remaining rows of people whose key is destroyed. No one can read them.
///
/// They are deleted in pieces: deleted data is overwritten (`secure_delete`) through SQLite's log, which a whole
/// journal with its pictures would make longer than the disk reserve.
enum ErasedRows {
    private static let mostBytes: Int64 = 1 << 20
    private static let mostRows = 1000

    static func people(in database: Database) throws -> [Data] {
        try database.rows("SELECT id FROM person WHERE key IS NULL").map { try $0.data("id") }
    }

    /// Deletes about a megabyte of a person's rows, the person's own row last. Returns `false` if nothing is left.
    static func deletePiece(of person: Data, in database: Database) throws -> Bool {
        for (table, place) in [
            ("entry", "sequence"), ("picture", "photo"), ("care_kit", "number"), ("import_piece", "number"),
        ] {
            if try deletePiece(of: table, by: place, person, in: database) { return true }
        }
        // Sessions and all other rows are deleted with their person.
        try database.execute("DELETE FROM person WHERE id = ? AND key IS NULL", [person])
        return false
    }

    /// Deletes all of them, each piece in a transaction of its own.
    static func deleteAll(
        in database: Database, _ inTransaction: (_ body: () throws -> Void) throws -> Void
    ) throws {
        for person in try people(in: database) {
            var isLeft = true
            while isLeft {
                try inTransaction { isLeft = try deletePiece(of: person, in: database) }
            }
        }
    }

    private static func deletePiece(
        of table: String, by place: String, _ person: Data, in database: Database
    ) throws -> Bool {
        let rows = try database.rows(
            """
            SELECT \(place) AS place, length(sealed) AS bytes FROM \(table)
            WHERE person = ? ORDER BY \(place) LIMIT \(mostRows)
            """, [person])
        guard let last = try endOfPiece(rows) else { return false }
        try database.execute("DELETE FROM \(table) WHERE person = ? AND \(place) <= ?", [person, last])
        return true
    }

    /// The place of the row with which about a megabyte is reached, or of the last; `nil` without rows.
    private static func endOfPiece(_ rows: [SQLRow]) throws -> SQLValue? {
        var bytes: Int64 = 0
        for row in rows {
            bytes += try row.integer("bytes")
            if bytes >= mostBytes { return row["place"] }
        }
        return rows.last?["place"]
    }
}
