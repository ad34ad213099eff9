package import HexisCore

extension SQLStore {
    package func use(
        _ ticket: TokenHash, until expires: Instant, at now: Instant
    ) async throws(StoreError) -> Bool {
        try await write(from: .reserve) { try UsedTicketRows.use(ticket, until: expires, at: now, in: $0) }
    }
}
