extension Habit {
    /// Returns the fact that completes the day in one step: the amount that the goal still lacks, or the answer that a
    /// limit was kept.
    ///
    /// If three of eight glasses are done, five are missing. Returns `nil` if the day is done, or if a limit was
    /// exceeded, which no answer can undo.
    public func completion(on day: Day) -> Fact? {
        let standing = standing(on: day)
        guard !standing.isDone else { return nil }
        let goal = standing.goal
        switch goal.direction {
        case .atLeast:
            return .checkedIn(CheckedIn(habit: id, day: day, amount: goal.amount - standing.total))
        case .atMost:
            guard standing.total <= goal.amount else { return nil }
            return .dayMarked(DayMarked(habit: id, day: day, mark: .kept))
        }
    }
}
