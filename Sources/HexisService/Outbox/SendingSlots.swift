import Synchronization

/// The number of further outbox tasks that may run at once.
final class SendingSlots: Sendable {
    private let count: Mutex<Int>

    init(_ count: Int) { self.count = Mutex(count) }

    var free: Int { count.withLock { $0 } }

    func take() { count.withLock { $0 -= 1 } }

    /// Frees a slot. Returns how many are free now.
    func giveBack() -> Int {
        count.withLock { count in
            count += 1
            return count
        }
    }
}
