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
    /// The limit on one person's guesses at the codes of others.
    static let codes = RateLimit(burst: 10, interval: .seconds(60))
}

/// The generic cell rate algorithm: the whole state of a key is one time, at which its full burst is available again; `nil`
/// if it is now. Times are milliseconds.
extension RateLimit {
    /// The time that one action takes from the burst.
    var each: Int64 { Int64(interval / .milliseconds(1)) }
    /// The time after which a full burst is available again.
    private var whole: Int64 { Int64(burst) * each }

    /// Counts an attempt. Returns `nil` if it may proceed, else the seconds to wait first.
    ///
    /// With a burst of ten and one in 30 s, the eleventh at the same moment waits 30 s.
    func attempt(_ free: inout Int64?, at time: Int64) -> Int? {
        // Attempts never lead beyond this; a later time is from when the clock was ahead.
        free = free.map { min($0, time + whole) }
        if let seconds = wait(until: free, at: time) { return seconds }
        count(1, &free, at: time)
        return nil
    }

    /// Counts several actions at once, even beyond the limit.
    func count(_ number: Int, _ free: inout Int64?, at time: Int64) {
        free = max(free ?? time, time) + Int64(number) * each
    }

    /// Uncounts an attempt that was legitimate.
    func forgive(_ free: inout Int64?) { free = free.map { $0 - each } }

    /// The seconds to wait before the next action; `nil` for none.
    func wait(until free: Int64?, at time: Int64) -> Int? {
        let excess = max(free ?? time, time) + each - time - whole
        return excess > 0 ? Int((excess + 999) / 1000) : nil
    }
}
