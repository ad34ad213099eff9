/// The progress of a whole day over all habits: how many of those asked for are done.
public struct DayProgress: Hashable, Sendable {
    public let done: Int
    public let asked: Int

    public init(done: Int, asked: Int) {
        self.done = done
        self.asked = asked
    }

    /// The share done, 0...1000; `nil` if nothing was asked for, which is neither none nor all.
    public var permille: Int? { asked == 0 ? nil : done * 1000 / asked }
}

extension Practice {
    /// Returns the progress of a day. Skipped days are neither asked for nor done. A habit with a number of times a
    /// week is asked for when the week can no longer reach its number without the day, or when it was done. A limit is
    /// asked for on the day itself; once the day is over without an answer it is not, as in the long view
    /// (`CountedDay.Kind.unanswered`).
    public func progress(of habits: [Habit], on day: Day, seenFrom today: Day) -> DayProgress {
        var done = 0
        var asked = 0
        for habit in habits where isRelevant(habit, on: day) {
            if day < today && habit.isLimitUnanswered(on: day) { continue }
            asked += 1
            if habit.isDone(on: day) { done += 1 }
        }
        return DayProgress(done: done, asked: asked)
    }

    /// Returns the progress over habits and doses together: the day is done when both are. Two of three habits and one
    /// of two doses are 3 of 5.
    ///
    /// Today counts every dose that is still open on its list, even on a medicine's first day, which no statistic
    /// counts.
    public func progress(
        of habits: [Habit], and medicines: [Medicine], on day: Day, seenFrom today: Day
    ) -> DayProgress {
        let progress = progress(of: habits, on: day, seenFrom: today)
        let doses = count(medicines, on: day)
        let listed = day == today ? medicines.reduce(0) { $0 + $1.openDoseCount(on: day) } : 0
        return DayProgress(
            done: progress.done + doses.taken,
            asked: progress.asked + doses.taken + max(doses.outstanding, listed))
    }
}
