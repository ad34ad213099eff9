package import HexisCore

/// Stores journals.
package protocol JournalStore: Sendable {
    /// Whether other servers append to the same journals, so that a journal in memory may lack entries.
    var isShared: Bool { get }
    /// Tells the other servers, soon and if they can be reached, that there is something new in a person's journal.
    func announceAppend(to person: PersonID)
    /// What this server hears from the others, for one reader.
    var appendsElsewhere: AsyncStream<AppendElsewhere> { get }
    /// Appends entries, which arrive `now`, to a person's journal, and marks the arrivals at places among them as
    /// unprocessed. Returns the outcomes in the order of the entries.
    func append(
        _ entries: [Entry], for person: PersonID, at now: Instant
    ) async throws(StoreError) -> [AppendOutcome]
    /// The next entries after a cursor, in the order of arrival; the first page is after 0.
    ///
    /// The limit is clamped to 1 through `JournalPage.longest`; a page of long entries ends earlier. With an `instant`,
    /// entries that arrived then or later are left out. Those of a database that did not record it yet count as having
    /// arrived when they were made.
    func entries(
        of person: PersonID, after cursor: Int64, limit: Int, arrivedBefore instant: Instant?
    ) async throws(StoreError) -> JournalPage
    /// Replaces the entries with the same ids, as if they arrived `now`, and changes the epoch, so that devices fetch them
    /// again.
    func replace(_ entries: [Entry], of person: PersonID, at now: Instant) async throws(StoreError)
    /// The ends of people's journals, in the order of their ids, starting after `person`; suspended accounts are
    /// left out.
    func journalEnds(after person: PersonID?, atMost count: Int) async throws(StoreError) -> [JournalEnd]
}

extension JournalStore {
    package func entries(
        of person: PersonID, after cursor: Int64, limit: Int
    ) async throws(StoreError) -> JournalPage {
        try await entries(of: person, after: cursor, limit: limit, arrivedBefore: nil)
    }
}
