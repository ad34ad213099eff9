import Foundation
import HexisCore

/// Replaces the master key that a database is sealed under.
enum Resealing {
    /// How many people are in memory at a time.
    private static let step = 1000

    /// Seals every person's key under the next master key, and hides their user names with it.
    ///
    /// - Returns: the number of people.
    static func run(from old: MasterKey, to next: MasterKey, in database: Database) throws -> Int {
        let root = try Properties.derivationRoot(under: old, in: database)
        var count = 0
        var last = Data()
        while true {
            let people = try people(after: last, in: database)
            for person in people { try reseal(person, from: old, to: next, in: database) }
            count += people.count
            guard let furthest = people.last else { break }
            last = try furthest.data("id")
        }
        try Properties.set(Properties.masterKey, to: Data(next.fingerprint.utf8), in: database)
        try Properties.set(Properties.derivationRoot, to: try next.seal(root: root), in: database)
        return count
    }

    private static func people(after last: Data, in database: Database) throws -> [SQLRow] {
        try database.rows(
            """
            SELECT id, key, profile FROM person WHERE id > ? AND key IS NOT NULL ORDER BY id LIMIT \(step)
            """, [last])
    }

    private static func reseal(
        _ row: SQLRow, from old: MasterKey, to next: MasterKey, in database: Database
    ) throws {
        let person = try row.person("id")
        guard let key = old.open(try row.data("key"), for: person) else {
            throw StoreError.unreadable(person: person, field: "key")
        }
        let profile = try key.openProfile(try row.data("profile"))
        try database.execute(
            "UPDATE person SET key = ?, name_index = ? WHERE id = ?",
            [try next.seal(key), next.blindIndex(of: profile.userName), Data(person.bytes)])
    }
}
