import HexisCore

/// Where it is kept what came by each way in.
public protocol WayInStore: Sendable {
    /// Remembers what a way in brought, and what of it could not be used. Does nothing for a token that was taken back.
    func note(
        _ intake: Intake, by way: WayIn, of person: Identifier, at now: Instant
    ) async throws(StoreError)
    /// What each way in brought lately; those by a token go with it.
    func waysIn(of person: Identifier) async throws(StoreError) -> [WayInRecord]
}
