import Foundation
import GRDB
import HexisCore

/// The rows of ways in.
enum WayInRows {
    /// Replaces the record with the latest intake, keeping what is still worth remembering.
    static func note(
        _ intake: Intake, by way: WayIn, under key: PersonKey, at now: Instant, in database: Database
    ) throws {
        let row = try Row.fetchOne(
            database, sql: "SELECT * FROM way_in WHERE person = ? AND kind = ? AND token = ?",
            arguments: [Data(key.person.bytes), way.kind, Data(way.token.bytes)])
        let known = try row.flatMap { try read(CheckedRow($0), with: key) }
        let record = WayInRecord.after(known, intake, by: way, at: now)
        // Nothing is noted for a token revoked meanwhile, nor for a person being erased.
        try database.execute(
            sql: """
                INSERT OR REPLACE INTO way_in (person, kind, token, sealed)
                SELECT id, ?, ?, ? FROM person WHERE id = ? AND key IS NOT NULL
                    AND (? OR EXISTS (SELECT 1 FROM access_token WHERE id = ? AND person = person.id))
                """,
            arguments: [
                way.kind, Data(way.token.bytes), try key.seal(Data(record.bytes), as: .wayIn(way)),
                Data(key.person.bytes), !way.hasToken, Data(way.token.bytes),
            ])
    }

    static func all(of person: Identifier, in database: Database) throws -> [Row] {
        try Row.fetchAll(
            database, sql: "SELECT * FROM way_in WHERE person = ? ORDER BY kind, token",
            arguments: [Data(person.bytes)])
    }

    /// Returns `nil` for a way in that only a newer program knows.
    static func way(_ row: CheckedRow) throws -> WayIn? {
        WayIn(kind: try row.integer("kind"), token: try row.identifier("token"))
    }

    /// Returns `nil` for an unknown way in, and for a row that this program did not write.
    static func read(_ row: CheckedRow, with key: PersonKey) throws -> WayInRecord? {
        guard let way = try way(row), let bytes = key.open(try row.data("sealed"), as: .wayIn(way)) else {
            return nil
        }
        return WayInRecord(way, bytes: bytes)
    }
}
