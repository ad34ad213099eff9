/// How often something may happen: a burst, then one per interval.
package struct RateLimit: Hashable, Sendable {
    let burst: Int
    let interval: Duration

    package init(burst: Int, interval: Duration) {
        self.burst = burst
        self.interval = interval
    }

    /// The limit on guesses at one account's password.
    static let account = RateLimit(burst: 10, interval: .seconds(30))
    /// The limit on guesses at one account's password from anywhere: far above a person's own mistakes.
    static let accountFromAnywhere = RateLimit(burst: 100, interval: .seconds(30))
    /// The limit on attempts from one address, which a household or a clinic may share.
    package static let address = RateLimit(burst: 60, interval: .seconds(5))
    /// The limit on entries of one journal. A lifetime offline arrives in one burst.
    static let entries = RateLimit(burst: 200_000, interval: .seconds(1))
}
