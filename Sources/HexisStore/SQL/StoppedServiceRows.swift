import HexisCore

/// The rows of paused push services.
enum StoppedServiceRows {
    static func insert(_ service: StoppedService, in database: Database) throws {
        try database.execute(
            """
            INSERT INTO stopped_service (origin, code, until) VALUES (?, ?, ?)
            ON CONFLICT (origin) DO UPDATE SET code = excluded.code, until = excluded.until
            """, [service.origin, service.code, service.until.milliseconds])
    }

    /// Returns whether the row existed.
    static func delete(_ service: StoppedService, in database: Database) throws -> Bool {
        try database.execute(
            "DELETE FROM stopped_service WHERE origin = ? AND until = ?",
            [service.origin, service.until.milliseconds]) == 1
    }

    static func all(at now: Instant, in database: Database) throws -> [StoppedService] {
        let rows = try database.rows(
            "SELECT * FROM stopped_service WHERE until > ? ORDER BY origin", [now.milliseconds])
        return try rows.map { row in
            StoppedService(
                origin: try row.text("origin"), code: try row.text("code"), until: try row.instant("until"))
        }
    }
}
