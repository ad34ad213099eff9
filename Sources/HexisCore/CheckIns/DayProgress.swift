/// A whole day over all habits: how many of those that were asked for are done.
public struct DayProgress: Hashable, Sendable {
    public let done: Int
    public let asked: Int

    /// 0...1000; `nil` when nothing was asked, which is neither none nor all.
    public var permille: Int? { asked == 0 ? nil : done * 1000 / asked }
}

extension Practice {
    /// Skipped days are neither asked nor done. A habit counted by the week is asked once the week cannot do
    /// without the day, or when it was done.
    public func progress(on day: Day) -> DayProgress { progress(of: habits, on: day) }

    /// The same where the habits are at hand already.
    public func progress(of habits: [Habit], on day: Day) -> DayProgress {
        var done = 0
        var asked = 0
        for habit in habits where isRelevant(habit, on: day) {
            asked += 1
            if habit.isDone(on: day) { done += 1 }
        }
        return DayProgress(done: done, asked: asked)
    }
}
