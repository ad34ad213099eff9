import Foundation
import HexisCore

/// The rows that count failed sign-ins. Only existing accounts have any.
enum FailedSignInRows {
    /// Counts a failed sign-in, and deletes rows that are too old or from when the clock was ahead.
    static func count(for person: PersonID, at now: Instant, in database: Database) throws {
        try deleteOutdated(of: person, at: now, in: database)
        let begin = now.milliseconds - now.milliseconds % FailedSignIns.quarter.milliseconds
        try database.execute(
            """
            INSERT INTO failed_sign_in (person, begin, count)
            SELECT id, ?, 1 FROM person WHERE id = ? AND key IS NOT NULL
            ON CONFLICT (person, begin) DO UPDATE SET count = failed_sign_in.count + 1
            """, [begin, Data(person.bytes)])
    }

    private static func deleteOutdated(of person: PersonID, at now: Instant, in database: Database) throws {
        try database.execute(
            "DELETE FROM failed_sign_in WHERE person = ? AND (begin <= ? OR begin > ?)",
            [Data(person.bytes), (now - FailedSignIns.kept).milliseconds, now.milliseconds])
    }

    static func all(
        of person: PersonID, at now: Instant, in database: Database
    ) throws -> [FailedSignIns] {
        try database.rows(
            """
            SELECT begin, count FROM failed_sign_in WHERE person = ? AND begin > ? AND begin <= ?
            ORDER BY begin DESC
            """, [Data(person.bytes), (now - FailedSignIns.kept).milliseconds, now.milliseconds]
        ).map { row in
            FailedSignIns(begin: try row.instant("begin"), count: Int(clamping: try row.integer("count")))
        }
    }
}
