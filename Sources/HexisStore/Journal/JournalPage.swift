import HexisCore

/// A stretch of a person's journal in the order of arrival.
public struct JournalPage: Hashable, Sendable {
    /// The most entries of one page, whatever was asked for.
    public static let longest = 10_000

    /// A page ends once its entries take so many bytes as they are stored: ten thousand of the longest
    /// would take 640 MB.
    public static let enoughBytes = 4 * 1024 * 1024

    public let entries: [Entry]
    /// Where the next page starts; stays as it was when there is nothing new.
    public let cursor: Int64
    public let hasMore: Bool
    /// How many stored entries of this stretch could not be opened or understood.
    public let unreadable: Int

    public init(entries: [Entry], cursor: Int64, hasMore: Bool, unreadable: Int) {
        self.entries = entries
        self.cursor = cursor
        self.hasMore = hasMore
        self.unreadable = unreadable
    }
}
