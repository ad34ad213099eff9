import Foundation
import HexisCore

/// The rows of webhook subscriptions.
enum WebhookSubscriptionRows {
    /// The key of a row.
    struct Name: Sendable {
        let person: PersonID
        let id: Identifier

        var arguments: SQLArguments { [Data(person.bytes), Data(id.bytes)] }
    }

    /// Inserts a subscription, which receives events from now on.
    static func insert(
        _ name: Name, sealed: Data, knowing completed: Data, at now: Instant, in database: Database
    ) throws {
        try database.execute(
            """
            INSERT INTO listener
                (person, id, made, sealed, is_on, told, completed, leased, failures, given_up, dropped)
            VALUES (?, ?, ?, ?, 1, \(lastEntry), ?, 0, 0, 0, 0)
            """, name.arguments + [now.milliseconds, sealed, Data(name.person.bytes), completed])
    }

    static func turnOn(_ name: Name, knowing completed: Data, in database: Database) throws {
        try database.execute(
            """
            UPDATE listener SET is_on = 1, told = \(lastEntry), completed = ?, failures = 0,
                trouble = NULL, troubled = NULL, given_up = 0, dropped = 0
            WHERE \(one) AND is_on = 0
            """, [Data(name.person.bytes), completed] + name.arguments)
    }

    /// Turns a subscription off, and deletes its queued events, which are no longer wanted.
    static func turnOff(_ name: Name, in database: Database) throws {
        try database.execute(
            "UPDATE listener SET is_on = 0, next = NULL, leased = 0, failures = 0 WHERE \(one)",
            name.arguments)
        try WebhookEventRows.deleteAll(for: name, in: database)
    }

    static func delete(_ name: Name, in database: Database) throws {
        try database.execute("DELETE FROM listener WHERE \(one)", name.arguments)
    }

    static func all(of person: PersonID, in database: Database) throws -> [SealedListener] {
        try database.rows(
            """
            SELECT *, (SELECT count(*) FROM news
                WHERE news.person = listener.person AND news.listener = listener.id) AS waiting
            FROM listener WHERE person = ? ORDER BY made, id
            """, [Data(person.bytes)]
        ).map { try SealedListener($0) }
    }

    /// The people with a subscription that is on.
    static func people(in database: Database) throws -> [PersonID] {
        try database.rows(
            """
            SELECT DISTINCT person FROM listener WHERE is_on = 1
                AND person IN (SELECT id FROM person WHERE suspended = 0)
            """
        ).map { try $0.person() }
    }

    /// Moves the cursor forward. Returns `false` if the subscription is off, or its cursor has moved: someone else
    /// was quicker.
    static func advance(
        _ name: Name, from cursor: Int64, to next: Int64, knowing completed: Data, in database: Database
    ) throws -> Bool {
        return try database.execute(
            "UPDATE listener SET told = ?, completed = ? WHERE \(one) AND is_on = 1 AND told = ?",
            [next, completed] + name.arguments + [cursor]) == 1
    }

    static func drop(_ count: Int, of name: Name, in database: Database) throws {
        try database.execute(
            "UPDATE listener SET dropped = dropped + ? WHERE \(one)", [count] + name.arguments)
    }

    static func wake(_ name: Name, at now: Instant, in database: Database) throws {
        try database.execute(
            "UPDATE listener SET next = ? WHERE \(one) AND next IS NULL", [now.milliseconds] + name.arguments)
    }

    /// Notes the outcome of an attempt, independently of what is queued.
    static func note(_ ending: WebhookResult, of name: Name, at now: Instant, in database: Database) throws {
        let change: (sql: String, arguments: SQLArguments) =
            switch ending {
            case .sent: ("sent = ?, trouble = NULL, troubled = NULL", [now.milliseconds])
            case .refused(let code), .postponed(_, _, let code), .ended(let code):
                ("trouble = ?, troubled = ?", [code, now.milliseconds])
            }
        try database.execute(
            "UPDATE listener SET \(change.sql) WHERE \(one)", change.arguments + name.arguments)
        if case .ended = ending { try turnOff(name, in: database) }
    }

    static let one = "person = ? AND id = ?"
    private static let lastEntry = "(SELECT coalesce(max(sequence), 0) FROM entry WHERE person = ?)"
}
