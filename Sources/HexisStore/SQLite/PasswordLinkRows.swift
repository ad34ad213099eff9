import Foundation
import GRDB
import HexisCore

/// The rows of links to a new password.
enum PasswordLinkRows {
    static func set(
        _ token: TokenHash, of person: Identifier, until end: Instant, in database: Database
    ) throws {
        try database.execute(
            sql: """
                INSERT OR REPLACE INTO password_link (person, token_hash, expires)
                SELECT id, ?, ? FROM person WHERE id = ? AND key IS NOT NULL
                """,
            arguments: [Data(token.bytes), end.milliseconds, Data(person.bytes)])
        guard database.changesCount == 1 else { throw StoreError.unknownPerson(person) }
    }

    static func person(by token: TokenHash, at now: Instant, in database: Database) throws -> Data? {
        try Data.fetchOne(
            database, sql: "SELECT person FROM password_link WHERE token_hash = ? AND expires > ?",
            arguments: [Data(token.bytes), now.milliseconds])
    }

    /// Deletes a person's link; throws if it has another secret, or cannot be used any more.
    static func use(
        _ token: TokenHash, of person: Identifier, at now: Instant, in database: Database
    ) throws {
        try database.execute(
            sql: "DELETE FROM password_link WHERE person = ? AND token_hash = ? AND expires > ?",
            arguments: [Data(person.bytes), Data(token.bytes), now.milliseconds])
        guard database.changesCount == 1 else { throw StoreError.linkUnusable }
    }
}
