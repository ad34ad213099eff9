import Synchronization

/// Limits how often each key, such as an address, may act.
///
/// A key's whole state is one time, at which its full burst is available again (the generic cell rate algorithm).
/// A key whose time has come is dropped, and there are never more than `mostKeys`. Times are milliseconds of a
/// monotonic clock.
package final class Limiter<Key: Hashable & Sendable>: Sendable {
    private let limit: RateLimit
    private let mostKeys: Int
    private let freeAgain = Mutex<[Key: Int64]>([:])

    package init(_ limit: RateLimit, mostKeys: Int = 20_000) {
        self.limit = limit
        self.mostKeys = mostKeys
    }

    /// Counts an attempt. Returns `nil` if it may proceed, else the seconds to wait first.
    ///
    /// With a burst of ten and one in 30 s, the eleventh at the same moment waits 30 s.
    package func attempt(_ key: Key, at time: Int64) -> Int? {
        freeAgain.withLock { freeAgain in
            // Attempts never lead beyond this; a later time is from when the clock was ahead.
            let latest = time + whole
            if let free = freeAgain[key], free > latest { freeAgain[key] = latest }
            if let seconds = wait(until: freeAgain[key], at: time) { return seconds }
            count(1, of: key, at: time, in: &freeAgain)
            return nil
        }
    }

    /// The seconds that a key has to wait before its next action; `nil` for none. Counts nothing.
    package func wait(of key: Key, at time: Int64) -> Int? {
        freeAgain.withLock { wait(until: $0[key], at: time) }
    }

    /// Counts several actions at once, even beyond the limit: the wait then grows.
    package func count(_ number: Int, of key: Key, at time: Int64) {
        freeAgain.withLock { count(number, of: key, at: time, in: &$0) }
    }

    /// Uncounts an attempt that was legitimate.
    package func forgive(_ key: Key) {
        freeAgain.withLock { freeAgain in
            if let free = freeAgain[key] { freeAgain[key] = free - each }
        }
    }

    /// The number of keys in memory.
    var count: Int { freeAgain.withLock { $0.count } }

    private var each: Int64 { Int64(limit.interval / .milliseconds(1)) }
    /// The time after which a full burst is available again, in milliseconds.
    private var whole: Int64 { Int64(limit.burst) * each }

    private func wait(until free: Int64?, at time: Int64) -> Int? {
        let excess = max(free ?? time, time) + each - time - whole
        return excess > 0 ? Int((excess + 999) / 1000) : nil
    }

    private func count(_ number: Int, of key: Key, at time: Int64, in freeAgain: inout [Key: Int64]) {
        if freeAgain[key] == nil, freeAgain.count >= mostKeys { makeRoom(in: &freeAgain, at: time) }
        freeAgain[key] = max(freeAgain[key] ?? time, time) + Int64(number) * each
    }

    /// Drops the keys whose time has come; if there are none, the half whose time comes soonest.
    private func makeRoom(in freeAgain: inout [Key: Int64], at time: Int64) {
        freeAgain = freeAgain.filter { $0.value > time }
        guard freeAgain.count >= mostKeys else { return }
        let middle = freeAgain.values.sorted()[freeAgain.count / 2]
        freeAgain = freeAgain.filter { $0.value > middle }
    }
}
