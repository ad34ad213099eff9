package import HexisCore

/// Stores what was attempted lately, for limits that hold on all servers that share the store.
package protocol AttemptStore: Sendable {
    /// Changes until when attempts under a key count, all at once: `nil` if they do not count any more. `change` may run
    /// more than once; only its last run counts.
    func changeAttempts<Value: Sendable>(
        under key: TokenHash, at now: Instant, _ change: @escaping @Sendable (inout Instant?) -> Value
    ) async throws(StoreError) -> Value
}
