/// When Hexis asks the four questions unprompted. They can be answered from the habit's page at any time.
///
/// They come often enough for a curve, and seldom enough not to be a burden.
extension Practice {
    /// Returns the habit to ask about on a day: at most one a day, so `nil` once a questionnaire was answered or
    /// postponed that day. The habit that has waited longest comes first, then the person's own order decides.
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

    /// Returns whether the questions are due: the habit is in use, it has enough recorded days, and the last time was
    /// long enough ago.
    public func isRatingDue(for habit: Habit, on day: Day) -> Bool {
        guard let next = habit.nextRating, next <= day else { return false }
        return day >= habit.start && !habit.isArchived(on: day) && !habit.isArchived
            && !isPaused(habit, on: day)
            && habit.hasRecordedDays(atLeast: 3)
    }
}

extension Habit {
    /// The first day on which the questions may be asked: a week after the beginning, then two weeks after they were
    /// last answered or postponed. `nil` once they were postponed on three days in a row, which is a clear answer.
    fileprivate var nextRating: Day? {
        guard let last = fields.automaticityAnswers.last else { return start.advanced(by: 7) }
        return postponements < 3 ? last.day.advanced(by: 14) : nil
    }

    /// The number of days on which the questions were postponed since they were last answered. Two devices that
    /// postpone them on the same day count once.
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
