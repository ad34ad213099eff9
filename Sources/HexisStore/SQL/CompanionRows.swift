import Foundation
import HexisCore

/// The rows of companions' links and of the invitations to them.
enum CompanionRows {
    static func insert(_ invitation: CompanionInvitation, _ code: TokenHash, in database: Database) throws {
        try database.execute(
            "DELETE FROM companion_invitation WHERE expires <= ?", [invitation.made.milliseconds])
        let person = Data(invitation.person.bytes)
        let count = try database.count(
            "SELECT count(*) FROM companion_invitation WHERE person = ?", [person])
        guard count < CompanionInvitation.most else { throw StoreError.tooManyCodes }
        guard
            try database.execute(
                """
                INSERT INTO companion_invitation (id, code_hash, person, challenge, made, expires)
                SELECT ?, ?, id, ?, ?, ? FROM person WHERE id = ? AND key IS NOT NULL
                """,
                [
                    Data(invitation.id.bytes), Data(code.bytes), Data(invitation.challenge.bytes),
                    invitation.made.milliseconds, invitation.expires.milliseconds, person,
                ]) == 1
        else { throw StoreError.unknownPerson(invitation.person) }
    }

    static func invitations(
        of person: PersonID, to challenge: Identifier, at now: Instant, in database: Database
    ) throws -> [CompanionInvitation] {
        try database.rows(
            """
            SELECT * FROM companion_invitation
            WHERE person = ? AND challenge = ? AND expires > ? ORDER BY made DESC, id
            """, [Data(person.bytes), Data(challenge.bytes), now.milliseconds]
        ).map { try CompanionInvitation($0) }
    }

    static func invitation(by code: TokenHash, at now: Instant, in database: Database) throws
        -> CompanionInvitation?
    {
        try database.row(
            """
            SELECT companion_invitation.* FROM companion_invitation
            JOIN person ON person.id = companion_invitation.person
            WHERE code_hash = ? AND expires > ? AND key IS NOT NULL
            """, [Data(code.bytes), now.milliseconds]
        ).map { try CompanionInvitation($0) }
    }

    static func deleteInvitation(_ id: Identifier, of person: PersonID, in database: Database) throws {
        try database.execute(
            "DELETE FROM companion_invitation WHERE id = ? AND person = ?",
            [Data(id.bytes), Data(person.bytes)])
    }

    /// Links two people, and deletes the inviter's invitation with this code. Throws if there is none that can still be
    /// used.
    static func insert(
        _ link: CompanionLink, using code: TokenHash, at now: Instant, in database: Database
    ) throws {
        guard
            try database.execute(
                """
                DELETE FROM companion_invitation
                WHERE code_hash = ? AND person = ? AND challenge = ? AND expires > ?
                """,
                [
                    Data(code.bytes), Data(link.inviter.bytes), Data(link.challenge.bytes), now.milliseconds,
                ]) == 1
        else { throw StoreError.codeUnusable }
        guard
            try database.execute(
                """
                INSERT INTO companion_link (companion, inviter, invited, challenge)
                SELECT ?, inviter.id, invited.id, ? FROM person AS inviter, person AS invited
                WHERE inviter.id = ? AND inviter.key IS NOT NULL
                    AND invited.id = ? AND invited.key IS NOT NULL
                """,
                [
                    Data(link.companion.bytes), Data(link.challenge.bytes), Data(link.inviter.bytes),
                    Data(link.invited.bytes),
                ]) == 1
        else { throw StoreError.codeUnusable }
    }

    static func links(of person: PersonID, in database: Database) throws -> [CompanionLink] {
        try database.rows(
            """
            SELECT companion_link.* FROM companion_link
            JOIN person AS inviter ON inviter.id = companion_link.inviter AND inviter.key IS NOT NULL
            JOIN person AS invited ON invited.id = companion_link.invited AND invited.key IS NOT NULL
            WHERE companion_link.inviter = ?1 OR companion_link.invited = ?1
            """, [Data(person.bytes)]
        ).map { row in
            CompanionLink(
                companion: try row.identifier("companion"), inviter: try row.person("inviter"),
                invited: try row.person("invited"), challenge: try row.identifier("challenge"))
        }
    }

    static func deleteLink(_ companion: Identifier, in database: Database) throws {
        try database.execute("DELETE FROM companion_link WHERE companion = ?", [Data(companion.bytes)])
    }
}

extension CompanionInvitation {
    fileprivate init(_ row: SQLRow) throws {
        self.init(
            id: try row.identifier("id"), person: try row.person(),
            challenge: try row.identifier("challenge"), made: try row.instant("made"),
            expires: try row.instant("expires"))
    }
}
