import Foundation
import GRDB
import HexisCore

/// The rows of invitations.
enum InvitationRows {
    static func insert(_ invitation: Invitation, _ token: TokenHash, in database: Database) throws {
        try database.execute(
            sql: "DELETE FROM invitation WHERE expires <= ?", arguments: [invitation.made.milliseconds])
        let count = try Int.fetchOne(database, sql: "SELECT count(*) FROM invitation") ?? 0
        guard count < Invitation.most else { throw StoreError.tooManyInvitations }
        try database.execute(
            sql: "INSERT INTO invitation (id, token_hash, made, expires) VALUES (?, ?, ?, ?)",
            arguments: [
                Data(invitation.id.bytes), Data(token.bytes), invitation.made.milliseconds,
                invitation.expires.milliseconds,
            ])
    }

    static func all(at now: Instant, in database: Database) throws -> [Invitation] {
        let rows = try Row.fetchAll(
            database, sql: "SELECT * FROM invitation WHERE expires > ? ORDER BY made DESC, id",
            arguments: [now.milliseconds])
        return try rows.map { row in
            let row = CheckedRow(row)
            return Invitation(
                id: try row.identifier("id"), made: try row.instant("made"),
                expires: try row.instant("expires"))
        }
    }

    static func contains(_ token: TokenHash, at now: Instant, in database: Database) throws -> Bool {
        try Bool.fetchOne(
            database, sql: "SELECT EXISTS (SELECT 1 FROM invitation WHERE token_hash = ? AND expires > ?)",
            arguments: [Data(token.bytes), now.milliseconds]) ?? false
    }

    /// Deletes the invitation with this secret; throws if there is none that can still be used.
    static func use(_ token: TokenHash, at now: Instant, in database: Database) throws {
        try database.execute(
            sql: "DELETE FROM invitation WHERE token_hash = ? AND expires > ?",
            arguments: [Data(token.bytes), now.milliseconds])
        guard database.changesCount == 1 else { throw StoreError.notInvited }
    }

    static func delete(_ id: Identifier, in database: Database) throws {
        try database.execute(sql: "DELETE FROM invitation WHERE id = ?", arguments: [Data(id.bytes)])
    }
}
