import Foundation
import HexisCore

/// The rows of personal addresses.
enum AddressRows {
    /// An address as stored in the database.
    struct Sealed: Sendable {
        let person: PersonID
        let token: TokenHash
        let sealed: Data
    }

    static func set(
        _ sealed: Sealed?, for purpose: AddressPurpose, of person: PersonID, in database: Database
    ) throws {
        guard let sealed else { return try delete(purpose, of: person, in: database) }
        try database.execute(
            """
            INSERT INTO address (person, purpose, token_hash, sealed) VALUES (?, ?, ?, ?)
            ON CONFLICT (person, purpose) DO UPDATE SET token_hash = excluded.token_hash, sealed = excluded.sealed
            """, [Data(person.bytes), purpose.rawValue, Data(sealed.token.bytes), sealed.sealed])
    }

    private static func delete(
        _ purpose: AddressPurpose, of person: PersonID, in database: Database
    ) throws {
        try database.execute(
            "DELETE FROM address WHERE person = ? AND purpose = ?", [Data(person.bytes), purpose.rawValue])
    }

    static func find(
        _ purpose: AddressPurpose, of person: PersonID, in database: Database
    ) throws -> Sealed? {
        try read(
            database.row(
                "SELECT * FROM address WHERE person = ? AND purpose = ?",
                [Data(person.bytes), purpose.rawValue]))
    }

    static func find(
        _ purpose: AddressPurpose, by token: TokenHash, in database: Database
    ) throws -> Sealed? {
        try read(
            database.row(
                """
                SELECT * FROM address WHERE token_hash = ? AND purpose = ?
                    AND person IN (SELECT id FROM person WHERE suspended = 0)
                """, [Data(token.bytes), purpose.rawValue]))
    }

    private static func read(_ row: SQLRow?) throws -> Sealed? {
        guard let row else { return nil }
        guard let person = PersonID(bytes: try row.data("person")),
            let token = TokenHash(bytes: Array(try row.data("token_hash")))
        else { throw StoreError.damaged(detail: "an address has an id of the wrong length") }
        return Sealed(person: person, token: token, sealed: try row.data("sealed"))
    }
}
