import HexisCore
import Synchronization

/// How fast each person's journal may grow: 200,000 entries at once, which is a lifetime offline, and then one a second.
///
/// What was taken in is counted afterwards, so that sending again what is there costs nothing. A person's whole state
/// is the moment at which everything may be sent at once again.
final class EntryPace: Sendable {
    private let atOnce: Int64
    private let freeAgain = Mutex<[Identifier: Int64]>([:])

    private static let mostPeople = 20_000
    private static let second: Int64 = 1000

    init(atOnce: Int64 = 200_000) {
        self.atOnce = atOnce
    }

    /// How many seconds a person is to wait before anything more; `nil` for nothing. By a clock that nobody sets.
    func wait(of person: Identifier, at uptime: Int64) -> Int? {
        let free = freeAgain.withLock { $0[person] ?? uptime }
        let excess = free - uptime - atOnce * EntryPace.second
        return excess < 0 ? nil : Int(excess / EntryPace.second) + 1
    }

    /// A person's journal has grown.
    func count(_ entries: Int, of person: Identifier, at uptime: Int64) {
        freeAgain.withLock { freeAgain in
            if freeAgain.count >= EntryPace.mostPeople { freeAgain = freeAgain.filter { $0.value > uptime } }
            freeAgain[person] = max(freeAgain[person] ?? uptime, uptime) + Int64(entries) * EntryPace.second
        }
    }
}
