package import HexisCore

extension SQLStore {
    package func bringBack(
        to now: Instant, since instant: Instant, _ longest: LongestWaits
    ) async throws(StoreError) {
        try await write(from: .reserve) { database in
            func change(_ sql: String, _ arguments: Instant...) throws {
                try database.execute(sql, SQLArguments(arguments.map { .integer($0.milliseconds) }))
            }
            for table in ["due", "outbox", "listener"] {
                try change("UPDATE \(table) SET leased = 0 WHERE leased > ?", now + longest.lease)
            }
            try SeenCallRows.forget(
                dueAfter: now, droppedSince: instant,
                waitingUntilAfter: now + longest.call, in: database)
            try change("DELETE FROM outbox WHERE useful_until > ?", now + longest.call)
            // Only a wrong clock makes a reminder wait beyond its usefulness, or one that was never tried wait at
            // all.
            try change(
                "UPDATE outbox SET next = ? WHERE next > useful_until OR (failures = 0 AND next > ?)", now,
                now + longest.lease)
            try change("UPDATE listener SET next = ? WHERE next > ?", now, now + longest.news)
            try change("DELETE FROM missed WHERE last > ?", now)
            for column in ["sent", "shown", "troubled"] {
                try change("UPDATE delivery SET \(column) = ? WHERE \(column) > ?", now, now)
            }
            try change("UPDATE session SET last_seen = ? WHERE last_seen > ?", now, now)
        }
        knownSessions.removeAll { _, _ in true }
    }
}
