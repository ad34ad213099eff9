package import HexisCore

/// A section of a person's journal in the order of arrival.
package struct JournalPage: Hashable, Sendable {
    /// The most entries of one page, whatever was requested.
    package static let longest = 10_000

    /// A page ends once its entries take this many stored bytes: ten thousand of the longest would take 640 MB.
    package static let enoughBytes = 4 * 1024 * 1024

    package let entries: [Entry]
    /// The start of the next page; unchanged if there is nothing new.
    package let cursor: Int64
    package let hasMore: Bool
    /// The number of stored entries of this section that could not be decrypted or parsed.
    package let unreadable: Int
    /// Changes if the stored journals may have gone back in time: earlier cursors are then invalid.
    package let epoch: Identifier

    package init(entries: [Entry], cursor: Int64, hasMore: Bool, unreadable: Int, epoch: Identifier) {
        self.entries = entries
        self.cursor = cursor
        self.hasMore = hasMore
        self.unreadable = unreadable
        self.epoch = epoch
    }
}
