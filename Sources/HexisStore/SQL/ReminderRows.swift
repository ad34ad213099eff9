import Foundation
import HexisCore

/// The rows of due reminders and of push subscriptions.
enum ReminderRows {
    /// Sets the next due instant, unless the account is suspended. Anything due and not yet processed stays due; a claim on it is void, since its
    /// holder did not know of the change.
    static func plan(_ next: Instant?, for person: PersonID, at now: Instant, in database: Database) throws {
        guard let next else { return try deletePlan(for: person, in: database) }
        try database.execute(
            """
            INSERT INTO due (person, next, leased) SELECT id, ?, 0 FROM person WHERE id = ? AND suspended = 0
            ON CONFLICT (person) DO UPDATE SET
                next = CASE WHEN due.next <= ? AND due.next < excluded.next THEN due.next ELSE excluded.next END,
                leased = 0
            """, [next.milliseconds, Data(person.bytes), now.milliseconds])
    }

    private static func deletePlan(for person: PersonID, in database: Database) throws {
        try database.execute("DELETE FROM due WHERE person = ?", [Data(person.bytes)])
    }

    static func next(at now: Instant, in database: Database) throws -> Instant? {
        try database.integer(
            "SELECT next FROM due WHERE leased <= ? ORDER BY next LIMIT 1", [now.milliseconds]
        ).map(Instant.init(clamping:))
    }

    static func next(of person: PersonID, in database: Database) throws -> Instant? {
        try database.integer("SELECT next FROM due WHERE person = ?", [Data(person.bytes)]).map(
            Instant.init(clamping:))
    }

    /// Claims people who are due and not leased; they are the caller's until the lease ends.
    static func claim(
        at now: Instant, until lease: Instant, atMost count: Int, in database: Database
    ) throws -> [DuePerson] {
        let rows = try database.rows(
            "SELECT person, next FROM due WHERE next <= ? AND leased <= ? ORDER BY next LIMIT ?",
            [now.milliseconds, now.milliseconds, count])
        return try rows.map { row in
            try database.execute(
                "UPDATE due SET leased = ? WHERE person = ?", [lease.milliseconds, try row.data("person")])
            return DuePerson(
                person: try row.person(), since: try row.instant("next"), lease: lease)
        }
    }

    /// Returns whether the claim was still valid.
    static func complete(_ due: DuePerson, next: Instant?, in database: Database) throws -> Bool {
        let claim: SQLArguments = [Data(due.person.bytes), due.lease.milliseconds]
        let changed =
            if let next {
                try database.execute(
                    "UPDATE due SET next = ?, leased = 0 WHERE person = ? AND leased = ?",
                    [next.milliseconds] + claim)
            } else {
                try database.execute("DELETE FROM due WHERE person = ? AND leased = ?", claim)
            }
        return changed == 1
    }

    static func setPush(
        _ sealed: Data?, of session: SessionID, of person: PersonID, in database: Database
    ) throws {
        guard let sealed else { return try deletePush(of: session, of: person, in: database) }
        try database.changeOne(
            """
            INSERT INTO push (session, person, sealed)
            SELECT id, person, ? FROM session WHERE id = ? AND person = ?
            ON CONFLICT (session) DO UPDATE SET person = excluded.person, sealed = excluded.sealed
            """, [sealed, Data(session.bytes), Data(person.bytes)], else: .unknownSession(session))
    }

    private static func deletePush(
        of session: SessionID, of person: PersonID, in database: Database
    ) throws {
        try database.execute(
            "DELETE FROM push WHERE session = ? AND person = ?", [Data(session.bytes), Data(person.bytes)])
    }

    static func pushes(
        of person: PersonID, at now: Instant, in database: Database
    ) throws -> [(session: SessionID, sealed: Data)] {
        let rows = try database.rows(
            """
            SELECT push.session, push.sealed FROM push JOIN session ON session.id = push.session
            WHERE push.person = ? AND session.expires > ? ORDER BY push.session
            """, [Data(person.bytes), now.milliseconds])
        return try rows.map { (SessionID(try $0.identifier("session")), try $0.data("sealed")) }
    }

    static func journalEnds(after person: PersonID?, atMost count: Int, in database: Database) throws
        -> [JournalEnd]
    {
        let rows = try database.rows(
            """
            SELECT id, coalesce((SELECT max(sequence) FROM entry WHERE person = person.id), 0) AS last
            FROM person WHERE id > ? AND key IS NOT NULL AND suspended = 0 ORDER BY id LIMIT ?
            """, [person.map { Data($0.bytes) } ?? Data(), count])
        return try rows.map { row in
            JournalEnd(person: try row.person("id"), last: try row.integer("last"))
        }
    }

    static func people(after person: PersonID?, atMost count: Int, in database: Database) throws
        -> [PersonID]
    {
        let rows = try database.rows(
            """
            SELECT id FROM person WHERE id > ? AND key IS NOT NULL AND suspended = 0 ORDER BY id LIMIT ?
            """, [person.map { Data($0.bytes) } ?? Data(), count])
        return try rows.map { try $0.person("id") }
    }
}
