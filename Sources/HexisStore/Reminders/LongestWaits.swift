/// How far ahead of now anything lies that was noted while the clock was right, in milliseconds.
public struct LongestWaits: Hashable, Sendable {
    /// Until a claim ends.
    public let lease: Int64
    /// Until a call is of no use any more.
    public let call: Int64
    /// Until another program is told its news.
    public let news: Int64

    public init(lease: Int64, call: Int64, news: Int64) {
        self.lease = lease
        self.call = call
        self.news = news
    }
}
