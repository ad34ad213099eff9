@testable import HexisCore

extension Dice {
    /// A fact about one of a few timers, some of them of a personal challenge.
    mutating func timerFact(_ kind: TimerFact.Kind) -> TimerFact {
        switch kind {
        case .timerStarted:
            .timerStarted(
                TimerStarted(
                    timer: pauseName(), subject: pauseName(),
                    at: Instant(clamping: 1_795_000_000_000 + Int64(number(0...9))),
                    seconds: maybe(one(of: [Int64.min, 0, 60, 1200, Int64.max]))))
        case .timerStopped: .timerStopped(TimerStopped(timer: pauseName()))
        }
    }
}
