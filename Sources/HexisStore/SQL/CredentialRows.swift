import Foundation
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
        let person: PersonID
        let bytes: Data

        init(_ row: SQLRow) throws {
            id = try row.identifier("id")
            person = try row.person()
            bytes = try row.data("sealed")
        }
    }

    func insert(
        _ sealed: Data, _ id: Identifier, of person: PersonID, hash: TokenHash, in database: Database
    ) throws {
        let hash = Data(hash.bytes)
        let isTaken = try database.contains("SELECT 1 FROM \(table) WHERE credential = ?", [hash])
        guard !isTaken else { throw StoreError.credentialTaken(kind) }
        try requireRoom(for: person, in: database)
        try database.changeOne(
            """
            INSERT INTO \(table) (person, number, id, credential, sealed)
            SELECT id, (SELECT coalesce(max(number), 0) + 1 FROM \(table) WHERE person = person.id), ?, ?, ?
            FROM person WHERE id = ? AND key IS NOT NULL
            """, [Data(id.bytes), hash, sealed, Data(person.bytes)], else: .unknownPerson(person))
    }

    /// Throws if the person has too many credentials of this kind.
    private func requireRoom(for person: PersonID, in database: Database) throws {
        let count = try database.count(
            "SELECT count(*) FROM \(table) WHERE person = ?", [Data(person.bytes)])
        guard count < StoredCredential.most else { throw StoreError.tooManyCredentials(kind) }
    }

    func all(of person: PersonID, in database: Database) throws -> [Sealed] {
        try database.rows("SELECT * FROM \(table) WHERE person = ? ORDER BY number", [Data(person.bytes)]).map
        { try Sealed($0) }
    }

    func find(_ hash: TokenHash, in database: Database) throws -> Sealed? {
        try database.row("SELECT * FROM \(table) WHERE credential = ?", [Data(hash.bytes)]).map {
            try Sealed($0)
        }
    }

    func replace(_ sealed: Data, _ id: Identifier, of person: PersonID, in database: Database) throws {
        try database.execute(
            "UPDATE \(table) SET sealed = ? WHERE person = ? AND id = ?",
            [sealed, Data(person.bytes), Data(id.bytes)])
    }

    /// Returns whether there was such a credential.
    func delete(_ id: Identifier, of person: PersonID, in database: Database) throws -> Bool {
        try database.execute(
            "DELETE FROM \(table) WHERE person = ? AND id = ?", [Data(person.bytes), Data(id.bytes)]) == 1
    }
}
