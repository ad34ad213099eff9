import Foundation
import GRDB
import HexisCore

/// What a database says about itself.
enum Properties {
    static let epoch = "epoch"
    static let masterKey = "master key"

    static func value(_ name: String, in database: Database) throws -> Data? {
        try Data.fetchOne(database, sql: "SELECT value FROM property WHERE name = ?", arguments: [name])
    }

    static func set(_ name: String, to value: Data, in database: Database) throws {
        try database.execute(
            sql: "INSERT OR REPLACE INTO property (name, value) VALUES (?, ?)", arguments: [name, value])
    }

    static func epoch(in database: Database) throws -> Identifier {
        guard let epoch = try value(epoch, in: database).flatMap({ Identifier(bytes: $0) }) else {
            throw StoreError.damaged(detail: "it has no epoch")
        }
        return epoch
    }

    /// Of the master key that the database was sealed under.
    static func fingerprint(in database: Database) throws -> String {
        guard let value = try value(masterKey, in: database) else {
            throw StoreError.damaged(detail: "it does not name its master key")
        }
        return String(decoding: value, as: UTF8.self)
    }

    /// Refuses a key that the database was not sealed under.
    static func requireFit(of fingerprint: String, in database: Database) throws {
        let expected = try self.fingerprint(in: database)
        guard expected == fingerprint else {
            throw StoreError.masterKeyWrong(expected: expected, found: fingerprint)
        }
    }

    /// Gives a database that was just made its epoch, and the name of its key.
    static func introduce(_ key: MasterKey, in database: Database) throws {
        let rows = try Int.fetchOne(database, sql: "SELECT count(*) FROM property") ?? 0
        let people = try Int.fetchOne(database, sql: "SELECT count(*) FROM person") ?? 0
        guard rows == 0, people == 0 else { return }
        try set(epoch, to: Data(Identifier.random().bytes), in: database)
        try set(masterKey, to: Data(key.fingerprint.utf8), in: database)
    }
}

extension Identifier {
    static func random() -> Identifier {
        Identifier(high: .random(in: .min ... .max), low: .random(in: .min ... .max))
    }
}
