import Foundation
import GRDB
import HexisCore

/// How much of a database's sealed data opens with its keys. It identifies nobody.
package struct Readability: Hashable, Sendable {
    /// The name and the number of rows of one kind, and how many of them do not open.
    package struct Kind: Hashable, Sendable {
        package let name: String
        package internal(set) var count = 0
        package internal(set) var unreadable = 0
    }

    /// The kinds with at least one row.
    package let kinds: [Kind]

    package var count: Int { kinds.reduce(0) { $0 + $1.count } }
}

extension Readability {
    /// Opens every sealed row, one after the other. Other users of the database never wait: each person is a
    /// separate read transaction.
    ///
    /// - Parameter given: the master key, if it is not in the folder.
    package init(of folder: DataFolder, masterKey given: MasterKey?) throws(StoreError) {
        let key = FoundKey(in: folder, given: given)
        let queue = try Connection.openReadOnly(folder.databasePath)
        self = try StoreError.translating {
            let kinds = try queue.read { database in
                try SealedKind.all.filter { try database.tableExists($0.table) }
            }
            let found = try Readability(of: kinds, under: key) { body in
                try queue.read { try body(Database($0)) }
            }
            try queue.close()
            return found
        }
    }

    /// The same for a PostgreSQL database; the folder has the master key.
    package init(
        of address: PostgreSQLAddress, in folder: DataFolder, masterKey given: MasterKey?
    ) throws(StoreError) {
        let key = FoundKey(in: folder, given: given)
        let connection = PostgreSQLConnection(to: address)
        self = try StoreError.translating {
            try Readability(of: SealedKind.all, under: key) { body in
                try connection.reading { try body(Database(connection: connection)) }
            }
        }
    }

    private init(
        of sealed: [SealedKind], under key: FoundKey,
        reading read: ((Database) throws -> Void) throws -> Void
    ) throws {
        try read { _ = try key.fitting($0) }
        var kinds = sealed.map { Kind(name: $0.name) }
        var last: Data? = Data()
        while let before = last {
            var counted = kinds
            try read { database in
                // A read that is repeated counts anew.
                counted = kinds
                last = try Readability.person(after: before, in: database)
                guard let person = last else { return }
                try Readability.count(person, in: sealed, under: key, into: &counted, database)
            }
            kinds = counted
        }
        self.kinds = kinds.filter { $0.count > 0 }
    }

    private static func person(after last: Data, in database: Database) throws -> Data? {
        try database.data(
            "SELECT id FROM person WHERE id > ? AND key IS NOT NULL ORDER BY id LIMIT 1", [last])
    }

    private static func count(
        _ person: Data, in sealed: [SealedKind], under key: FoundKey, into kinds: inout [Kind],
        _ database: Database
    ) throws {
        let personKey = try Readability.key(of: person, under: key.fitting(database), in: database)
        for (place, kind) in sealed.enumerated() {
            try kind.count(person, with: personKey, into: &kinds[place], in: database)
        }
    }

    private static func key(
        of person: Data, under key: MasterKey, in database: Database
    ) throws -> PersonKey? {
        guard let id = PersonID(bytes: person),
            let sealed = try database.data("SELECT key FROM person WHERE id = ?", [person])
        else { return nil }
        return key.open(sealed, for: id)
    }

    /// The master key of a database, which a running server may rotate meanwhile.
    private final class FoundKey {
        private let folder: DataFolder
        private let given: MasterKey?
        private var last: MasterKey?

        init(in folder: DataFolder, given: MasterKey?) {
            self.folder = folder
            self.given = given
        }

        /// The key that fits the database as this transaction sees it. Throws if there is none.
        func fitting(_ database: Database) throws -> MasterKey {
            let fingerprint = try Properties.fingerprint(in: database)
            if let last, last.fingerprint == fingerprint { return last }
            let key = try folder.masterKey(of: database, given: given)
            last = key
            return key
        }
    }
}
