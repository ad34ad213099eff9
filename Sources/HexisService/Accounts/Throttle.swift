import Synchronization

/// How often something may be tried: a number at once, then one in every so many seconds.
package struct Pace: Hashable, Sendable {
    let atOnce: Int
    let secondsEach: Int

    package init(atOnce: Int, secondsEach: Int) {
        self.atOnce = atOnce
        self.secondsEach = secondsEach
    }

    /// Guesses at one account's password.
    static let account = Pace(atOnce: 10, secondsEach: 30)
    /// Guesses at one account's password from anywhere: far above a person's mistakes.
    static let accountFromAnywhere = Pace(atOnce: 100, secondsEach: 30)
    /// Attempts from one address, behind which a household or a clinic may sit.
    package static let address = Pace(atOnce: 60, secondsEach: 5)
}

/// Slows down those who try too often, by a key, such as an address.
///
/// A key's whole state is one time, at which its bucket will be full again (the generic cell rate algorithm).
/// A key that is full again is forgotten, and there are never more than `mostKeys`.
package final class Throttle<Key: Hashable & Sendable>: Sendable {
    private let pace: Pace
    private let mostKeys: Int
    private let fullAgain = Mutex<[Key: Int64]>([:])

    package init(_ pace: Pace, mostKeys: Int = 20_000) {
        self.pace = pace
        self.mostKeys = mostKeys
    }

    /// Counts an attempt. `nil` lets it pass; else so many seconds are to be waited first.
    ///
    /// With ten at once and one in 30 s, the eleventh at the same moment waits for 30 s.
    package func attempt(_ key: Key, at millisecond: Int64) -> Int? {
        fullAgain.withLock { fullAgain in
            // No number of attempts leads beyond this. A later time is from when the clock was ahead.
            let latest = millisecond + Int64(pace.atOnce) * each
            let before = fullAgain[key].map { min($0, latest) }
            let due = max(before ?? millisecond, millisecond) + each
            guard due <= latest else {
                fullAgain[key] = before
                return Int((due - latest + 999) / 1000)
            }
            if before == nil, fullAgain.count >= mostKeys { makeRoom(in: &fullAgain, at: millisecond) }
            fullAgain[key] = due
            return nil
        }
    }

    /// Gives an attempt back: it was the right one.
    package func forgive(_ key: Key) {
        fullAgain.withLock { fullAgain in
            if let due = fullAgain[key] { fullAgain[key] = due - each }
        }
    }

    /// How many keys are remembered.
    var count: Int { fullAgain.withLock { $0.count } }

    private var each: Int64 { Int64(pace.secondsEach) * 1000 }

    /// Forgets the keys that are full again; when all are in use, the half that will be soonest.
    private func makeRoom(in fullAgain: inout [Key: Int64], at millisecond: Int64) {
        fullAgain = fullAgain.filter { $0.value > millisecond }
        guard fullAgain.count >= mostKeys else { return }
        let middle = fullAgain.values.sorted()[fullAgain.count / 2]
        fullAgain = fullAgain.filter { $0.value > middle }
    }
}
