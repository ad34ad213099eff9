import Foundation
import HexisCore

/// The rows of tickets that were used.
enum UsedTicketRows {
    /// Bounds what strangers can fill the disk with.
    static let most = 100_000
    /// The longest that a ticket is valid. One that expires later is from when the clock was ahead.
    private static let longestLife = Duration.hours(1)

    /// Returns whether it is the ticket's first use; if there are too many, no ticket's is. Deletes the rows of tickets that
    /// have expired.
    static func use(
        _ ticket: TokenHash, until expires: Instant, at now: Instant, atMost most: Int = most,
        in database: Database
    ) throws -> Bool {
        try database.execute(
            "DELETE FROM used_ticket WHERE expires <= ? OR expires > ?",
            [now.milliseconds, (now + longestLife).milliseconds])
        guard try database.count("SELECT count(*) FROM used_ticket") < most else { return false }
        return try database.execute(
            "INSERT INTO used_ticket (token_hash, expires) VALUES (?, ?) ON CONFLICT (token_hash) DO NOTHING",
            [Data(ticket.bytes), expires.milliseconds]) == 1
    }
}
