import Foundation
import HexisCore

/// The rows of ways in.
enum WayInRows {
    /// Replaces the record with the latest intake, keeping what is still worth remembering.
    static func note(
        _ intake: Intake, by way: WayIn, under key: PersonKey, at now: Instant, in database: Database
    ) throws {
        let known = try record(of: way, under: key, in: database)
        let record = WayInRecord.after(known, intake, by: way, at: now)
        let sealed = try key.seal(Data(record.bytes), as: .wayIn(way))
        try set(sealed, of: way, of: key.person, in: database)
    }

    private static func record(
        of way: WayIn, under key: PersonKey, in database: Database
    ) throws -> WayInRecord? {
        let row = try database.row(
            "SELECT * FROM way_in WHERE person = ? AND kind = ? AND token = ?",
            [Data(key.person.bytes), way.kind, Data(way.token.bytes)])
        return try row.flatMap { try read($0, with: key) }
    }

    /// Notes nothing for a token revoked meanwhile, nor for a person being erased.
    private static func set(
        _ sealed: Data, of way: WayIn, of person: PersonID, in database: Database
    ) throws {
        let token = Data(way.token.bytes)
        try database.execute(
            """
            INSERT INTO way_in (person, kind, token, sealed)
            SELECT id, ?, ?, ? FROM person WHERE id = ? AND key IS NOT NULL
                AND (? = 1 OR EXISTS (SELECT 1 FROM access_token WHERE id = ? AND person = person.id))
            ON CONFLICT (person, kind, token) DO UPDATE SET sealed = excluded.sealed
            """, [way.kind, token, sealed, Data(person.bytes), !way.hasToken, token])
    }

    static func all(of person: PersonID, in database: Database) throws -> [SQLRow] {
        try database.rows("SELECT * FROM way_in WHERE person = ? ORDER BY kind, token", [Data(person.bytes)])
    }

    /// Returns `nil` for a way in that only a newer program knows.
    static func way(_ row: SQLRow) throws -> WayIn? {
        WayIn(kind: try row.integer("kind"), token: try row.identifier("token"))
    }

    /// Returns `nil` for an unknown way in, and for a row that this program did not write.
    static func read(_ row: SQLRow, with key: PersonKey) throws -> WayInRecord? {
        guard let way = try way(row), let bytes = key.open(try row.data("sealed"), as: .wayIn(way)) else {
            return nil
        }
        return WayInRecord(way, bytes: bytes)
    }
}
