import Foundation
import HexisCore

/// The rows of care providers' links and of the invitations to them.
enum CareRows {
    static func insert(_ invitation: CareInvitation, _ code: TokenHash, in database: Database) throws {
        try makeRoom(for: invitation, in: database)
        try database.changeOne(
            """
            INSERT INTO care_invitation (id, code_hash, patient, made, expires)
            SELECT ?, ?, id, ?, ? FROM person WHERE id = ? AND key IS NOT NULL
            """,
            [
                Data(invitation.id.bytes), Data(code.bytes), invitation.made.milliseconds,
                invitation.expires.milliseconds, Data(invitation.patient.bytes),
            ], else: .unknownPerson(invitation.patient))
    }

    /// Deletes invitations that have expired. Throws if the patient has too many others.
    private static func makeRoom(for invitation: CareInvitation, in database: Database) throws {
        try database.execute("DELETE FROM care_invitation WHERE expires <= ?", [invitation.made.milliseconds])
        let count = try database.count(
            "SELECT count(*) FROM care_invitation WHERE patient = ?", [Data(invitation.patient.bytes)])
        guard count < CareInvitation.most else { throw StoreError.tooManyCodes }
    }

    static func invitations(of patient: PersonID, at now: Instant, in database: Database) throws
        -> [CareInvitation]
    {
        try database.rows(
            "SELECT * FROM care_invitation WHERE patient = ? AND expires > ? ORDER BY made DESC, id",
            [Data(patient.bytes), now.milliseconds]
        ).map { try CareInvitation($0) }
    }

    static func invitation(by code: TokenHash, at now: Instant, in database: Database) throws
        -> CareInvitation?
    {
        try database.row(
            """
            SELECT care_invitation.* FROM care_invitation JOIN person ON person.id = patient
            WHERE code_hash = ? AND expires > ? AND key IS NOT NULL
            """, [Data(code.bytes), now.milliseconds]
        ).map { try CareInvitation($0) }
    }

    static func deleteInvitation(_ id: Identifier, of patient: PersonID, in database: Database) throws {
        try database.execute(
            "DELETE FROM care_invitation WHERE id = ? AND patient = ?", [Data(id.bytes), Data(patient.bytes)])
    }

    /// Deletes the patient's invitation with this code; throws if there is none that can still be used.
    static func use(_ code: TokenHash, of patient: PersonID, at now: Instant, in database: Database) throws {
        try database.changeOne(
            "DELETE FROM care_invitation WHERE code_hash = ? AND patient = ? AND expires > ?",
            [Data(code.bytes), Data(patient.bytes), now.milliseconds], else: .codeUnusable)
    }

    static func insert(_ link: CareLink, in database: Database) throws {
        try database.changeOne(
            """
            INSERT INTO care_link (connection, patient, provider)
            SELECT ?, patient.id, provider.id FROM person AS patient, person AS provider
            WHERE patient.id = ? AND patient.key IS NOT NULL
                AND provider.id = ? AND provider.key IS NOT NULL
            """, [Data(link.connection.bytes), Data(link.patient.bytes), Data(link.provider.bytes)],
            else: .codeUnusable)
    }

    static func links(where column: Column, is person: PersonID, in database: Database) throws -> [CareLink] {
        try database.rows(
            """
            SELECT care_link.* FROM care_link
            JOIN person AS patient ON patient.id = care_link.patient AND patient.key IS NOT NULL
            JOIN person AS provider ON provider.id = care_link.provider AND provider.key IS NOT NULL
            WHERE care_link.\(column.rawValue) = ?
            """, [Data(person.bytes)]
        ).map { try CareLink($0) }
    }

    enum Column: String {
        case patient, provider
    }
}

extension CareInvitation {
    fileprivate init(_ row: SQLRow) throws {
        self.init(
            id: try row.identifier("id"), patient: try row.person("patient"),
            made: try row.instant("made"),
            expires: try row.instant("expires"))
    }
}

extension CareLink {
    fileprivate init(_ row: SQLRow) throws {
        self.init(
            connection: try row.identifier("connection"), patient: try row.person("patient"),
            provider: try row.person("provider"))
    }
}
