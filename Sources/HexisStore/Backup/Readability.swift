import Foundation
import GRDB
import HexisCore

/// How much of a database's sealed data opens with its keys. It identifies nobody.
public struct Readability: Hashable, Sendable {
    /// The name and the number of rows of one kind, and how many of them do not open.
    public struct Kind: Hashable, Sendable {
        public let name: String
        public internal(set) var count = 0
        public internal(set) var unreadable = 0
    }

    /// The kinds with at least one row.
    public let kinds: [Kind]

    public var count: Int { kinds.reduce(0) { $0 + $1.count } }
}

extension Readability {
    /// Opens every sealed row, one after the other. Other users of the database never wait: each person is a
    /// separate read transaction.
    ///
    /// - Parameter given: the master key, if it is not in the folder.
    public init(of folder: DataFolder, masterKey given: MasterKey?) throws(StoreError) {
        let key = try folder.existingMasterKey(given: given)
        let queue = try Connection.openReadOnly(folder.databasePath)
        kinds = try StoreError.translating {
            try queue.read { try Properties.requireFit(of: key.fingerprint, in: $0) }
            let sealed = try queue.read { database in
                try SealedKind.all.filter { try database.tableExists($0.table) }
            }
            var kinds = sealed.map { Kind(name: $0.name) }
            var last = Data()
            while let person = try queue.read({ try Readability.person(after: last, in: $0) }) {
                try queue.read { database in
                    let personKey = try Readability.key(of: person, under: key, in: database)
                    for (place, kind) in sealed.enumerated() {
                        try kind.count(person, with: personKey, into: &kinds[place], in: database)
                    }
                }
                last = person
            }
            try queue.close()
            return kinds.filter { $0.count > 0 }
        }
    }

    private static func person(after last: Data, in database: Database) throws -> Data? {
        let statement = try database.cachedStatement(
            sql: "SELECT id FROM person WHERE id > ? AND key IS NOT NULL ORDER BY id LIMIT 1")
        return try Data.fetchOne(statement, arguments: [last])
    }

    private static func key(
        of person: Data, under key: MasterKey, in database: Database
    ) throws -> PersonKey? {
        guard let id = Identifier(bytes: person),
            let sealed = try Data.fetchOne(
                database, sql: "SELECT key FROM person WHERE id = ?", arguments: [person])
        else { return nil }
        return key.open(sealed, for: id)
    }
}
