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
        let filled = days.map { day in
            (day: day.day, parts: habit.parts(filling: day, of: tracked, in: practice))
        }.filter { !$0.parts.isEmpty }
        self.days = filled.map { $0.day }
        facts = filled.flatMap { $0.parts } + habit.partsStarting(on: filled.first?.day, in: practice)
    }
}

extension Habit {
    /// What fills the day, as far as it lacks an answer or a note.
    fileprivate func parts(
        filling day: TrackedDay, of tracked: TrackedHabit, in practice: Practice
    ) -> [HabitJoin.Part] {
        let entry = id.derived(12).derived(UInt64(bitPattern: Int64(day.day.number)))
        var parts: [HabitJoin.Part] = []
        if let fact = answer(filling: day, of: tracked) {
            parts.append(HabitJoin.Part(id: practice.unused(entry.derived(1)), fact: fact))
        }
        if let fact = note(filling: day) {
            parts.append(HabitJoin.Part(id: practice.unused(entry.derived(2)), fact: fact))
        }
        return parts
    }

    private func answer(filling day: TrackedDay, of tracked: TrackedHabit) -> Fact? {
        let record = record(on: day.day)
        guard let answer = day.answer, record.answer == nil, !record.hasCheckIn else { return nil }
        return fact(of: answer, on: day.day, hasAmounts: tracked.goal != nil)
    }

    /// What an answer of another program is here: where only one of the two counts amounts, done is done.
    private func fact(of answer: TrackedAnswer, on day: Day, hasAmounts: Bool) -> Fact {
        switch answer {
        case .marked(let mark): .dayMarked(DayMarked(habit: id, day: day, mark: mark))
        case .done(let amount): fact(ofDone: amount, on: day, hasAmounts: hasAmounts)
        }
    }

    private func fact(ofDone amount: Amount, on day: Day, hasAmounts: Bool) -> Fact {
        guard let goal = dailyGoal(on: day) else {
            return .checkedIn(CheckedIn(habit: id, day: day, amount: .one))
        }
        if hasAmounts { return .checkedIn(CheckedIn(habit: id, day: day, amount: amount)) }
        return goal.direction == .atMost
            ? .dayMarked(DayMarked(habit: id, day: day, mark: .kept))
            : .checkedIn(CheckedIn(habit: id, day: day, amount: goal.amount))
    }

    private func note(filling day: TrackedDay) -> Fact? {
        guard let note = day.note, record(on: day.day).note == nil else { return nil }
        return .dayNoted(DayNoted(habit: id, day: day.day, note: note))
    }

    /// What begins the habit on the first day that was filled, if that is earlier.
    fileprivate func partsStarting(on first: Day?, in practice: Practice) -> [HabitJoin.Part] {
        guard let first, first < start else { return [] }
        let entry = practice.unused(id.derived(13).derived(UInt64(bitPattern: Int64(first.number))))
        return [HabitJoin.Part(id: entry, fact: .habitStarted(HabitStarted(habit: id, day: first)))]
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
