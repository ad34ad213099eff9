package import HexisCore

/// Stores what arrived through each way in.
package protocol WayInStore: Sendable {
    /// Notes an intake of a way in, and what could not be used. Does nothing for a revoked token.
    func note(
        _ intake: Intake, by way: WayIn, of person: PersonID, at now: Instant
    ) async throws(StoreError)
    /// The latest record of each way in; a token's record is deleted with it.
    func waysIn(of person: PersonID) async throws(StoreError) -> [WayInRecord]
}
