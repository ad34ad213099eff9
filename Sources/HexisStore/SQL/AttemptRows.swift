import Foundation
import HexisCore

/// The rows of what was attempted lately.
enum AttemptRows {
    /// Bounds what strangers can fill the disk with.
    static let most: Int64 = 100_000

    static func change<Value>(
        under key: TokenHash, at now: Instant, atMost most: Int64 = most, in database: Database,
        _ change: (inout Instant?) -> Value
    ) throws -> Value {
        try database.execute("DELETE FROM attempt WHERE counts_until <= ?", [now.milliseconds])
        var end = try end(of: key, in: database)
        let isNew = end == nil
        let value = change(&end)
        if let end, end > now {
            if isNew { try makeRoom(among: most, in: database) }
            try set(end, of: key, in: database)
        } else if !isNew {
            try delete(key, in: database)
        }
        return value
    }

    private static func end(of key: TokenHash, in database: Database) throws -> Instant? {
        try database.integer("SELECT counts_until FROM attempt WHERE key_hash = ?", [Data(key.bytes)]).map(
            Instant.init(clamping:))
    }

    /// Deletes the half whose time ends soonest, if there are too many.
    private static func makeRoom(among most: Int64, in database: Database) throws {
        guard try database.count("SELECT count(*) FROM attempt") >= most else { return }
        try database.execute(
            """
            DELETE FROM attempt WHERE counts_until <=
                (SELECT counts_until FROM attempt ORDER BY counts_until LIMIT 1 OFFSET ?)
            """, [most / 2])
    }

    private static func set(_ end: Instant, of key: TokenHash, in database: Database) throws {
        try database.execute(
            """
            INSERT INTO attempt (key_hash, counts_until) VALUES (?, ?)
            ON CONFLICT (key_hash) DO UPDATE SET counts_until = excluded.counts_until
            """, [Data(key.bytes), end.milliseconds])
    }

    private static func delete(_ key: TokenHash, in database: Database) throws {
        try database.execute("DELETE FROM attempt WHERE key_hash = ?", [Data(key.bytes)])
    }
}
