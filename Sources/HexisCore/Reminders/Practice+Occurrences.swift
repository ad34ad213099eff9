extension Practice {
    /// Returns whether a habit is due on a day and has no answer yet. Three of four glasses are no answer.
    public func isOpen(_ habit: Habit, on day: Day) -> Bool {
        switch habit.standing(on: day).outcome {
        case .done, .notDone, .skipped: false
        case .unanswered, .partly: dueness(of: habit, on: day).isAsked
        }
    }

    /// Returns the habits that the evening question covers, in the person's order.
    public func openHabits(on day: Day) -> [Habit] { habits.filter { isOpen($0, on: day) } }
}
