package import HexisCore

/// Stores which tickets were used, such as a challenge that a passkey has answered. Each works once, on whatever server.
package protocol UsedTicketStore: Sendable {
    /// Notes that a ticket was used, until it expires, which is within an hour. Returns `false`, writing nothing, if it
    /// was used before, or if too many have been used lately.
    func use(_ ticket: TokenHash, until expires: Instant, at now: Instant) async throws(StoreError) -> Bool
}
