/// The longest times that anything noted by a correct clock lies ahead of now.
public struct LongestWaits: Hashable, Sendable {
    /// Until a claim ends.
    public let lease: Duration
    /// Until a reminder is no longer useful.
    public let call: Duration
    /// Until a webhook event is sent.
    public let news: Duration

    public init(lease: Duration, call: Duration, news: Duration) {
        self.lease = lease
        self.call = call
        self.news = news
    }
}
