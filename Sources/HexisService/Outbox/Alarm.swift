import HexisCore
import Synchronization

/// Lets a loop sleep until there is something to do, and wakes it when that comes sooner than it thought.
final class Alarm: Sendable {
    /// The time after which whoever sleeps looks in any case: other servers plan, too, and clocks are set.
    static let longestSleep = Duration.seconds(10)

    private struct State {
        var sleeper: (task: Task<Void, Never>, until: Instant)?
        /// Somebody rang while nobody slept: what the loop is doing may not know of it.
        var wasRung = false
    }

    private let state = Mutex(State())
    private let now: @Sendable () -> Instant
    private let longest: Duration

    /// Nobody sleeps longer than this, whatever the clock says: it may be set back just when somebody has
    /// looked at it.
    init(now: @escaping @Sendable () -> Instant, longest: Duration = Alarm.longestSleep) {
        self.now = now
        self.longest = longest
    }

    /// Until when to sleep where something is to be done at an instant, or never; `nil` when it is time.
    static func sleep(until next: Instant?, at now: Instant) -> Instant? {
        guard let next else { return latest(after: now) }
        return next <= now ? nil : min(next, latest(after: now))
    }

    /// The longest that anybody sleeps who waits for a person's next reminder or message.
    static func latest(after now: Instant) -> Instant { now + longestSleep }

    /// Something is to be done at an instant: whoever would sleep beyond it wakes.
    func ring(for instant: Instant) {
        state.withLock { state in
            guard let sleeper = state.sleeper else { return state.wasRung = true }
            if instant < sleeper.until { sleeper.task.cancel() }
        }
    }

    /// Something is to be done now, whatever the clock says.
    func ring() { ring(for: Instant.range.lowerBound) }

    /// Sleeps until an instant, or for as long as anybody may, until somebody rings, or until the task is cancelled.
    func sleep(until instant: Instant) async {
        let task = state.withLock { state -> Task<Void, Never>? in
            defer { state.wasRung = false }
            guard !state.wasRung else { return nil }
            let duration = min(max(instant - now(), .milliseconds(1)), longest)
            // Being cancelled is how it wakes early.
            let task = Task { _ = try? await Task.sleep(for: duration) }
            state.sleeper = (task, instant)
            return task
        }
        await withTaskCancellationHandler {
            await task?.value
        } onCancel: {
            task?.cancel()
        }
        state.withLock { $0.sleeper = nil }
    }
}
