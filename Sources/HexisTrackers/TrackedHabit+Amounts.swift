import HexisApp
import HexisCore

extension TrackedHabit {
    /// The days on which it was done so much. The amounts count only for a habit with a goal.
    func days(done amounts: [Day: Amount]) -> [TrackedDay] {
        amounts.map { day, amount in TrackedDay(day: day, answer: .done(goal == nil ? .one : amount)) }
    }
}
