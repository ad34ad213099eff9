package import HexisCore

extension SQLStore {
    package func changeAttempts<Value: Sendable>(
        under key: TokenHash, at now: Instant, _ change: @escaping @Sendable (inout Instant?) -> Value
    ) async throws(StoreError) -> Value {
        try await write(from: .reserve) { try AttemptRows.change(under: key, at: now, in: $0, change) }
    }
}
