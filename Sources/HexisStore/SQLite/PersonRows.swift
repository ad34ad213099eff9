import Foundation
import GRDB
import HexisCore

/// The rows of the people.
enum PersonRows {
    struct Sealed: Sendable {
        let id: Data
        let nameIndex: Data
        let key: Data
        let profile: Data
        let passwordHash: Data
    }

    static func insert(_ row: Sealed, in database: Database) throws {
        let taken = try database.cachedStatement(sql: "SELECT 1 FROM person WHERE name_index = ?")
        guard try Row.fetchOne(taken, arguments: [row.nameIndex]) == nil else {
            throw StoreError.userNameTaken
        }
        try database.execute(
            sql: "INSERT INTO person (id, name_index, key, profile, password_hash) VALUES (?, ?, ?, ?, ?)",
            arguments: [row.id, row.nameIndex, row.key, row.profile, row.passwordHash])
    }

    static func key(of person: Identifier, in database: Database) throws -> Data {
        let statement = try database.cachedStatement(
            sql: "SELECT key FROM person WHERE id = ? AND key IS NOT NULL")
        guard let key = try Data.fetchOne(statement, arguments: [Data(person.bytes)]) else {
            throw StoreError.unknownPerson(person)
        }
        return key
    }

    static func find(_ column: Column, _ value: Data, in database: Database) throws -> Sealed? {
        let statement = try database.cachedStatement(
            sql: "SELECT * FROM person WHERE \(column.rawValue) = ? AND key IS NOT NULL")
        return try Row.fetchOne(statement, arguments: [value]).map { row in
            let row = CheckedRow(row)
            return Sealed(
                id: try row.data("id"), nameIndex: try row.data("name_index"), key: try row.data("key"),
                profile: try row.data("profile"), passwordHash: try row.data("password_hash"))
        }
    }

    enum Column: String, Sendable {
        case id
        case nameIndex = "name_index"
    }

    static func replacePasswordHash(
        of person: Identifier, with sealed: Data, in database: Database
    ) throws {
        try database.execute(
            sql: "UPDATE person SET password_hash = ? WHERE id = ? AND key IS NOT NULL",
            arguments: [sealed, Data(person.bytes)])
        guard database.changesCount == 1 else { throw StoreError.unknownPerson(person) }
    }

    /// From here on nothing of the person can be read, not even in what is left of the row.
    static func destroyKey(of person: Identifier, in database: Database) throws {
        try database.execute(
            sql: """
                UPDATE person SET name_index = NULL, key = NULL, profile = NULL, password_hash = NULL
                WHERE id = ? AND key IS NOT NULL
                """,
            arguments: [Data(person.bytes)])
        guard database.changesCount == 1 else { throw StoreError.unknownPerson(person) }
    }
}
