import Foundation
import HexisCore

/// The rows of links to a new password.
enum PasswordLinkRows {
    static func set(
        _ token: TokenHash, of person: PersonID, until end: Instant, in database: Database
    ) throws {
        try database.changeOne(
            """
            INSERT INTO password_link (person, token_hash, expires)
            SELECT id, ?, ? FROM person WHERE id = ? AND key IS NOT NULL
            ON CONFLICT (person) DO UPDATE SET token_hash = excluded.token_hash, expires = excluded.expires
            """, [Data(token.bytes), end.milliseconds, Data(person.bytes)], else: .unknownPerson(person))
    }

    static func person(by token: TokenHash, at now: Instant, in database: Database) throws -> Data? {
        try database.data(
            "SELECT person FROM password_link WHERE token_hash = ? AND expires > ?",
            [Data(token.bytes), now.milliseconds])
    }

    /// Deletes a person's link; throws if it has another secret, or cannot be used any more.
    static func use(
        _ token: TokenHash, of person: PersonID, at now: Instant, in database: Database
    ) throws {
        try database.changeOne(
            "DELETE FROM password_link WHERE person = ? AND token_hash = ? AND expires > ?",
            [Data(person.bytes), Data(token.bytes), now.milliseconds], else: .linkUnusable)
    }
}
