import HexisCore
import HexisStore
import Synchronization

/// Lets a loop sleep until its next task, and wakes it if a task comes sooner.
final class Alarm: Sendable {
    /// The longest sleep: other servers plan as well, and clocks get set.
    static let longestSleep = Duration.seconds(10)

    private struct State {
        var sleeper: (task: Task<Void, Never>, until: Instant)?
        /// Whether it rang while no one slept: the loop may have looked before the change.
        var wasRung = false
    }

    private let state = Mutex(State())
    private let now: @Sendable () -> Instant
    private let longest: Duration

    /// `longest` bounds every sleep, whatever the clock says: it may be set back just after it was read.
    init(now: @escaping @Sendable () -> Instant, longest: Duration = Alarm.longestSleep) {
        self.now = now
        self.longest = longest
    }

    /// The time until which to sleep if the next task is due at `next`, or never; `nil` if it is due already.
    static func sleep(until next: Instant?, at now: Instant) -> Instant? {
        guard let next else { return latest(after: now) }
        return next <= now ? nil : min(next, latest(after: now))
    }

    /// The longest that a loop sleeps while it waits for the next reminder or message.
    static func latest(after now: Instant) -> Instant { now + longestSleep }

    /// Wakes the loop if it would sleep beyond an instant at which a task is due.
    func ring(for instant: Instant) {
        state.withLock { state in
            guard let sleeper = state.sleeper else { return state.wasRung = true }
            if instant < sleeper.until { sleeper.task.cancel() }
        }
    }

    /// Wakes the loop now, whatever the clock says.
    func ring() { ring(for: Instant.range.lowerBound) }

    /// Sleeps until an instant, the longest sleep, a ring or cancellation, whichever comes first.
    func sleep(until instant: Instant) async {
        let task = fallAsleep(until: instant)
        await withTaskCancellationHandler {
            await task?.value
        } onCancel: {
            task?.cancel()
        }
        state.withLock { $0.sleeper = nil }
    }

    private func fallAsleep(until instant: Instant) -> Task<Void, Never>? {
        state.withLock { state in
            defer { state.wasRung = false }
            guard !state.wasRung else { return nil }
            let duration = min(max(instant - now(), .milliseconds(1)), longest)
            // Cancelling it is how the alarm wakes early.
            let task = Task { _ = try? await Task.sleep(for: duration) }
            state.sleeper = (task, instant)
            return task
        }
    }
}
