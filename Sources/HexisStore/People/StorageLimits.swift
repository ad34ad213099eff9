/// How much a person may store, in bytes, where it differs from what the server allows everybody.
public struct StorageLimits: Hashable, Sendable {
    /// `nil` is the server's own limit.
    public var journal: Int64?
    public var photos: Int64?

    public init(journal: Int64? = nil, photos: Int64? = nil) {
        self.journal = journal
        self.photos = photos
    }
}
