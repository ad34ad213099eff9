import Foundation
import HexisCore

/// The rows of sessions.
enum SessionRows {
    static func insert(_ session: Session, label: Data, _ hash: TokenHash, in database: Database) throws {
        let person = Data(session.person.bytes)
        try database.execute(
            "DELETE FROM session WHERE person = ? AND expires <= ?", [person, session.created.milliseconds])
        try database.execute(
            """
            INSERT INTO session (id, person, token_hash, device, label, created, last_seen, expires)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?)
            """,
            [
                Data(session.id.bytes), person, Data(hash.bytes), Data(session.device.bytes), label,
                session.created.milliseconds, session.lastSeen.milliseconds, session.expires.milliseconds,
            ])
    }

    static func find(_ hash: TokenHash, in database: Database) throws -> SealedSession? {
        try database.row("SELECT * FROM session WHERE token_hash = ?", [Data(hash.bytes)]).map(
            SealedSession.init)
    }

    static func all(of person: PersonID, in database: Database) throws -> [SealedSession] {
        let rows = try database.rows(
            "SELECT * FROM session WHERE person = ? ORDER BY last_seen DESC, created DESC, id",
            [Data(person.bytes)])
        return try rows.map(SealedSession.init)
    }

    static func touch(_ session: Session, at now: Instant, in database: Database) throws {
        try database.execute(
            "UPDATE session SET last_seen = ? WHERE id = ? AND person = ? AND last_seen < ?",
            [
                now.milliseconds, Data(session.id.bytes), Data(session.person.bytes), now.milliseconds,
            ])
    }

    static func renew(
        _ session: Session, label: Data, until expires: Instant, in database: Database
    ) throws {
        try database.execute(
            "UPDATE session SET label = ?, expires = ?, warned = NULL WHERE id = ? AND person = ?",
            [
                label, expires.milliseconds, Data(session.id.bytes), Data(session.person.bytes),
            ])
    }

    /// Sessions that end soon, each with its browser's push subscription.
    static func ending(
        before instant: Instant, at now: Instant, atMost count: Int, in database: Database
    ) throws -> [(session: SealedSession, push: Data)] {
        let rows = try database.rows(
            """
            SELECT session.*, push.sealed AS push FROM session JOIN push ON push.session = session.id
            WHERE expires > ? AND expires <= ? AND warned IS NULL ORDER BY expires LIMIT ?
            """, [now.milliseconds, instant.milliseconds, count])
        return try rows.map { (try SealedSession($0), try $0.data("push")) }
    }

    static func ended(
        at now: Instant, atMost count: Int, in database: Database
    ) throws -> [SealedSession] {
        let rows = try database.rows(
            """
            SELECT session.* FROM session JOIN push ON push.session = session.id
            WHERE expires <= ? ORDER BY expires LIMIT ?
            """, [now.milliseconds, count])
        return try rows.map(SealedSession.init)
    }

    static func warned(_ session: Session, at now: Instant, in database: Database) throws {
        try database.execute(
            "UPDATE session SET warned = ? WHERE id = ? AND person = ?",
            [now.milliseconds, Data(session.id.bytes), Data(session.person.bytes)])
    }

    static func delete(_ session: SessionID, of person: PersonID, in database: Database) throws {
        try database.changeOne(
            "DELETE FROM session WHERE id = ? AND person = ?", [Data(session.bytes), Data(person.bytes)],
            else: .unknownSession(session))
    }

    static func deleteAll(of person: PersonID, except kept: SessionID?, in database: Database) throws {
        try database.execute(
            "DELETE FROM session WHERE person = ? AND id IS DISTINCT FROM ?",
            [Data(person.bytes), kept.map { Data($0.bytes) }])
    }
}
