import Foundation
import GRDB
import HexisCore

/// The rows of recovery codes.
enum RecoveryCodeRows {
    static func replace(with codes: [TokenHash], of person: Identifier, in database: Database) throws {
        let person = Data(person.bytes)
        try database.execute(sql: "DELETE FROM recovery_code WHERE person = ?", arguments: [person])
        for code in codes {
            try database.execute(
                sql: """
                    INSERT INTO recovery_code (person, code_hash)
                    SELECT id, ? FROM person WHERE id = ? AND key IS NOT NULL
                    """,
                arguments: [Data(code.bytes), person])
        }
    }

    static func count(of person: Identifier, in database: Database) throws -> Int {
        try Int.fetchOne(
            database, sql: "SELECT count(*) FROM recovery_code WHERE person = ?",
            arguments: [Data(person.bytes)]) ?? 0
    }

    static func contains(_ code: TokenHash, of person: Identifier, in database: Database) throws -> Bool {
        try Bool.fetchOne(
            database,
            sql: "SELECT EXISTS (SELECT 1 FROM recovery_code WHERE person = ? AND code_hash = ?)",
            arguments: [Data(person.bytes), Data(code.bytes)]) ?? false
    }

    /// Deletes a person's code; throws if there is none.
    static func use(_ code: TokenHash, of person: Identifier, in database: Database) throws {
        try database.execute(
            sql: "DELETE FROM recovery_code WHERE person = ? AND code_hash = ?",
            arguments: [Data(person.bytes), Data(code.bytes)])
        guard database.changesCount == 1 else { throw StoreError.codeUnusable }
    }
}
