public import HexisCore

extension HabitJoin {
    /// The facts that empty the days again, as far as the person has not changed them since.
    public func undo(in practice: Practice) -> [Fact] {
        guard let habit = practice.habit(habit) else { return [] }
        return facts.compactMap { undo($0, of: habit) }
    }

    private func undo(_ part: Part, of habit: Habit) -> Fact? {
        switch part.fact {
        case .checkIn(.checkedIn(let fact)): habit.undo(fact, of: part.id)
        case .checkIn(.dayMarked(let fact)): habit.undo(fact)
        case .checkIn(.dayNoted(let fact)): habit.undo(fact)
        case .habit(.habitStarted(let fact)): habit.undo(fact, backTo: start)
        default: nil
        }
    }
}

extension Habit {
    fileprivate func undo(_ fact: CheckedIn, of entry: Identifier) -> Fact? {
        let isThere = record(on: fact.day).checkIns.contains { $0.stamp.id == entry && !$0.isUndone }
        return isThere ? .checkInUndone(CheckInUndone(habit: id, day: fact.day, entry: entry)) : nil
    }

    fileprivate func undo(_ fact: DayMarked) -> Fact? {
        record(on: fact.day).answer?.mark == fact.mark
            ? .dayMarked(DayMarked(habit: id, day: fact.day, mark: nil)) : nil
    }

    fileprivate func undo(_ fact: DayNoted) -> Fact? {
        record(on: fact.day).note == fact.note
            ? .dayNoted(DayNoted(habit: id, day: fact.day, note: nil)) : nil
    }

    fileprivate func undo(_ fact: HabitStarted, backTo former: Day) -> Fact? {
        start == fact.day ? .habitStarted(HabitStarted(habit: id, day: former)) : nil
    }
}
