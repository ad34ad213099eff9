import Foundation
import GRDB
import HexisCore

/// The rows of due reminders and of push subscriptions.
enum ReminderRows {
    /// Sets the next due instant, unless the account is suspended. Anything due and not yet processed stays due; a claim on it is void, since its
    /// holder did not know of the change.
    static func plan(_ next: Instant?, for person: Identifier, at now: Instant, in database: Database) throws
    {
        guard let next else {
            try database.execute(sql: "DELETE FROM due WHERE person = ?", arguments: [Data(person.bytes)])
            return
        }
        let statement = try database.cachedStatement(
            sql: """
                INSERT INTO due (person, next, leased) SELECT id, ?, 0 FROM person WHERE id = ? AND suspended = 0
                ON CONFLICT (person) DO UPDATE SET
                    next = CASE WHEN next <= ? THEN min(next, excluded.next) ELSE excluded.next END,
                    leased = 0
                """)
        try statement.execute(arguments: [next.milliseconds, Data(person.bytes), now.milliseconds])
    }

    static func next(at now: Instant, in database: Database) throws -> Instant? {
        let statement = try database.cachedStatement(
            sql: "SELECT next FROM due WHERE leased <= ? ORDER BY next LIMIT 1")
        return try Int64.fetchOne(statement, arguments: [now.milliseconds]).map(Instant.init(clamping:))
    }

    static func next(of person: Identifier, in database: Database) throws -> Instant? {
        let statement = try database.cachedStatement(sql: "SELECT next FROM due WHERE person = ?")
        return try Int64.fetchOne(statement, arguments: [Data(person.bytes)]).map(Instant.init(clamping:))
    }

    /// Claims people who are due and not leased; they are the caller's until the lease ends.
    static func claim(
        at now: Instant, until lease: Instant, atMost count: Int, in database: Database
    ) throws -> [DuePerson] {
        let rows = try Row.fetchAll(
            database,
            sql: "SELECT person, next FROM due WHERE next <= ? AND leased <= ? ORDER BY next LIMIT ?",
            arguments: [now.milliseconds, now.milliseconds, count])
        let take = try database.cachedStatement(sql: "UPDATE due SET leased = ? WHERE person = ?")
        return try rows.map { row in
            let row = CheckedRow(row)
            try take.execute(arguments: [lease.milliseconds, try row.data("person")])
            return DuePerson(
                person: try row.identifier("person"), since: try row.instant("next"), lease: lease)
        }
    }

    /// Returns whether the claim was still valid.
    static func complete(_ due: DuePerson, next: Instant?, in database: Database) throws -> Bool {
        if let next {
            let statement = try database.cachedStatement(
                sql: "UPDATE due SET next = ?, leased = 0 WHERE person = ? AND leased = ?")
            try statement.execute(
                arguments: [next.milliseconds, Data(due.person.bytes), due.lease.milliseconds])
        } else {
            let statement = try database.cachedStatement(
                sql: "DELETE FROM due WHERE person = ? AND leased = ?")
            try statement.execute(arguments: [Data(due.person.bytes), due.lease.milliseconds])
        }
        return database.changesCount == 1
    }

    static func setPush(
        _ sealed: Data?, of session: Identifier, of person: Identifier, in database: Database
    ) throws {
        guard let sealed else {
            try database.execute(
                sql: "DELETE FROM push WHERE session = ? AND person = ?",
                arguments: [Data(session.bytes), Data(person.bytes)])
            return
        }
        try database.execute(
            sql: """
                INSERT OR REPLACE INTO push (session, person, sealed)
                SELECT id, person, ? FROM session WHERE id = ? AND person = ?
                """,
            arguments: [sealed, Data(session.bytes), Data(person.bytes)])
        guard database.changesCount == 1 else { throw StoreError.unknownSession(session) }
    }

    static func pushes(
        of person: Identifier, at now: Instant, in database: Database
    ) throws -> [(session: Identifier, sealed: Data)] {
        let rows = try Row.fetchAll(
            database,
            sql: """
                SELECT push.session, push.sealed FROM push JOIN session ON session.id = push.session
                WHERE push.person = ? AND session.expires > ? ORDER BY push.session
                """,
            arguments: [Data(person.bytes), now.milliseconds])
        return try rows.compactMap { row in
            let row = CheckedRow(row)
            guard let session = Identifier(bytes: try row.data("session")) else { return nil }
            return (session, try row.data("sealed"))
        }
    }

    static func journalEnds(after person: Identifier?, atMost count: Int, in database: Database) throws
        -> [JournalEnd]
    {
        let rows = try Row.fetchAll(
            database,
            sql: """
                SELECT id, coalesce((SELECT max(sequence) FROM entry WHERE person = person.id), 0) AS last
                FROM person WHERE id > ? AND key IS NOT NULL AND suspended = 0 ORDER BY id LIMIT ?
                """,
            arguments: [person.map { Data($0.bytes) } ?? Data(), count])
        return try rows.map { row in
            let row = CheckedRow(row)
            return JournalEnd(person: try row.identifier("id"), last: try row.integer("last"))
        }
    }

    static func people(after person: Identifier?, atMost count: Int, in database: Database) throws
        -> [Identifier]
    {
        let ids = try Data.fetchAll(
            database,
            sql: """
                SELECT id FROM person WHERE id > ? AND key IS NOT NULL AND suspended = 0 ORDER BY id LIMIT ?
                """,
            arguments: [person.map { Data($0.bytes) } ?? Data(), count])
        return ids.compactMap { Identifier(bytes: $0) }
    }
}
