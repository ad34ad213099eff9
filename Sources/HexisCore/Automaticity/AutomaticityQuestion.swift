/// When the four questions are asked without being looked for. They can be answered from the habit at any time.
///
/// Often enough for a curve, seldom enough not to be a burden.
extension Practice {
    /// The habit that is asked about on a day: one a day at most, so none once something was answered or put off
    /// on it. The one that has waited longest comes first, then the order of the person.
    public func habitToRate(of habits: [Habit], on day: Day) -> Habit? {
        if habits.contains(where: { $0.fields.automaticityAnswers.last?.day == day }) { return nil }
        var longest: (habit: Habit, since: Day)?
        for habit in habits {
            guard let since = habit.nextRating, since <= longest?.since.previous ?? day,
                isRatingDue(for: habit, on: day)
            else { continue }
            longest = (habit, since)
        }
        return longest?.habit
    }

    /// Whether the questions are due: the habit is in use, there is something to say about it, and the last time
    /// is long enough ago.
    public func isRatingDue(for habit: Habit, on day: Day) -> Bool {
        guard let next = habit.nextRating, next <= day else { return false }
        return day >= habit.start && !habit.isArchived(on: day) && !habit.isArchived
            && !isPaused(habit, on: day)
            && habit.hasRecordedDays(atLeast: 3)
    }
}

extension Habit {
    /// From when on the questions may be asked: a week after the beginning, then two weeks after they were last
    /// answered or put off. `nil` once they were put off on three days in a row: the person means it.
    fileprivate var nextRating: Day? {
        guard let last = fields.automaticityAnswers.last else { return start.advanced(by: 7) }
        return postponements < 3 ? last.day.advanced(by: 14) : nil
    }

    /// On how many days the questions were put off since they were last answered. Two devices that put them off on
    /// the same day did so once.
    private var postponements: Int {
        var count = 0
        var earlier: Day?
        for answer in fields.automaticityAnswers.reversed() {
            guard answer.rated == nil else { break }
            if answer.day != earlier { count += 1 }
            earlier = answer.day
        }
        return count
    }

    fileprivate func hasRecordedDays(atLeast count: Int) -> Bool {
        var found = 0
        for (_, record) in fields.records where record.hasCheckIn || record.answer != nil {
            found += 1
            if found == count { return true }
        }
        return false
    }
}
