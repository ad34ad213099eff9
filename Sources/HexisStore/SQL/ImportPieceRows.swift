import Foundation
import HexisCore

/// The rows of the files of people's imports.
enum ImportPieceRows {
    private static let mostBytes: Int64 = 1 << 20

    /// Returns `false` if the import is no longer at this step.
    static func add(
        _ number: Int64, _ sealed: Data, of file: Identifier, to step: StoredImport, in database: Database
    ) throws -> Bool {
        try database.execute(
            """
            INSERT INTO import_piece (person, file, number, sealed)
            SELECT person, file, ?, ? FROM import WHERE person = ? AND kind = ? AND step = ? AND file = ?
            """, [number, sealed] + ImportRows.name(of: step) + [Data(file.bytes)]) == 1
    }

    static func find(
        _ number: Int64, of file: Identifier, of person: PersonID, in database: Database
    ) throws -> Data? {
        let row = try database.row(
            "SELECT sealed FROM import_piece WHERE person = ? AND file = ? AND number = ?",
            [Data(person.bytes), Data(file.bytes), number])
        return try row.map { try $0.data("sealed") }
    }

    /// Deletes about a megabyte of files that no import needs. Returns `false` if there are none.
    static func deleteUnused(in database: Database) throws -> Bool {
        let rows = try database.rows(unused)
        var bytes: Int64 = 0
        for row in rows where bytes < mostBytes {
            try database.execute(
                "DELETE FROM import_piece WHERE person = ? AND file = ? AND number = ?",
                [try row.data("person"), try row.data("file"), try row.integer("number")])
            bytes += try row.integer("bytes")
        }
        return !rows.isEmpty
    }

    private static let unused = """
        SELECT person, file, number, length(sealed) AS bytes FROM import_piece AS piece
        WHERE NOT EXISTS (
            SELECT 1 FROM import WHERE import.person = piece.person AND import.file = piece.file)
        ORDER BY person, file, number LIMIT 100
        """
}
