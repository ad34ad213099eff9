import HexisCore

extension HabitDescription {
    /// The facts that add a habit with this description.
    func facts(registering habit: Identifier) -> [Fact] {
        var facts: [Fact] = [
            .habitAdded(HabitAdded(habit: habit, name: name, day: start)),
            scheduled(habit, from: start),
            .habitColoured(HabitColoured(habit: habit, colour: colour)),
            .habitSymbolChosen(HabitSymbolChosen(habit: habit, symbol: symbol)),
        ]
        if goal != nil { facts.append(goalSet(of: habit, from: start)) }
        if signal != nil { facts.append(measured(habit, from: start)) }
        if let group { facts.append(.habitGrouped(HabitGrouped(habit: habit, group: group))) }
        return facts
    }

    /// The facts that turn the habit into this description: one per difference. Schedule and goal change from `day`
    /// on, and earlier days keep theirs; a habit that has not begun changes from its first day.
    func facts(changing habit: Habit, on day: Day) -> [Fact] {
        let id = habit.id
        var facts: [Fact] = []
        if name.text != habit.name { facts.append(.habitRenamed(HabitRenamed(habit: id, name: name))) }
        if start != habit.start { facts.append(.habitStarted(HabitStarted(habit: id, day: start))) }
        return facts + planChanges(of: habit, on: day) + looksChanges(of: habit)
    }

    private func planChanges(of habit: Habit, on day: Day) -> [Fact] {
        let from = max(day, start)
        var facts: [Fact] = []
        if schedule != habit.schedule(on: day) { facts.append(scheduled(habit.id, from: from)) }
        if goal != habit.dailyGoal(on: day) { facts.append(goalSet(of: habit.id, from: from)) }
        if signal != habit.signal(on: day) { facts.append(measured(habit.id, from: from)) }
        return facts
    }

    private func scheduled(_ habit: Identifier, from day: Day) -> Fact {
        .habitScheduled(HabitScheduled(habit: habit, from: day, schedule: schedule))
    }

    private func goalSet(of habit: Identifier, from day: Day) -> Fact {
        .dailyGoalSet(DailyGoalSet(habit: habit, from: day, goal: goal))
    }

    private func measured(_ habit: Identifier, from day: Day) -> Fact {
        .habitMeasured(HabitMeasured(habit: habit, from: day, signal: signal))
    }

    private func looksChanges(of habit: Habit) -> [Fact] {
        let id = habit.id
        var facts: [Fact] = []
        if colour != habit.colour { facts.append(.habitColoured(HabitColoured(habit: id, colour: colour))) }
        if symbol != habit.symbol {
            facts.append(.habitSymbolChosen(HabitSymbolChosen(habit: id, symbol: symbol)))
        }
        if group != habit.group { facts.append(.habitGrouped(HabitGrouped(habit: id, group: group))) }
        return facts
    }
}
