import Foundation
import HexisCore

extension CompanionRows {
    /// Links two people, and deletes the inviter's invitation with this code. Throws if there is none that can still be
    /// used.
    static func insert(
        _ link: CompanionLink, using code: TokenHash, at now: Instant, in database: Database
    ) throws {
        try use(code, for: link, at: now, in: database)
        try insert(link, in: database)
    }

    private static func use(
        _ code: TokenHash, for link: CompanionLink, at now: Instant, in database: Database
    ) throws {
        try database.changeOne(
            """
            DELETE FROM companion_invitation
            WHERE code_hash = ? AND person = ? AND challenge = ? AND expires > ?
            """,
            [Data(code.bytes), Data(link.inviter.bytes), Data(link.challenge.bytes), now.milliseconds],
            else: .codeUnusable)
    }

    private static func insert(_ link: CompanionLink, in database: Database) throws {
        let companion = Data(link.companion.bytes)
        try database.changeOne(
            """
            INSERT INTO companion_link (companion, inviter, invited, challenge)
            SELECT ?, inviter.id, invited.id, ? FROM person AS inviter, person AS invited
            WHERE inviter.id = ? AND inviter.key IS NOT NULL
                AND invited.id = ? AND invited.key IS NOT NULL
            """,
            [companion, Data(link.challenge.bytes), Data(link.inviter.bytes), Data(link.invited.bytes)],
            else: .codeUnusable)
    }

    static func links(of person: PersonID, in database: Database) throws -> [CompanionLink] {
        try database.rows(
            """
            SELECT companion_link.* FROM companion_link
            JOIN person AS inviter ON inviter.id = companion_link.inviter AND inviter.key IS NOT NULL
            JOIN person AS invited ON invited.id = companion_link.invited AND invited.key IS NOT NULL
            WHERE companion_link.inviter = ?1 OR companion_link.invited = ?1
            """, [Data(person.bytes)]
        ).map { try CompanionLink($0) }
    }

    static func deleteLink(_ companion: Identifier, in database: Database) throws {
        try database.execute("DELETE FROM companion_link WHERE companion = ?", [Data(companion.bytes)])
    }
}

extension CompanionLink {
    fileprivate init(_ row: SQLRow) throws {
        self.init(
            companion: try row.identifier("companion"), inviter: try row.person("inviter"),
            invited: try row.person("invited"), challenge: try row.identifier("challenge"))
    }
}
