package import HexisCore

/// When to retry after an outcome of `.retry`.
package enum DeliveryRetry: Hashable, Sendable {
    case at(Instant)
    /// The message would be too late to be useful.
    case giveUp

    /// 30 seconds, doubled with each failure up to half an hour.
    static let firstWait: Int64 = 30_000
    static let longestWait: Int64 = 1_800_000

    /// The next attempt after the `failures`th consecutive failure of a message that is useful until `deadline`.
    ///
    /// A wait is drawn between half its length and all of it (`jitter`, 0 to 1, is the draw), so that those who
    /// failed together do not retry together. A delay that the service requested is waited in full, with the draw
    /// on top: after the first failure with jitter 0.5, 22.5 s; if the service asked for 60 s, 82.5 s.
    package static func next(
        afterFailures failures: Int, askedForSeconds asked: Int?, at now: Instant, until deadline: Instant,
        jitter: Double
    ) -> DeliveryRetry {
        let doublings = min(max(failures, 1), 17) - 1
        let wait = min(firstWait << Int64(doublings), longestWait)
        let drawn = wait / 2 + Int64(Double(wait / 2) * min(max(jitter, 0), 1))
        let demanded = Int64(min(max(asked ?? 0, 0), RetryAfter.mostSeconds)) * 1000
        let moment = now.advanced(byMilliseconds: demanded + drawn)
        return moment < deadline ? .at(moment) : .giveUp
    }
}
