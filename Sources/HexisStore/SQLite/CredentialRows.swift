import Foundation
import GRDB
import HexisCore

/// The rows of one kind of credential, in a table of their own.
struct CredentialRows {
    private let table: String
    private let kind: StoredCredential.Kind

    init(_ kind: StoredCredential.Kind) {
        self.kind = kind
        table = kind.rawValue
    }

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

    func insert(
        _ sealed: Data, _ id: Identifier, of person: Identifier, hash: TokenHash, in database: Database
    ) throws {
        let hash = Data(hash.bytes)
        let isTaken = try Bool.fetchOne(
            database, sql: "SELECT EXISTS (SELECT 1 FROM \(table) WHERE credential = ?)", arguments: [hash])
        guard isTaken != true else { throw StoreError.credentialTaken(kind) }
        let count = try Int.fetchOne(
            database, sql: "SELECT count(*) FROM \(table) WHERE person = ?", arguments: [Data(person.bytes)])
        guard count ?? 0 < StoredCredential.most else { throw StoreError.tooManyCredentials(kind) }
        try database.execute(
            sql: """
                INSERT INTO \(table) (person, number, id, credential, sealed)
                SELECT id, (SELECT coalesce(max(number), 0) + 1 FROM \(table) WHERE person = person.id), ?, ?, ?
                FROM person WHERE id = ? AND key IS NOT NULL
                """,
            arguments: [Data(id.bytes), hash, sealed, Data(person.bytes)])
        guard database.changesCount == 1 else { throw StoreError.unknownPerson(person) }
    }

    func all(of person: Identifier, in database: Database) throws -> [Sealed] {
        try Row.fetchAll(
            database, sql: "SELECT * FROM \(table) WHERE person = ? ORDER BY number",
            arguments: [Data(person.bytes)]
        ).map { try Sealed(CheckedRow($0)) }
    }

    func find(_ hash: TokenHash, in database: Database) throws -> Sealed? {
        try Row.fetchOne(
            database, sql: "SELECT * FROM \(table) WHERE credential = ?", arguments: [Data(hash.bytes)]
        ).map { try Sealed(CheckedRow($0)) }
    }

    func replace(_ sealed: Data, _ id: Identifier, of person: Identifier, in database: Database) throws {
        try database.execute(
            sql: "UPDATE \(table) SET sealed = ? WHERE person = ? AND id = ?",
            arguments: [sealed, Data(person.bytes), Data(id.bytes)])
    }

    /// Returns whether there was such a credential.
    func delete(_ id: Identifier, of person: Identifier, in database: Database) throws -> Bool {
        try database.execute(
            sql: "DELETE FROM \(table) WHERE person = ? AND id = ?",
            arguments: [Data(person.bytes), Data(id.bytes)])
        return database.changesCount == 1
    }
}
