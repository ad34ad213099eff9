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
        let done = days(of: times, around: day).filter { habit.isDone(on: $0) }.count
        return WeekProgress(done: done, times: times)
    }
}
