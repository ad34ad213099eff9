import NIOCore
import Synchronization

/// Closes a connection whose upload is slower than the worst of networks, 30 KB in half a minute, so that no one
/// occupies a slot for long.
final class LeastPace: Sendable {
    static let period = TimeAmount.seconds(30)
    static let least = 30_000

    private let came = Mutex(0)
    private let check = Mutex<RepeatedTask?>(nil)

    init(_ channel: any Channel) {
        let task = channel.eventLoop.scheduleRepeatedTask(
            initialDelay: LeastPace.period, delay: LeastPace.period
        ) {
            [weak self] _ in
            if self?.wasTooSlow() == true { channel.close(promise: nil) }
        }
        check.withLock { $0 = task }
    }

    /// Counts received bytes.
    func count(_ bytes: Int) { came.withLock { $0 += bytes } }

    /// Ends the checks once everything has arrived.
    func end() { check.withLock { $0?.cancel() } }

    private func wasTooSlow() -> Bool {
        came.withLock { count in
            defer { count = 0 }
            return count < LeastPace.least
        }
    }
}
