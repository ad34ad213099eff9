/// How many of its weekly times a habit has been done: "2 of 3 this week".
public struct WeekProgress: Hashable, Sendable {
    public let done: Int
    public let times: TimesAWeek

    public var isComplete: Bool { done >= times.times }
}

extension Practice {
    /// Returns the progress of the week around a day, including that day; `nil` for habits not counted by the week.
    public func weekProgress(of habit: Habit, on day: Day) -> WeekProgress? {
        guard case .timesAWeek(let times) = habit.schedule(on: day) else { return nil }
        let first = firstDay(of: times, around: day)
        let done = (0..<7).count { habit.isDone(on: first.advanced(by: $0)) }
        return WeekProgress(done: done, times: times)
    }
}
