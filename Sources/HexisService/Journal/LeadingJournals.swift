import HexisCore
import HexisStore
import Logging

/// Restamps entries recorded while the server's clock was ahead. They would count as the latest until that time
/// comes, and every later change would lose against them.
struct LeadingJournals {
    let store: any Store
    let journals: Journals
    let world: World
    let logger: Logger

    private static let pageLength = 5000

    /// Restamps a person's entries. Returns `false` if the store cannot do it now.
    func bringBack(_ person: PersonID, from clocks: [LeadingClock]) async -> Bool {
        guard !clocks.isEmpty else { return true }
        do {
            let entries = try await stamped(by: clocks, of: person)
            guard !entries.isEmpty else { return true }
            try await journals.replace(entries, of: person)
            return true
        } catch {
            logger.error("could not correct entries recorded while the clock was ahead", error)
            return false
        }
    }

    /// The entries stamped by those clocks, with corrected times.
    private func stamped(
        by clocks: [LeadingClock], of person: PersonID
    ) async throws(StoreError) -> [Entry] {
        let now = world.now()
        var entries: [Entry] = []
        var cursor: Int64 = 0
        var hasMore = true
        while hasMore {
            let page = try await store.entries(of: person, after: cursor, limit: LeadingJournals.pageLength)
            entries += page.entries.compactMap { $0.broughtBack(from: clocks, at: now) }
            (cursor, hasMore) = (page.cursor, page.hasMore)
        }
        return entries
    }
}
