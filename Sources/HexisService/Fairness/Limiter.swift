import Synchronization

/// Limits how often each key, such as an address, may act, as this server sees it.
///
/// A key whose full burst is available is dropped, and there are never more than `mostKeys`. Times are milliseconds of a
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
    package func attempt(_ key: Key, at time: Int64) -> Int? {
        freeAgain.withLock { freeAgain in
            makeRoom(for: key, in: &freeAgain, at: time)
            return limit.attempt(&freeAgain[key], at: time)
        }
    }

    /// The seconds that a key has to wait before its next action; `nil` for none. Counts nothing.
    package func wait(of key: Key, at time: Int64) -> Int? {
        freeAgain.withLock { limit.wait(until: $0[key], at: time) }
    }

    /// Counts several actions at once, even beyond the limit: the wait then grows.
    package func count(_ number: Int, of key: Key, at time: Int64) {
        freeAgain.withLock { freeAgain in
            makeRoom(for: key, in: &freeAgain, at: time)
            limit.count(number, &freeAgain[key], at: time)
        }
    }

    /// Uncounts an attempt that was legitimate.
    package func forgive(_ key: Key) {
        freeAgain.withLock { limit.forgive(&$0[key]) }
    }

    /// The number of keys in memory.
    var count: Int { freeAgain.withLock { $0.count } }

    /// Drops the keys whose time has come; if there are none, the half whose time comes soonest.
    private func makeRoom(for key: Key, in freeAgain: inout [Key: Int64], at time: Int64) {
        guard freeAgain[key] == nil, freeAgain.count >= mostKeys else { return }
        freeAgain = freeAgain.filter { $0.value > time }
        guard freeAgain.count >= mostKeys else { return }
        let middle = freeAgain.values.sorted()[freeAgain.count / 2]
        freeAgain = freeAgain.filter { $0.value > middle }
    }
}
