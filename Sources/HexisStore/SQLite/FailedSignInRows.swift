import Foundation
import GRDB
import HexisCore

/// The rows that count failed sign-ins. Only existing accounts have any.
enum FailedSignInRows {
    /// Counts a failed sign-in, and deletes rows that are too old or from when the clock was ahead.
    static func count(for person: Identifier, at now: Instant, in database: Database) throws {
        let id = Data(person.bytes)
        let time = now.milliseconds
        try database.execute(
            sql: "DELETE FROM failed_sign_in WHERE person = ? AND (begin <= ? OR begin > ?)",
            arguments: [id, time - FailedSignIns.kept, time])
        try database.execute(
            sql: """
                INSERT INTO failed_sign_in (person, begin, count)
                SELECT id, ?, 1 FROM person WHERE id = ? AND key IS NOT NULL
                ON CONFLICT DO UPDATE SET count = count + 1
                """,
            arguments: [time / FailedSignIns.quarter * FailedSignIns.quarter, id])
    }

    static func all(
        of person: Identifier, at now: Instant, in database: Database
    ) throws -> [FailedSignIns] {
        try Row.fetchAll(
            database,
            sql: """
                SELECT begin, count FROM failed_sign_in WHERE person = ? AND begin > ? AND begin <= ?
                ORDER BY begin DESC
                """,
            arguments: [Data(person.bytes), now.milliseconds - FailedSignIns.kept, now.milliseconds]
        ).map { row in
            FailedSignIns(begin: Instant(clamping: row["begin"]), count: row["count"])
        }
    }
}
