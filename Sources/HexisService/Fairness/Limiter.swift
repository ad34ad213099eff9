import Synchronization

/// Limits how often each key, such as an address, does something.
///
/// A key's whole state is one time, at which it may do everything at once again (the generic cell rate algorithm). A key
/// whose time has come is forgotten, and there are never more than `mostKeys`. Times are milliseconds, of a clock that
/// goes on.
package final class Limiter<Key: Hashable & Sendable>: Sendable {
    private let limit: RateLimit
    private let mostKeys: Int
    private let freeAgain = Mutex<[Key: Int64]>([:])

    package init(_ limit: RateLimit, mostKeys: Int = 20_000) {
        self.limit = limit
        self.mostKeys = mostKeys
    }

    /// Counts an attempt. `nil` lets it pass; else so many seconds are to be waited first.
    ///
    /// With ten at once and one in 30 s, the eleventh at the same moment waits for 30 s.
    package func attempt(_ key: Key, at time: Int64) -> Int? {
        freeAgain.withLock { freeAgain in
            // No number of attempts leads beyond this. A later time is from when the clock was ahead.
            let latest = time + whole
            if let free = freeAgain[key], free > latest { freeAgain[key] = latest }
            if let seconds = wait(until: freeAgain[key], at: time) { return seconds }
            count(1, of: key, at: time, in: &freeAgain)
            return nil
        }
    }

    /// How many seconds a key is to wait before it may do one thing more; `nil` for none. Counts nothing.
    package func wait(of key: Key, at time: Int64) -> Int? {
        freeAgain.withLock { wait(until: $0[key], at: time) }
    }

    /// Counts what was done at once, also where that is more than the limit allows: then the wait is longer.
    package func count(_ number: Int, of key: Key, at time: Int64) {
        freeAgain.withLock { count(number, of: key, at: time, in: &$0) }
    }

    /// Gives an attempt back: it was the right one.
    package func forgive(_ key: Key) {
        freeAgain.withLock { freeAgain in
            if let free = freeAgain[key] { freeAgain[key] = free - each }
        }
    }

    /// How many keys are remembered.
    var count: Int { freeAgain.withLock { $0.count } }

    private var each: Int64 { Int64(limit.interval / .milliseconds(1)) }
    /// After so long, everything may be done at once again.
    private var whole: Int64 { Int64(limit.burst) * each }

    private func wait(until free: Int64?, at time: Int64) -> Int? {
        let excess = max(free ?? time, time) + each - time - whole
        return excess > 0 ? Int((excess + 999) / 1000) : nil
    }

    private func count(_ number: Int, of key: Key, at time: Int64, in freeAgain: inout [Key: Int64]) {
        if freeAgain[key] == nil, freeAgain.count >= mostKeys { makeRoom(in: &freeAgain, at: time) }
        freeAgain[key] = max(freeAgain[key] ?? time, time) + Int64(number) * each
    }

    /// Forgets the keys whose time has come; when none has, the half that will be soonest.
    private func makeRoom(in freeAgain: inout [Key: Int64], at time: Int64) {
        freeAgain = freeAgain.filter { $0.value > time }
        guard freeAgain.count >= mostKeys else { return }
        let middle = freeAgain.values.sorted()[freeAgain.count / 2]
        freeAgain = freeAgain.filter { $0.value > middle }
    }
}
