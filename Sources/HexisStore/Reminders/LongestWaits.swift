/// The longest times that anything noted by a correct clock lies ahead of now.
package struct LongestWaits: Hashable, Sendable {
    /// Until a claim ends.
    package let lease: Duration
    /// Until a reminder is no longer useful.
    package let call: Duration
    /// Until a webhook event is sent.
    package let news: Duration

    package init(lease: Duration, call: Duration, news: Duration) {
        self.lease = lease
        self.call = call
        self.news = news
    }
}
