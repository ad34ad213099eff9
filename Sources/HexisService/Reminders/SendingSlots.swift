import Synchronization

/// How many more messages may be under way.
final class SendingSlots: Sendable {
    private let count: Mutex<Int>

    init(_ count: Int) {
        self.count = Mutex(count)
    }

    var free: Int { count.withLock { $0 } }

    func take() { count.withLock { $0 -= 1 } }

    /// Answers how many are free now.
    func giveBack() -> Int {
        count.withLock { count in
            count += 1
            return count
        }
    }
}
