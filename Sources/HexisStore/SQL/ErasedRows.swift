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

    private static func deletePiece(
        of table: String, by place: String, _ person: Data, in database: Database
    ) throws -> Bool {
        let rows = try database.rows(
            """
            SELECT \(place) AS place, length(sealed) AS bytes FROM \(table)
            WHERE person = ? ORDER BY \(place) LIMIT \(mostRows)
            """, [person])
        var last: SQLValue?
        var bytes: Int64 = 0
        for row in rows {
            last = row["place"]
            bytes += try row.integer("bytes")
            if bytes >= mostBytes { break }
        }
        guard let last else { return false }
        try database.execute("DELETE FROM \(table) WHERE person = ? AND \(place) <= ?", [person, last])
        return true
    }
}
