import HexisCore
import Synchronization

/// Detects that the machine's clock was set, by comparing it with the machine's uptime, which cannot be set.
///
/// A clock that time servers slow down or speed up a little does not count as set.
package final class ClockWatch: Sendable {
    /// A change of the clock, for those who depend on it.
    struct Setting: Equatable {
        /// The milliseconds by which it moved forward since the last look; negative for back.
        let milliseconds: Int64
        /// From this instant on, by the current clock, a clock that was ahead may have skipped what came due.
        let since: Instant
        /// The preceding times in which the clock was further ahead than entries may be. Empty if the clock now
        /// disagrees with what it was before them: then it is unknown which of the two was wrong.
        let wasAhead: [LeadingClock]
    }

    /// A time in which the clock ran undisturbed.
    private struct Period {
        /// The machine's uptime at the look before it began, in milliseconds.
        let begin: Int64
        /// Milliseconds from the epoch to the machine's start, by the clock of that period.
        var start: Int64
    }

    private struct State {
        /// Never empty; the latest is last.
        var periods: [Period]
        var lastLook: Int64
        /// Whether the clock was set and not everything that depends on it has been processed.
        var isUnsettled = false
        /// The machine's uptime when the clock leapt ahead, in milliseconds, unless it has been set back since.
        var leapt: Int64?

        /// Begins a period after the clock has moved by some milliseconds.
        mutating func begin(_ period: Period, after moved: Int64) {
            isUnsettled = true
            leapt = moved > ClockWatch.leap ? lastLook : moved < 0 ? nil : leapt
            periods.append(period)
            if periods.count > ClockWatch.mostPeriods { periods.removeFirst() }
        }
    }

    private let world: World
    private let state: Mutex<State>

    /// The least change between two looks that counts, in milliseconds.
    static let tolerance: Int64 = 2000
    private static let mostPeriods = 16
    /// The least forward leap that a healthy clock does not make, and the time for which such a clock is not
    /// trusted, in milliseconds.
    private static let leap: Int64 = 3_600_000
    private static let doubt: Int64 = 24 * 3_600_000

    init(_ world: World) {
        self.world = world
        let uptime = world.uptime()
        state = Mutex(
            State(periods: [Period(begin: uptime, start: ClockWatch.start(world))], lastLook: uptime))
    }

    /// The latest change of the clock, as long as it is not settled; `nil` if the clock ran undisturbed.
    func look() -> Setting? {
        state.withLock { state in
            defer { state.lastLook = world.uptime() }
            let last = state.periods.count - 1
            let start = ClockWatch.start(world)
            let moved = start - state.periods[last].start
            guard abs(moved) >= ClockWatch.tolerance else {
                state.periods[last].start = start
                return state.isUnsettled ? setting(state, moved) : nil
            }
            state.begin(Period(begin: state.lastLook, start: start), after: moved)
            return setting(state, moved)
        }
    }

    /// Marks everything that depends on the clock as processed, as of the last look.
    func settle() {
        state.withLock { state in
            if !hasMoved(state) { state.isUnsettled = false }
        }
    }

    /// Whether the clock was set and not everything that depends on it has been processed.
    package var isUnsettled: Bool { state.withLock { $0.isUnsettled || hasMoved($0) } }

    /// Whether irreversible actions may rely on the clock: not if it leapt ahead within the last day, as a wrong
    /// clock does.
    var isTrusted: Bool {
        state.withLock { state in
            guard !state.isUnsettled, !hasMoved(state) else { return false }
            return state.leapt.map { world.uptime() - $0 > ClockWatch.doubt } ?? true
        }
    }

    private func setting(_ state: State, _ moved: Int64) -> Setting {
        let now = state.periods[state.periods.count - 1]
        let ahead = state.periods.dropLast().reversed().prefix {
            $0.start >= now.start + ClockWatch.tolerance
        }
        return Setting(
            milliseconds: moved, since: Instant(clamping: now.start + (ahead.last ?? now).begin),
            wasAhead: leading(Array(ahead), before: now, in: state.periods))
    }

    /// `ahead` holds the periods just before the last, the latest first.
    private func leading(_ ahead: [Period], before now: Period, in periods: [Period]) -> [LeadingClock] {
        guard let witness = periods.dropLast(ahead.count + 1).last,
            now.start - witness.start <= JournalClock.farthestAhead
        else { return [] }
        return ahead.filter { $0.start - now.start > JournalClock.farthestAhead }.map {
            LeadingClock(since: Instant(clamping: $0.start + $0.begin), ahead: $0.start - now.start)
        }
    }

    private func hasMoved(_ state: State) -> Bool {
        abs(ClockWatch.start(world) - state.periods[state.periods.count - 1].start) >= ClockWatch.tolerance
    }

    private static func start(_ world: World) -> Int64 { world.now().milliseconds - world.uptime() }
}
