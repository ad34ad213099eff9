/// The longest times, in milliseconds, that anything noted by a correct clock lies ahead of now.
public struct LongestWaits: Hashable, Sendable {
    /// Until a claim ends.
    public let lease: Int64
    /// Until a reminder is no longer useful.
    public let call: Int64
    /// Until a webhook event is sent.
    public let news: Int64

    public init(lease: Int64, call: Int64, news: Int64) {
        self.lease = lease
        self.call = call
        self.news = news
    }
}
