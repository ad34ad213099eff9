import Synchronization

/// How many more things of an outbox may be under way.
final class SendingSlots: Sendable {
    private let count = Mutex(256)

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
