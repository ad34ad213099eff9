@testable import HexisCore

extension Dice {
    mutating func checkInFact(_ kind: CheckInFact.Kind, of habit: Identifier) -> CheckInFact {
        switch kind {
        case .checkedIn: .checkedIn(CheckedIn(habit: habit, day: day(), amount: amount()))
        case .checkInUndone: .checkInUndone(CheckInUndone(habit: habit, day: day(), entry: entryName()))
        case .dayMarked:
            .dayMarked(
                DayMarked(
                    habit: habit, day: day(), mark: maybe(one(of: DayMark.allCases)), reason: maybe(line())))
        case .dayNoted: .dayNoted(DayNoted(habit: habit, day: day(), note: maybe(passage())))
        case .pauseSet:
            .pauseSet(
                PauseSet(
                    pause: pauseName(), habit: maybe(habit), from: day(), until: maybe(day()),
                    reason: maybe(line())))
        case .pauseRemoved: .pauseRemoved(PauseRemoved(pause: pauseName()))
        }
    }
}
