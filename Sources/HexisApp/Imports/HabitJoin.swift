public import HexisCore

/// An imported habit that joins the person's own of the same name: it fills the days that this one lacks. What the person
/// marked or wrote here stays.
public struct HabitJoin: Sendable {
    public let habit: Identifier
    /// The habit's first day before.
    public let start: Day
    /// The days that are filled, in order.
    let days: [Day]
    public let facts: [Part]

    /// A fact, with the identifier of its entry.
    public struct Part: Sendable {
        public let id: Identifier
        public let fact: Fact

        public init(id: Identifier, fact: Fact) {
            self.id = id
            self.fact = fact
        }
    }

    /// A join as it was recorded before, which can be undone.
    public init(_ habit: Identifier, start: Day, facts: [Part]) {
        self.habit = habit
        self.start = start
        self.facts = facts
        days = []
    }

    /// - Parameter days: Those of the imported habit, in order.
    init(_ habit: Habit, filledWith days: [TrackedDay], of tracked: TrackedHabit, in practice: Practice) {
        self.habit = habit.id
        start = habit.start
        var (filled, facts) = ([Day](), [Part]())
        for day in days {
            let record = habit.record(on: day.day)
            let id = habit.id.derived(12).derived(UInt64(bitPattern: Int64(day.day.number)))
            let count = facts.count
            if let answer = day.answer, record.answer == nil, !record.hasCheckIn {
                let fact = habit.fact(of: answer, on: day.day, hasAmounts: tracked.goal != nil)
                facts.append(Part(id: practice.unused(id.derived(1)), fact: fact))
            }
            if let note = day.note, record.note == nil {
                let fact = Fact.dayNoted(DayNoted(habit: habit.id, day: day.day, note: note))
                facts.append(Part(id: practice.unused(id.derived(2)), fact: fact))
            }
            if facts.count > count { filled.append(day.day) }
        }
        if let first = filled.first, first < habit.start {
            let id = practice.unused(habit.id.derived(13).derived(UInt64(bitPattern: Int64(first.number))))
            facts.append(Part(id: id, fact: .habitStarted(HabitStarted(habit: habit.id, day: first))))
        }
        self.days = filled
        self.facts = facts
    }

    /// The facts that empty the days again, as far as the person has not changed them since.
    public func undo(in practice: Practice) -> [Fact] {
        guard let habit = practice.habit(habit) else { return [] }
        return facts.compactMap { part in
            switch part.fact {
            case .checkIn(.checkedIn(let fact)):
                let isThere = habit.record(on: fact.day).checkIns.contains {
                    $0.stamp.id == part.id && !$0.isUndone
                }
                return isThere
                    ? .checkInUndone(CheckInUndone(habit: habit.id, day: fact.day, entry: part.id)) : nil
            case .checkIn(.dayMarked(let fact)):
                return habit.record(on: fact.day).answer?.mark == fact.mark
                    ? .dayMarked(DayMarked(habit: habit.id, day: fact.day, mark: nil)) : nil
            case .checkIn(.dayNoted(let fact)):
                return habit.record(on: fact.day).note == fact.note
                    ? .dayNoted(DayNoted(habit: habit.id, day: fact.day, note: nil)) : nil
            case .habit(.habitStarted(let fact)):
                return habit.start == fact.day
                    ? .habitStarted(HabitStarted(habit: habit.id, day: start)) : nil
            default: return nil
            }
        }
    }
}

extension Habit {
    /// What an answer of another program is here: where only one of the two counts amounts, done is done.
    fileprivate func fact(of answer: TrackedAnswer, on day: Day, hasAmounts: Bool) -> Fact {
        switch answer {
        case .marked(let mark): return .dayMarked(DayMarked(habit: id, day: day, mark: mark))
        case .done(let amount):
            guard let goal = dailyGoal(on: day) else {
                return .checkedIn(CheckedIn(habit: id, day: day, amount: .one))
            }
            if hasAmounts { return .checkedIn(CheckedIn(habit: id, day: day, amount: amount)) }
            return goal.direction == .atMost
                ? .dayMarked(DayMarked(habit: id, day: day, mark: .kept))
                : .checkedIn(CheckedIn(habit: id, day: day, amount: goal.amount))
        }
    }
}

extension Practice {
    /// The first of a row of identifiers that no entry has: a join that was undone can be repeated.
    fileprivate func unused(_ id: Identifier) -> Identifier {
        var id = id
        while contains(id) { id = id.derived(1) }
        return id
    }
}
