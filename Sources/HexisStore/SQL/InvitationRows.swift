import Foundation
import HexisCore

/// The rows of invitations.
enum InvitationRows {
    static func insert(_ invitation: Invitation, _ token: TokenHash, in database: Database) throws {
        try database.execute("DELETE FROM invitation WHERE expires <= ?", [invitation.made.milliseconds])
        let count = try database.count("SELECT count(*) FROM invitation")
        guard count < Invitation.most else { throw StoreError.tooManyInvitations }
        try database.execute(
            "INSERT INTO invitation (id, token_hash, made, expires) VALUES (?, ?, ?, ?)",
            [
                Data(invitation.id.bytes), Data(token.bytes), invitation.made.milliseconds,
                invitation.expires.milliseconds,
            ])
    }

    static func all(at now: Instant, in database: Database) throws -> [Invitation] {
        let rows = try database.rows(
            "SELECT * FROM invitation WHERE expires > ? ORDER BY made DESC, id", [now.milliseconds])
        return try rows.map { row in
            Invitation(
                id: try row.identifier("id"), made: try row.instant("made"),
                expires: try row.instant("expires"))
        }
    }

    static func contains(_ token: TokenHash, at now: Instant, in database: Database) throws -> Bool {
        try database.contains(
            "SELECT 1 FROM invitation WHERE token_hash = ? AND expires > ?",
            [Data(token.bytes), now.milliseconds])
    }

    /// Deletes the invitation with this secret; throws if there is none that can still be used.
    static func use(_ token: TokenHash, at now: Instant, in database: Database) throws {
        try database.changeOne(
            "DELETE FROM invitation WHERE token_hash = ? AND expires > ?",
            [Data(token.bytes), now.milliseconds], else: .notInvited)
    }

    static func delete(_ id: Identifier, in database: Database) throws {
        try database.execute("DELETE FROM invitation WHERE id = ?", [Data(id.bytes)])
    }
}
