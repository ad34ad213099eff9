import Foundation
import GRDB
import HexisCore

/// The rows of passkeys.
enum PasskeyRows {
    struct Sealed {
        let id: Identifier
        let person: Identifier
        let bytes: Data

        init(_ row: CheckedRow) throws {
            id = try row.identifier("id")
            person = try row.identifier("person")
            bytes = try row.data("sealed")
        }
    }

    static func insert(
        _ sealed: Data, _ id: Identifier, of person: Identifier, credential: TokenHash, in database: Database
    ) throws {
        let hash = Data(credential.bytes)
        let isTaken = try Bool.fetchOne(
            database, sql: "SELECT EXISTS (SELECT 1 FROM passkey WHERE credential = ?)", arguments: [hash])
        guard isTaken != true else { throw StoreError.passkeyTaken }
        let count = try Int.fetchOne(
            database, sql: "SELECT count(*) FROM passkey WHERE person = ?", arguments: [Data(person.bytes)])
        guard count ?? 0 < StoredPasskey.most else { throw StoreError.tooManyPasskeys }
        try database.execute(
            sql: """
                INSERT INTO passkey (person, number, id, credential, sealed)
                SELECT id, (SELECT coalesce(max(number), 0) + 1 FROM passkey WHERE person = person.id), ?, ?, ?
                FROM person WHERE id = ? AND key IS NOT NULL
                """,
            arguments: [Data(id.bytes), hash, sealed, Data(person.bytes)])
        guard database.changesCount == 1 else { throw StoreError.unknownPerson(person) }
    }

    static func all(of person: Identifier, in database: Database) throws -> [Sealed] {
        try Row.fetchAll(
            database, sql: "SELECT * FROM passkey WHERE person = ? ORDER BY number",
            arguments: [Data(person.bytes)]
        ).map { try Sealed(CheckedRow($0)) }
    }

    static func find(_ credential: TokenHash, in database: Database) throws -> Sealed? {
        try Row.fetchOne(
            database, sql: "SELECT * FROM passkey WHERE credential = ?",
            arguments: [Data(credential.bytes)]
        ).map { try Sealed(CheckedRow($0)) }
    }

    static func replace(
        _ sealed: Data, _ id: Identifier, of person: Identifier, in database: Database
    ) throws {
        try database.execute(
            sql: "UPDATE passkey SET sealed = ? WHERE person = ? AND id = ?",
            arguments: [sealed, Data(person.bytes), Data(id.bytes)])
    }

    /// Returns whether there was such a passkey.
    static func delete(_ id: Identifier, of person: Identifier, in database: Database) throws -> Bool {
        try database.execute(
            sql: "DELETE FROM passkey WHERE person = ? AND id = ?",
            arguments: [Data(person.bytes), Data(id.bytes)])
        return database.changesCount == 1
    }
}
