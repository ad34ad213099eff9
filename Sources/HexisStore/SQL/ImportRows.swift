import Foundation
import HexisCore

/// The rows of people's imports.
enum ImportRows {
    /// Imports of kinds that only a newer program knows are left to it.
    private static let known = "kind IN (0, 1, 2)"
    private static let one = "person = ? AND kind = ? AND step = ?"

    static func find(
        _ kind: StoredImport.Kind, of person: PersonID, at now: Instant, in database: Database
    ) throws -> SQLRow? {
        try database.row(
            "SELECT * FROM import WHERE person = ? AND kind = ? AND (until > ? OR next IS NOT NULL)",
            [Data(person.bytes), kind.rawValue, now.milliseconds])
    }

    static func count(of person: PersonID, at now: Instant, in database: Database) throws -> Int {
        try database.count(
            "SELECT count(*) FROM import WHERE person = ? AND (until > ? OR next IS NOT NULL)",
            [Data(person.bytes), now.milliseconds])
    }

    /// Returns `false` if the import that is there is a task.
    static func begin(
        _ first: StoredImport, _ sealed: Data, at now: Instant, in database: Database
    ) throws -> Bool {
        let name: SQLArguments = [Data(first.person.bytes), first.kind.rawValue]
        let isTask = try database.contains(
            "SELECT 1 FROM import WHERE person = ? AND kind = ? AND next IS NOT NULL", name)
        if isTask { return false }
        try database.execute("DELETE FROM import WHERE person = ? AND kind = ?", name)
        try insert(first, sealed, at: now, in: database)
        return true
    }

    private static func insert(
        _ first: StoredImport, _ sealed: Data, at now: Instant, in database: Database
    ) throws {
        try database.changeOne(
            """
            INSERT INTO import (person, kind, step, sealed, file, next, leased, until)
            SELECT id, ?, ?, ?, ?, ?, ?, ? FROM person WHERE id = ? AND key IS NOT NULL
            """,
            [first.kind.rawValue, Data(first.step.bytes)] + contents(of: first, sealed, at: now)
                + [Data(first.person.bytes)], else: .unknownPerson(first.person))
    }

    static func advance(
        from step: Identifier, to next: StoredImport, _ sealed: Data, at now: Instant, in database: Database
    ) throws -> Bool {
        try database.execute(
            "UPDATE import SET step = ?, sealed = ?, file = ?, next = ?, leased = ?, until = ? WHERE \(one)",
            [Data(next.step.bytes)] + contents(of: next, sealed, at: now)
                + [Data(next.person.bytes), next.kind.rawValue, Data(step.bytes)]) == 1
    }

    private static func contents(
        of step: StoredImport, _ sealed: Data, at now: Instant
    ) -> SQLArguments {
        [
            sealed, step.file.map { Data($0.bytes) }, step.isTask ? now.milliseconds : nil,
            step.lease.milliseconds, step.until.milliseconds,
        ]
    }

    static func forget(_ step: StoredImport, in database: Database) throws {
        try database.execute("DELETE FROM import WHERE \(one)", name(of: step))
    }

    static func deleteForgotten(at now: Instant, in database: Database) throws {
        try database.execute(
            "DELETE FROM import WHERE until <= ? AND next IS NULL", [now.milliseconds])
    }

    static func next(at now: Instant, in database: Database) throws -> Instant? {
        try database.integer(
            """
            SELECT next FROM import WHERE next IS NOT NULL AND leased <= ? AND \(known) ORDER BY next LIMIT 1
            """, [now.milliseconds]
        ).map(Instant.init(clamping:))
    }

    /// Returns the people and kinds of what is claimed. Its content is long, and no part of the transaction.
    static func claim(
        at now: Instant, until lease: Instant, atMost count: Int, in database: Database
    ) throws -> [(person: PersonID, kind: StoredImport.Kind)] {
        let rows = try database.rows(
            "SELECT person, kind FROM import WHERE next <= ? AND leased <= ? AND \(known) ORDER BY next LIMIT ?",
            [now.milliseconds, now.milliseconds, count])
        for row in rows {
            try database.execute(
                "UPDATE import SET leased = ? WHERE person = ? AND kind = ?",
                [lease.milliseconds, try row.data("person"), try row.integer("kind")])
        }
        return try rows.compactMap { try name(of: $0) }
    }

    /// Returns `nil` for a kind that only a newer program knows.
    private static func name(of row: SQLRow) throws -> (person: PersonID, kind: StoredImport.Kind)? {
        guard let kind = StoredImport.Kind(rawValue: try row.integer("kind")) else { return nil }
        return (try row.person(), kind)
    }

    /// Makes a task one that no server carries out.
    static func giveUp(
        _ kind: StoredImport.Kind, of person: PersonID, in database: Database
    ) throws {
        try database.execute(
            "UPDATE import SET next = NULL, leased = 0 WHERE person = ? AND kind = ?",
            [Data(person.bytes), kind.rawValue])
    }

    /// Returns `nil` if the lease has ended.
    static func renew(
        _ step: StoredImport, until lease: Instant, at now: Instant, in database: Database
    ) throws -> StoredImport? {
        let isHeld = try LeaseRows.renew(
            step.lease, of: (one, name(of: step)), in: "import", until: lease, at: now, database)
        return isHeld ? step.leased(until: lease) : nil
    }

    static func underWay(at now: Instant, in database: Database) throws -> Int {
        try database.count(
            "SELECT count(*) FROM import WHERE next IS NOT NULL OR leased > ?", [now.milliseconds])
    }

    static func voidClaims(in database: Database) throws {
        try database.execute("UPDATE import SET leased = 0 WHERE leased > 0")
    }

    static func name(of step: StoredImport) -> SQLArguments {
        [Data(step.person.bytes), step.kind.rawValue, Data(step.step.bytes)]
    }

    /// Returns `nil` for a kind that only a newer program knows.
    static func read(_ row: SQLRow, with key: PersonKey) throws -> StoredImport? {
        guard let kind = StoredImport.Kind(rawValue: try row.integer("kind")) else { return nil }
        let step = try row.identifier("step")
        let content = try key.requireOpen(try row.data("sealed"), as: .importStep(step))
        return StoredImport(
            person: key.person, kind: kind, step: step, content: Array(content),
            file: row.isNull("file") ? nil : try row.identifier("file"), isTask: !row.isNull("next"),
            lease: try row.instant("leased"), until: try row.instant("until"))
    }
}
