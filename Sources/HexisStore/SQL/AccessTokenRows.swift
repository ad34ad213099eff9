import Foundation
import HexisCore

/// The rows of API tokens.
enum AccessTokenRows {
    /// An API token as stored in the database.
    struct Sealed: Sendable {
        let id: Identifier
        let person: PersonID
        let token: TokenHash
        let scope: AccessScope
        let made: Instant
        /// The sealed name.
        let sealed: Data
    }

    static func insert(_ row: Sealed, in database: Database) throws {
        try database.execute(
            """
            INSERT INTO access_token (id, person, token_hash, scope, made, sealed)
            VALUES (?, ?, ?, ?, ?, ?)
            """,
            [
                Data(row.id.bytes), Data(row.person.bytes), Data(row.token.bytes),
                Int(row.scope.rawValue), row.made.milliseconds, row.sealed,
            ])
    }

    static func all(of person: PersonID, in database: Database) throws -> [Sealed] {
        let rows = try database.rows(
            "SELECT * FROM access_token WHERE person = ? ORDER BY made, id", [Data(person.bytes)])
        return try rows.map(read)
    }

    static func find(by token: TokenHash, in database: Database) throws -> Sealed? {
        try database.row(
            """
            SELECT * FROM access_token WHERE token_hash = ?
                AND person IN (SELECT id FROM person WHERE suspended = 0)
            """, [Data(token.bytes)]
        ).map(read)
    }

    static func delete(_ id: Identifier, of person: PersonID, in database: Database) throws {
        try database.execute(
            "DELETE FROM access_token WHERE id = ? AND person = ?", [Data(id.bytes), Data(person.bytes)])
    }

    static func read(_ row: SQLRow) throws -> Sealed {
        guard let id = Identifier(bytes: try row.data("id")),
            let person = PersonID(bytes: try row.data("person")),
            let token = TokenHash(bytes: Array(try row.data("token_hash"))),
            let made = Instant(milliseconds: try row.integer("made"))
        else { throw StoreError.damaged(detail: "an access token has an id of the wrong length") }
        return Sealed(
            id: id, person: person, token: token,
            scope: AccessScope(rawValue: UInt8(truncatingIfNeeded: try row.integer("scope"))), made: made,
            sealed: try row.data("sealed"))
    }
}
