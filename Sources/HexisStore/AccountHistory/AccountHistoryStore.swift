package import HexisCore

/// Stores what happened to accounts.
package protocol AccountHistoryStore: Sendable {
    /// Adds an event to a person's history, which keeps the latest `AccountEvent.most`.
    func add(_ event: AccountEvent, of person: PersonID) async throws(StoreError)
    /// A person's history, the latest event first.
    func history(of person: PersonID) async throws(StoreError) -> [AccountEvent]
}
