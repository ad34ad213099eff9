extension Habit {
    /// What makes a day done in one step: the amount that its goal still lacks, or the word that a limit was kept.
    ///
    /// Three of eight glasses lack five. `nil` where the day is done, and where a limit was exceeded: no word takes
    /// that back.
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
