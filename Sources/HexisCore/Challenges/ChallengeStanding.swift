/// The status of a challenge on a day.
public enum ChallengeStanding: Hashable, Sendable {
    case toCome
    /// The number of days left, including this one: 1 on the last day.
    case running(daysLeft: Int)
    /// Its last scheduled day is answered, or its span has passed.
    case completed
}

extension Practice {
    public func standing(of challenge: Challenge, on today: Day) -> ChallengeStanding {
        if today < challenge.from { return .toCome }
        if isCompleted(challenge, on: today) { return .completed }
        return .running(daysLeft: today.distance(to: challenge.last) + 1)
    }

    /// Returns the challenge that covers the day, unless it is completed.
    public func runningChallenge(of habit: Habit, on today: Day) -> Challenge? {
        guard !habit.fields.challenges.isEmpty else { return nil }
        return habit.challenges.first { $0.contains(today) && !isCompleted($0, on: today) }
    }

    /// Returns the completed challenges whose report has not been opened yet.
    public func unreadReports(of habit: Habit, on today: Day) -> [Challenge] {
        guard !habit.fields.challenges.isEmpty else { return [] }
        return habit.challenges.filter { !$0.isRead && isCompleted($0, on: today) }
    }

    /// Returns whether a level can be accepted: the first, and every level up to one above the highest completed.
    public func isOpen(_ level: ChallengeLevel, for habit: Habit, on today: Day) -> Bool {
        guard level > .oneWeek else { return true }
        return habit.challenges.contains { challenge in
            challenge.level.weeks >= level.weeks - 1 && isCompleted(challenge, on: today)
        }
    }

    /// Returns the first day on which another challenge of the habit can begin.
    public func firstFreeDay(for habit: Habit, on today: Day, but changed: Challenge? = nil) -> Day {
        let others = habit.challenges.filter { $0.id != changed?.id }
        return others.reduce(max(today, habit.start)) { max($0, $1.last.advanced(by: 1)) }
    }

    /// The last day on which a completed challenge asked for its habit; `nil` while it is not completed.
    func completionDay(of challenge: Challenge, on today: Day) -> Day? {
        guard isCompleted(challenge, on: today) else { return nil }
        return habit(challenge.habit).flatMap { lastScheduledDay(of: challenge, $0) } ?? challenge.last
    }

    /// A day is settled once nothing more is expected of it. A limit takes an explicit answer, because more may still
    /// follow what was drunk so far. The challenge of an archived habit simply runs out.
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

    /// Returns the last day of the span on which the habit is asked for; `nil` if there is none.
    private func lastScheduledDay(of challenge: Challenge, _ habit: Habit) -> Day? {
        (0..<challenge.level.days).lazy.map { challenge.last.advanced(by: -$0) }
            .first { dueness(of: habit, on: $0).isAsked }
    }
}
