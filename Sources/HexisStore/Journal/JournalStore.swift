import HexisCore

/// Where journals are kept.
public protocol JournalStore: Sendable {
    /// Changes when the stored journals may have gone back in time: cursors from before are then worth nothing.
    var epoch: Identifier { get }
    /// Adds entries to a person's journal, and notes the arrivals among them as unseen; the outcomes stand in the order
    /// of the entries.
    func append(_ entries: [Entry], for person: Identifier) async throws(StoreError) -> [AppendOutcome]
    /// The next entries after a cursor in the order of their arrival; the first page is after 0.
    ///
    /// A limit is kept within 1 and `JournalPage.longest`; a page of long entries ends earlier.
    func entries(
        of person: Identifier, after cursor: Int64, limit: Int
    ) async throws(StoreError) -> JournalPage
    /// Puts entries in the place of those with the same ids, and changes the epoch, so that devices take them over.
    func replace(_ entries: [Entry], of person: Identifier) async throws(StoreError)
    /// How far the journals of people go, by their ids, from the one after this on; none whose account is suspended.
    func journalEnds(after person: Identifier?, atMost count: Int) async throws(StoreError) -> [JournalEnd]
}
