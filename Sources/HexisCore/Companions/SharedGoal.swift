/// What two people pursue, as one of them has it: a goal of their own, or a challenge of one of their habits.
public enum SharedGoal: Sendable {
    case personal(PersonalChallenge)
    case habit(Challenge, of: Habit)

    public var id: Identifier {
        switch self {
        case .personal(let challenge): challenge.id
        case .habit(let challenge, _): challenge.id
        }
    }

    /// What the person calls it.
    public var title: String {
        switch self {
        case .personal(let challenge): challenge.title.text
        case .habit(_, let habit): habit.name
        }
    }

    /// The facts that give somebody else the same, from one of their own days on, without what is the person's alone: a
    /// description, plans, reminders.
    ///
    /// A challenge that has begun ends for both on the same day.
    public func facts(named goal: Identifier, from today: Day) -> [Fact] {
        switch self {
        case .personal(let challenge): return [.personalChallengeSet(challenge.fact(named: goal))]
        case .habit(let challenge, let habit):
            let copy = goal.derived(1)
            let start = max(challenge.from, today)
            let accepted = ChallengeAccepted(
                challenge: goal, habit: copy, level: challenge.level, from: challenge.from)
            return habit.facts(named: copy, from: start) + [.challengeAccepted(accepted)]
        }
    }
}

extension Habit {
    /// The facts that give somebody else the same habit, with the schedule and goal of its first day with them.
    fileprivate func facts(named copy: Identifier, from start: Day) -> [Fact] {
        guard let name = fields.name.value else { return [] }
        var facts: [Fact] = [
            .habitAdded(HabitAdded(habit: copy, name: name, day: start)),
            .habitScheduled(HabitScheduled(habit: copy, from: start, schedule: schedule(on: start))),
            .habitColoured(HabitColoured(habit: copy, colour: colour)),
            .habitSymbolChosen(HabitSymbolChosen(habit: copy, symbol: symbol)),
        ]
        if let goal = dailyGoal(on: start) {
            facts.append(.dailyGoalSet(DailyGoalSet(habit: copy, from: start, goal: goal)))
        }
        if let signal = signal(on: start) {
            facts.append(.habitMeasured(HabitMeasured(habit: copy, from: start, signal: signal)))
        }
        return facts
    }
}

extension Practice {
    /// Returns `nil` for one that does not exist, or was deleted.
    public func sharedGoal(_ id: Identifier) -> SharedGoal? {
        if let challenge = personalChallenge(id) { return .personal(challenge) }
        for habit in fields.habitsByID.values where habit.isThere {
            if let challenge = habit.challenge(id) { return .habit(challenge, of: habit) }
        }
        return nil
    }

    /// Whether there is nothing left to pursue.
    public func isOver(_ goal: SharedGoal, on today: Day) -> Bool {
        switch goal {
        case .personal(let challenge): standing(of: challenge, on: today).state == .over
        case .habit(let challenge, _): standing(of: challenge, on: today) == .completed
        }
    }
}
