/// How far a challenge is on a day.
public enum ChallengeStanding: Hashable, Sendable {
    case toCome
    /// Days left, this one among them: 1 on the last.
    case running(daysLeft: Int)
    /// Its last scheduled day is marked, or its span has passed.
    case completed
}

extension Practice {
    public func standing(of challenge: Challenge, on today: Day) -> ChallengeStanding {
        if today < challenge.from { return .toCome }
        if isCompleted(challenge, on: today) { return .completed }
        return .running(daysLeft: today.distance(to: challenge.last) + 1)
    }

    /// The one that a day belongs to, while it is not completed.
    public func runningChallenge(of habit: Habit, on today: Day) -> Challenge? {
        guard !habit.fields.challenges.isEmpty else { return nil }
        return habit.challenges.first { $0.contains(today) && !isCompleted($0, on: today) }
    }

    /// Completed challenges whose report nobody has opened yet.
    public func unreadReports(of habit: Habit, on today: Day) -> [Challenge] {
        guard !habit.fields.challenges.isEmpty else { return [] }
        return habit.challenges.filter { !$0.isRead && isCompleted($0, on: today) }
    }

    /// The levels that can be accepted: the first, those below, and each above one that was completed.
    public func isOpen(_ level: ChallengeLevel, for habit: Habit, on today: Day) -> Bool {
        guard level > .oneWeek else { return true }
        return habit.challenges.contains { challenge in
            challenge.level.weeks >= level.weeks - 1 && isCompleted(challenge, on: today)
        }
    }

    /// The first day on which another challenge of the habit can begin.
    public func firstFreeDay(for habit: Habit, on today: Day, but changed: Challenge? = nil) -> Day {
        let others = habit.challenges.filter { $0.id != changed?.id }
        return others.reduce(max(today, habit.start)) { max($0, $1.last.advanced(by: 1)) }
    }

    /// A day is marked once nothing more is expected of it. On a limit, that takes a word: what was drunk so far
    /// is not all that will be. The challenge of a habit that is put away just passes.
    private func isCompleted(_ challenge: Challenge, on today: Day) -> Bool {
        if today > challenge.last { return true }
        guard let habit = habit(challenge.habit), !habit.isArchived,
            let last = lastScheduledDay(of: challenge, habit), last <= today
        else { return false }
        let standing = habit.standing(on: last)
        switch (standing.outcome, standing.goal.direction) {
        case (.skipped, _), (.notDone, _), (.done, .atLeast): return true
        case (.done, .atMost): return habit.record(on: last).answer != nil
        case (.unanswered, _), (.partly, _): return false
        }
    }

    /// The last day of the span that asks for the habit; `nil` when none does.
    private func lastScheduledDay(of challenge: Challenge, _ habit: Habit) -> Day? {
        (0..<challenge.level.days).lazy.map { challenge.last.advanced(by: -$0) }
            .first { dueness(of: habit, on: $0).isAsked }
    }
}
