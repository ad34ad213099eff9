import Foundation
import GRDB
import HexisCore

/// The rows of who is called next, and of how browsers are reached.
enum ReminderRows {
    /// A row that is new has nothing to make up for; one that is there keeps what it was seen to up to.
    static func plan(_ next: Instant?, for person: Identifier, at now: Instant, in database: Database) throws
    {
        guard let next else {
            try database.execute(sql: "DELETE FROM due WHERE person = ?", arguments: [Data(person.bytes)])
            return
        }
        try database.execute(
            sql: """
                INSERT INTO due (person, next, since, leased) SELECT id, ?, ?, 0 FROM person WHERE id = ?
                ON CONFLICT (person) DO UPDATE SET next = excluded.next
                """,
            arguments: [next.milliseconds, now.milliseconds, Data(person.bytes)])
    }

    /// Those who are due and whom nobody else is seeing to; they are the caller's until the lease ends.
    static func claim(
        at now: Instant, until lease: Instant, atMost count: Int, in database: Database
    ) throws -> [DuePerson] {
        let rows = try Row.fetchAll(
            database,
            sql: "SELECT person, since FROM due WHERE next <= ? AND leased <= ? ORDER BY next LIMIT ?",
            arguments: [now.milliseconds, now.milliseconds, count])
        return try rows.map { row in
            let row = CheckedRow(row)
            let id = try row.data("person")
            guard let person = Identifier(bytes: id) else {
                throw StoreError.damaged(detail: "a person who is due has an id of the wrong length")
            }
            try database.execute(
                sql: "UPDATE due SET leased = ? WHERE person = ?", arguments: [lease.milliseconds, id])
            return DuePerson(person: person, since: Instant(clamping: try row.integer("since")))
        }
    }

    /// What was planned meanwhile for earlier stays.
    static func complete(
        _ person: Identifier, upTo now: Instant, next: Instant?, in database: Database
    ) throws {
        guard let next else {
            try database.execute(
                sql: "DELETE FROM due WHERE person = ? AND next <= ?",
                arguments: [Data(person.bytes), now.milliseconds])
            return
        }
        try database.execute(
            sql: """
                UPDATE due SET since = ?, leased = 0,
                    next = CASE WHEN next > ? THEN min(next, ?) ELSE ? END
                WHERE person = ?
                """,
            arguments: [
                now.milliseconds, now.milliseconds, next.milliseconds, next.milliseconds,
                Data(person.bytes),
            ])
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

    static func people(after person: Identifier?, atMost count: Int, in database: Database) throws
        -> [Identifier]
    {
        let ids = try Data.fetchAll(
            database,
            sql: "SELECT id FROM person WHERE id > ? AND key IS NOT NULL ORDER BY id LIMIT ?",
            arguments: [person.map { Data($0.bytes) } ?? Data(), count])
        return ids.compactMap { Identifier(bytes: $0) }
    }
}
