import HexisCore

extension Practice {
    /// The habit's completed challenges, which have a report, sorted by their days.
    @inline(never)
    func completedChallenges(of habit: Habit, on today: Day) -> [Challenge] {
        habit.challenges.filter { standing(of: $0, on: today) == .completed }
    }

    @inline(never)
    func completedChallengeCount(on today: Day) -> Int {
        habits.reduce(0) { $0 + completedChallenges(of: $1, on: today).count }
    }
}
