import Foundation
import HexisCore

/// Properties of the database itself.
enum Properties {
    static let epoch = "epoch"
    static let masterKey = "master key"
    /// What lasting keys derive from, sealed. It is not there as long as the first master key is in use.
    static let derivationRoot = "derivation root"
    /// Where PostgreSQL has the database.
    static let location = "location"
    /// There once everything was moved to another database.
    static let moved = "moved"
    /// The epoch of the database from which everything is being moved here.
    static let moving = "moving"

    static func value(_ name: String, in database: Database) throws -> Data? {
        try database.data("SELECT value FROM property WHERE name = ?", [name])
    }

    static func set(_ name: String, to value: Data, in database: Database) throws {
        try database.execute(
            """
            INSERT INTO property (name, value) VALUES (?, ?)
            ON CONFLICT (name) DO UPDATE SET value = excluded.value
            """, [name, value])
    }

    static func epoch(in database: Database) throws -> Identifier {
        guard let epoch = try value(epoch, in: database).flatMap({ Identifier(bytes: $0) }) else {
            throw StoreError.damaged(detail: "it has no epoch")
        }
        return epoch
    }

    /// The fingerprint of the master key that the database was sealed under.
    static func fingerprint(in database: Database) throws -> String {
        guard let fingerprint = try fingerprintIfAny(in: database) else {
            throw StoreError.damaged(detail: "it does not name its master key")
        }
        return fingerprint
    }

    /// The same; `nil` for a new database.
    static func fingerprintIfAny(in database: Database) throws -> String? {
        try value(masterKey, in: database).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Throws if the database was sealed under another key.
    static func requireFit(of fingerprint: String, in database: Database) throws {
        let expected = try self.fingerprint(in: database)
        guard expected == fingerprint else {
            throw StoreError.masterKeyWrong(expected: expected, found: fingerprint)
        }
    }

    /// What lasting keys derive from: the bytes of the first master key that the database had.
    static func derivationRoot(under key: MasterKey, in database: Database) throws -> [UInt8] {
        guard let sealed = try value(derivationRoot, in: database) else { return key.bytes }
        guard let root = key.openRoot(sealed) else {
            throw StoreError.damaged(detail: "its derivation root cannot be decrypted")
        }
        return root
    }

    /// Throws if everything was moved to another database, or has not yet all been moved here.
    static func requireStillHere(in database: Database) throws {
        guard try value(moved, in: database) == nil else { throw StoreError.movedAway }
        guard try value(moving, in: database) == nil else { throw StoreError.moveUnfinished }
    }

    /// Gives a new database its epoch and its key's fingerprint.
    static func introduce(_ key: MasterKey, in database: Database) throws {
        let rows = try database.count("SELECT count(*) FROM property")
        let people = try database.count("SELECT count(*) FROM person")
        guard rows == 0, people == 0 else { return }
        try set(epoch, to: Data(Identifier.random().bytes), in: database)
        try set(masterKey, to: Data(key.fingerprint.utf8), in: database)
    }
}

extension TypedIdentifier {
    static func random() -> Self { Self(.random()) }
}

extension Identifier {
    static func random() -> Identifier {
        Identifier(high: .random(in: .min ... .max), low: .random(in: .min ... .max))
    }
}
