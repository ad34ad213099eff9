import Foundation
import HexisCore

/// The rows of companions' links and of the invitations to them.
enum CompanionRows {
    static func insert(_ invitation: CompanionInvitation, _ code: TokenHash, in database: Database) throws {
        try makeRoom(for: invitation, in: database)
        try database.changeOne(
            """
            INSERT INTO companion_invitation (id, code_hash, person, challenge, made, expires)
            SELECT ?, ?, id, ?, ?, ? FROM person WHERE id = ? AND key IS NOT NULL
            """,
            [
                Data(invitation.id.bytes), Data(code.bytes), Data(invitation.challenge.bytes),
                invitation.made.milliseconds, invitation.expires.milliseconds, Data(invitation.person.bytes),
            ], else: .unknownPerson(invitation.person))
    }

    /// Deletes invitations that have expired. Throws if the person has too many others.
    private static func makeRoom(for invitation: CompanionInvitation, in database: Database) throws {
        try database.execute(
            "DELETE FROM companion_invitation WHERE expires <= ?", [invitation.made.milliseconds])
        let count = try database.count(
            "SELECT count(*) FROM companion_invitation WHERE person = ?", [Data(invitation.person.bytes)])
        guard count < CompanionInvitation.most else { throw StoreError.tooManyCodes }
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
}

extension CompanionInvitation {
    fileprivate init(_ row: SQLRow) throws {
        self.init(
            id: try row.identifier("id"), person: try row.person(),
            challenge: try row.identifier("challenge"), made: try row.instant("made"),
            expires: try row.instant("expires"))
    }
}
