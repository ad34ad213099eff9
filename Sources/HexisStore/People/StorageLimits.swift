/// How much a person may store, in bytes, where it differs from what the server allows everybody.
package struct StorageLimits: Hashable, Sendable {
    /// `nil` is the server's own limit.
    package var journal: Int64?
    package var photos: Int64?

    package init(journal: Int64? = nil, photos: Int64? = nil) {
        self.journal = journal
        self.photos = photos
    }
}
