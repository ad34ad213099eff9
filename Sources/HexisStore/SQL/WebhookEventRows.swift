import Foundation
import HexisCore

/// The rows of queued webhook events. Each subscription has one under way at a time, the earliest.
enum WebhookEventRows {
    typealias Name = WebhookSubscriptionRows.Name

    /// Appends events behind those already queued.
    static func insert(
        _ news: [(id: Identifier, sealed: Data)], for name: Name, at now: Instant, in database: Database
    ) throws {
        for one in news { try insert(one, for: name, at: now, in: database) }
        try makeRoom(for: name, in: database)
        if !news.isEmpty { try WebhookSubscriptionRows.wake(name, at: now, in: database) }
    }

    private static func insert(
        _ one: (id: Identifier, sealed: Data), for name: Name, at now: Instant, in database: Database
    ) throws {
        try database.execute(
            """
            INSERT INTO news (person, listener, number, id, sealed, queued)
            SELECT ?, ?, coalesce(max(number), 0) + 1, ?, ?, ? FROM news WHERE \(listeners)
            """, name.arguments + [Data(one.id.bytes), one.sealed, now.milliseconds] + name.arguments)
    }

    /// Deletes the oldest events beyond the limit.
    private static func makeRoom(for name: Name, in database: Database) throws {
        let count = try database.execute(
            """
            DELETE FROM news WHERE \(listeners)
                AND number <= (SELECT max(number) FROM news WHERE \(listeners)) - ?
            """, name.arguments + name.arguments + [SubscriptionStanding.mostWaiting])
        if count > 0 { try WebhookSubscriptionRows.drop(count, of: name, in: database) }
    }

    static func deleteAll(for name: Name, in database: Database) throws {
        try database.execute("DELETE FROM news WHERE \(listeners)", name.arguments)
    }

    /// Deletes those of all subscriptions of a person. One that is under way may still arrive.
    static func deleteAll(of person: PersonID, in database: Database) throws {
        let person = Data(person.bytes)
        try database.execute("DELETE FROM news WHERE person = ?", [person])
        try database.execute(
            "UPDATE listener SET next = NULL, leased = 0, failures = 0 WHERE person = ?", [person])
    }

    static func next(at now: Instant, in database: Database) throws -> Instant? {
        try database.integer(
            """
            SELECT next FROM listener WHERE next IS NOT NULL AND leased <= ? ORDER BY next LIMIT 1
            """, [now.milliseconds]
        ).map(Instant.init(clamping:))
    }

    static func claim(
        at now: Instant, until lease: Instant, atMost count: Int, in database: Database
    ) throws -> [SealedNews] {
        let rows = try database.rows(claimable, [now.milliseconds, now.milliseconds, count])
        return try rows.map { row in
            let news = try SealedNews(row)
            try database.execute(
                "UPDATE listener SET leased = ? WHERE \(WebhookSubscriptionRows.one)",
                [lease.milliseconds] + news.name.arguments)
            return news
        }
    }

    private static let claimable = """
        SELECT listener.person, listener.id AS listener, listener.sealed AS contents, failures,
            number, news.id, news.sealed, queued
        FROM listener JOIN news ON news.person = listener.person AND news.listener = listener.id
        WHERE next <= ? AND leased <= ? AND number = (SELECT min(number) FROM news AS first
            WHERE first.person = listener.person AND first.listener = listener.id)
        ORDER BY next LIMIT ?
        """

    /// Extends the lease of a claim. Returns `nil` if it has ended.
    static func renew(
        _ claim: ClaimedEvent, until lease: Instant, at now: Instant, in database: Database
    ) throws -> ClaimedEvent? {
        let name = Name(person: claim.person, id: claim.listener)
        let isHeld = try LeaseRows.renew(
            claim.lease, of: (WebhookSubscriptionRows.one, name.arguments), in: "listener", until: lease,
            at: now, database)
        return isHeld ? claim.leased(until: lease) : nil
    }

    /// Finishes a claimed event. Does nothing if the claim has expired.
    static func finish(
        _ claim: ClaimedEvent, _ ending: WebhookResult, at now: Instant, in database: Database
    ) throws {
        guard try release(claim, in: database) else { return }
        let name = Name(person: claim.person, id: claim.listener)
        try WebhookSubscriptionRows.note(ending, of: name, at: now, in: database)
        switch ending {
        case .ended: return
        case .sent: try goOn(after: claim, givenUp: 0, failures: 0, at: now, in: database)
        case .refused: try goOn(after: claim, givenUp: 1, failures: 0, at: now, in: database)
        case .postponed(let next, let oldest, _):
            try postpone(claim, until: next, givingUpBefore: oldest, in: database)
        }
    }

    /// Ends the lease of a claim. Returns `false` if it has expired.
    private static func release(_ claim: ClaimedEvent, in database: Database) throws -> Bool {
        let name = Name(person: claim.person, id: claim.listener)
        return try database.execute(
            "UPDATE listener SET leased = 0 WHERE \(WebhookSubscriptionRows.one) AND leased = ?",
            name.arguments + [claim.lease.milliseconds]) == 1
    }

    private static func goOn(
        after claim: ClaimedEvent, givenUp: Int, failures: Int, at now: Instant, in database: Database
    ) throws {
        let name = Name(person: claim.person, id: claim.listener)
        try database.execute(
            "DELETE FROM news WHERE \(listeners) AND number = ?", name.arguments + [claim.number])
        try go(at: now, name, givenUp: givenUp, failures: failures, in: database)
    }

    private static func postpone(
        _ claim: ClaimedEvent, until next: Instant, givingUpBefore oldest: Instant, in database: Database
    ) throws {
        let name = Name(person: claim.person, id: claim.listener)
        try giveUp(before: oldest, for: name, in: database)
        try go(at: next, name, givenUp: 0, failures: claim.failures + 1, in: database)
    }

    private static func giveUp(before oldest: Instant, for name: Name, in database: Database) throws {
        let count = try database.execute(
            "DELETE FROM news WHERE \(listeners) AND queued < ?", name.arguments + [oldest.milliseconds])
        try database.execute(
            "UPDATE listener SET given_up = given_up + ? WHERE \(WebhookSubscriptionRows.one)",
            [count] + name.arguments)
    }

    /// Makes the subscription's next event due at `next`, if one is queued.
    private static func go(
        at next: Instant, _ name: Name, givenUp: Int, failures: Int, in database: Database
    ) throws {
        try database.execute(
            """
            UPDATE listener SET failures = ?, given_up = given_up + ?,
                next = CASE WHEN EXISTS (SELECT 1 FROM news WHERE \(listeners)) THEN ? END
            WHERE \(WebhookSubscriptionRows.one)
            """, [failures, givenUp] + name.arguments + [next.milliseconds] + name.arguments)
    }

    static func voidClaims(in database: Database) throws {
        try database.execute("UPDATE listener SET leased = 0 WHERE leased > 0")
    }

    private static let listeners = "person = ? AND listener = ?"
}
