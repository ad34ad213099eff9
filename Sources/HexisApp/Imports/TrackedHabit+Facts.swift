import HexisCore

extension TrackedHabit {
    /// The facts that add the habit itself, with the identifiers of their entries.
    func facts(named id: Identifier, from start: Day, on today: Day) -> [(id: Identifier, fact: Fact)] {
        var facts = basicFacts(named: id, from: start)
        if let goal { facts.append(.dailyGoalSet(DailyGoalSet(habit: id, from: start, goal: goal))) }
        if let plan { facts.append(plan.fact(of: id)) }
        if let reminder { facts.append(reminder.fact(of: id)) }
        if isArchived { facts.append(.habitArchived(HabitArchived(habit: id, day: today))) }
        return facts.enumerated().map { (id.derived(10).derived(UInt64($0)), $1) }
    }

    private func basicFacts(named id: Identifier, from start: Day) -> [Fact] {
        [
            .habitAdded(HabitAdded(habit: id, name: name, day: start)),
            .habitScheduled(HabitScheduled(habit: id, from: start, schedule: schedule.counted(from: start))),
            .habitColoured(HabitColoured(habit: id, colour: colour)),
            .habitSymbolChosen(HabitSymbolChosen(habit: id, symbol: .guess(from: name.text))),
        ]
    }
}

extension Schedule {
    /// The same interval, counted from a habit's first day.
    fileprivate func counted(from start: Day) -> Schedule {
        guard case .everyDays(let interval) = self else { return self }
        return DayInterval(interval.days, from: start).map { .everyDays($0) } ?? self
    }
}

extension TrackedPlan {
    fileprivate func fact(of habit: Identifier) -> Fact {
        .planMade(
            PlanMade(
                plan: habit.derived(3), habit: habit, kind: .action, situation: cue, response: response,
                reward: reward))
    }
}

extension TrackedReminder {
    fileprivate func fact(of habit: Identifier) -> Fact {
        .reminderSet(
            ReminderSet(
                reminder: habit.derived(2), habit: habit, plan: nil, time: time, weekdays: weekdays))
    }
}

extension TrackedDay {
    /// The facts of a day of an imported habit, with the identifiers of their entries.
    func facts(of habit: Identifier) -> [(id: Identifier, fact: Fact)] {
        let id = habit.derived(11).derived(UInt64(bitPattern: Int64(day.number)))
        var facts: [(id: Identifier, fact: Fact)] = []
        if let answer { facts.append((id.derived(1), answer.fact(of: habit, on: day))) }
        if let note {
            facts.append((id.derived(2), .dayNoted(DayNoted(habit: habit, day: day, note: note))))
        }
        return facts
    }
}

extension TrackedAnswer {
    fileprivate func fact(of habit: Identifier, on day: Day) -> Fact {
        switch self {
        case .done(let amount): .checkedIn(CheckedIn(habit: habit, day: day, amount: amount))
        case .marked(let mark): .dayMarked(DayMarked(habit: habit, day: day, mark: mark))
        }
    }
}
