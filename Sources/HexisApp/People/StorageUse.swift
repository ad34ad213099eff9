/// How much a person stores, and may store, as the administrator sees it.
public struct StorageUse: Hashable, Sendable {
    public let journal: Part
    public let photos: Part

    /// All in megabytes.
    public struct Part: Hashable, Sendable {
        /// Rounded up, so that 0 means nothing at all.
        public let megabytes: Int64
        public let limit: Int64
        /// What the server allows everybody.
        let standard: Int64
        /// Whether an administrator set the limit for this person.
        let isOwn: Bool

        /// Takes bytes; `own` is what an administrator set.
        public init(bytes: Int64, own: Int64?, standard: Int64) {
            megabytes = (bytes + 999_999) / 1_000_000
            limit = (own ?? standard) / 1_000_000
            self.standard = standard / 1_000_000
            isOwn = own != nil
        }
    }

    public init(journal: Part, photos: Part) {
        self.journal = journal
        self.photos = photos
    }
}
