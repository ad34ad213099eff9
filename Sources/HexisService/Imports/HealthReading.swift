import Synchronization

/// A file that this server reads.
final class HealthReading: Sendable {
    private struct State {
        var percent: Int?
        var isStopped = false
    }

    private let state = Mutex(State())

    /// How much was read; `nil` if it waits for other files.
    var percent: Int? { state.withLock { $0.percent } }

    func stop() { state.withLock { $0.isStopped = true } }

    /// Notes how much was read. Returns whether the rest is still awaited.
    func isAwaited(at percent: Int) -> Bool {
        state.withLock { state in
            state.percent = percent
            return !state.isStopped
        }
    }
}
