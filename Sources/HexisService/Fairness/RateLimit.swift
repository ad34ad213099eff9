/// How often something may be done: a number at once, then one in every interval.
package struct RateLimit: Hashable, Sendable {
    let burst: Int
    let interval: Duration

    package init(burst: Int, interval: Duration) {
        self.burst = burst
        self.interval = interval
    }

    /// Guesses at one account's password.
    static let account = RateLimit(burst: 10, interval: .seconds(30))
    /// Guesses at one account's password from anywhere: far above a person's mistakes.
    static let accountFromAnywhere = RateLimit(burst: 100, interval: .seconds(30))
    /// Attempts from one address, behind which a household or a clinic may sit.
    package static let address = RateLimit(burst: 60, interval: .seconds(5))
    /// Entries of one journal. A lifetime offline comes in at once.
    static let entries = RateLimit(burst: 200_000, interval: .seconds(1))
}
