import Foundation
import HexisCore

/// The rows of recovery codes.
enum RecoveryCodeRows {
    static func replace(with codes: [TokenHash], of person: PersonID, in database: Database) throws {
        let person = Data(person.bytes)
        try database.execute("DELETE FROM recovery_code WHERE person = ?", [person])
        for code in codes {
            try database.execute(
                """
                INSERT INTO recovery_code (person, code_hash)
                SELECT id, ? FROM person WHERE id = ? AND key IS NOT NULL
                """, [Data(code.bytes), person])
        }
    }

    static func count(of person: PersonID, in database: Database) throws -> Int {
        try database.count("SELECT count(*) FROM recovery_code WHERE person = ?", [Data(person.bytes)])
    }

    static func contains(_ code: TokenHash, of person: PersonID, in database: Database) throws -> Bool {
        try database.contains(
            "SELECT 1 FROM recovery_code WHERE person = ? AND code_hash = ?",
            [Data(person.bytes), Data(code.bytes)])
    }

    /// Deletes a person's code; throws if there is none.
    static func use(_ code: TokenHash, of person: PersonID, in database: Database) throws {
        try database.changeOne(
            "DELETE FROM recovery_code WHERE person = ? AND code_hash = ?",
            [Data(person.bytes), Data(code.bytes)], else: .codeUnusable)
    }
}
