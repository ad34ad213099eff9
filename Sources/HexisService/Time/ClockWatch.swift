import HexisCore
import Synchronization

/// Notices that the machine's clock was set: against the time since the machine started, which nobody sets.
///
/// A clock that goes a little faster or slower, as time servers make it, is not one that was set.
package final class ClockWatch: Sendable {
    /// What is to be seen to after the clock was set.
    struct Setting: Equatable {
        /// By how many milliseconds it was put forward since the last look; below zero, back.
        let milliseconds: Int64
        /// From here on, by the clock as it is now, what came due may have been passed over by one that was ahead.
        let since: Instant
        /// The times just before in which it was ahead by more than entries may be. None where it does not agree now with
        /// what it was before them: then nobody knows which of the two was wrong.
        let wasAhead: [LeadingClock]
    }

    /// A time in which the clock just went on.
    private struct Period {
        /// Milliseconds from the machine's start to the last look before.
        let begin: Int64
        /// Milliseconds from the epoch to the machine's start, by the clock of then.
        var start: Int64
    }

    private struct State {
        /// The latest last, and never empty.
        var periods: [Period]
        var lastLook: Int64
        /// Whether it was set, and not everything that goes by it was seen to.
        var isUnsettled = false
        /// Milliseconds from the machine's start to when it leapt ahead, as long as nothing has set it back.
        var leapt: Int64?
    }

    private let world: World
    private let state: Mutex<State>

    /// Milliseconds between two looks from which on it counts.
    static let tolerance: Int64 = 2000
    private static let mostPeriods = 16
    /// Milliseconds by which a clock does not leap ahead when all is well, and for which such a one is not believed.
    private static let leap: Int64 = 3_600_000
    private static let doubt: Int64 = 24 * 3_600_000

    init(_ world: World) {
        self.world = world
        let uptime = world.uptime()
        state = Mutex(
            State(periods: [Period(begin: uptime, start: ClockWatch.start(world))], lastLook: uptime))
    }

    /// How the clock was set since the last look, or before, as long as that is not settled; `nil` when it went on.
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
            state.isUnsettled = true
            state.leapt = moved > ClockWatch.leap ? state.lastLook : moved < 0 ? nil : state.leapt
            state.periods.append(Period(begin: state.lastLook, start: start))
            if state.periods.count > ClockWatch.mostPeriods { state.periods.removeFirst() }
            return setting(state, moved)
        }
    }

    /// Everything that goes by the clock was seen to, as of the last look.
    func settle() {
        state.withLock { state in
            if !hasMoved(state) { state.isUnsettled = false }
        }
    }

    /// Whether the clock was set, and not everything that goes by it was seen to.
    package var isUnsettled: Bool { state.withLock { $0.isUnsettled || hasMoved($0) } }

    /// Whether what cannot be taken back may be done on its word: not when it has leapt ahead within the last day, as one
    /// does that is wrong.
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

    /// `ahead` with the latest first, as they stand in the periods just before the last.
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
