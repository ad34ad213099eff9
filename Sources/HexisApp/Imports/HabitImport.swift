public import HexisCore

/// What an import of another tracker's habits adds to a practice.
///
/// Every entry's identifier derives from the habit and the day, so that importing a file again adds nothing, and a newer file
/// adds what is new in it. An import that was undone leaves its habits deleted, and the next one begins anew.
public struct HabitImport: Sendable {
    public let habits: [ImportedHabit]
    public let remarks: [TrackerRemark]
    /// The number of records of days after tomorrow, which come from a wrong clock and are left out.
    public let ahead: Int
    /// What goes to habits that the person has.
    public let joins: [HabitJoin]
    public let medicines: [ImportedMedicine]
    /// The number of doses that were answered too late to count.
    public let late: Int
    /// The measurements that the practice does not have yet, and the days that they are of.
    public let measurements: [Identifier]
    public let measuredDays: [Day]
    /// Whether the file has measurements.
    let hasMeasurements: Bool
    /// With the instant of those that have one of their own.
    private let facts: [(id: Identifier, fact: Fact, at: Instant?)]

    /// One habit of an import, as a person is shown it beforehand.
    public struct ImportedHabit: Hashable, Sendable {
        public let id: Identifier
        public let name: String
        /// The days with an answer or a note that the practice does not have yet.
        public let days: Int
        public let first: Day?
        public let last: Day?
        /// Whether an earlier import has brought it already.
        public let isKnown: Bool
        /// Whether the person has another habit of the same name, which it can join.
        public let hasNamesake: Bool
        /// Whether its days go to that habit.
        public let isJoined: Bool

        public var isNew: Bool { !isKnown && !isJoined }
    }

    /// - Parameters:
    ///   - zone: The person's time zone, for the doses of medicines.
    ///   - joins: Whether an imported habit joins the one of the same name.
    public init(
        _ history: TrackerHistory, into practice: Practice, on today: Day, zone: ZoneRules = .utc,
        joins: (Identifier) -> Bool = { _ in true }
    ) {
        remarks = history.remarks
        var (habits, facts, ahead) = ([ImportedHabit](), [(id: Identifier, fact: Fact)](), 0)
        var allJoins: [HabitJoin] = []
        let own = Set(history.habits.map { practice.freeIdentifier(for: $0) })
        // What an earlier file of the same program brought is no namesake.
        var namesakes = practice.habits.filter { !own.contains($0.id) }
        for tracked in history.habits {
            let id = practice.freeIdentifier(for: tracked)
            let known = tracked.days.filter { $0.day <= today.next }
            ahead += tracked.days.count - known.count
            let isKnown = practice.habit(id) != nil
            // Two imported habits of one name cannot both join it.
            let place = isKnown ? nil : namesakes.firstIndex { $0.name == tracked.name.text }
            let namesake = place.map { namesakes.remove(at: $0) }
            let days: [Day]
            let isJoined = namesake != nil && joins(id)
            if let namesake, isJoined {
                let join = HabitJoin(namesake, filledWith: known, of: tracked, in: practice)
                days = join.days
                facts += join.facts.map { ($0.id, $0.fact) }
                allJoins.append(join)
            } else {
                if !isKnown { facts += tracked.facts(named: id, from: known.first?.day ?? today, on: today) }
                let news = known.map { (day: $0.day, facts: $0.facts(of: id)) }.map { day, facts in
                    (day: day, facts: facts.filter { !practice.contains($0.id) })
                }.filter { !$0.facts.isEmpty }
                days = news.map { $0.day }
                facts += news.flatMap { $0.facts }
            }
            habits.append(
                ImportedHabit(
                    id: id, name: tracked.name.text, days: days.count, first: days.first, last: days.last,
                    isKnown: isKnown, hasNamesake: namesake != nil, isJoined: isJoined))
        }
        self.joins = allJoins
        self.habits = habits
        let imports = history.medicines.map { MedicineImport($0, into: practice, on: today, zone) }
        medicines = imports.map { $0.medicine }
        late = imports.reduce(0) { $0 + $1.late }
        let measured = MeasurementImport(history, into: practice, on: today, zone)
        measuredDays = measured.days
        hasMeasurements = !history.measurements.isEmpty
        measurements = measured.facts.compactMap { one in
            guard case .measurement(.measured(let fact)) = one.fact else { return nil }
            return fact.measurement
        }
        self.facts = facts.map { ($0.id, $0.fact, nil) } + imports.flatMap { $0.facts } + measured.facts
        self.ahead = ahead + measured.ahead
    }

    /// The habits that the practice does not have yet.
    public var newHabits: [ImportedHabit] { habits.filter { $0.isNew } }
    /// The medicines that the practice does not have yet.
    public var newMedicines: [ImportedMedicine] { medicines.filter { !$0.isKnown } }
    public var doses: Int { medicines.reduce(0) { $0 + $1.doses } }
    public var days: Int { habits.reduce(0) { $0 + $1.days } }
    /// Whether everything in the file is there already.
    public var isEmpty: Bool { facts.isEmpty }

    /// The entries, in order, after everything that the practice has.
    public func entries(_ practice: Practice, device: Identifier, at now: Instant) -> [Entry] {
        let first = practice.instant(at: now)
        return facts.enumerated().map { place, one in
            Entry(
                id: one.id, at: one.at ?? first.advanced(byMilliseconds: Int64(place)), device: device,
                fact: one.fact)
        }
    }
}

extension Practice {
    /// The identifier of an imported habit: the same for the same file, unless that was deleted.
    fileprivate func freeIdentifier(for tracked: TrackedHabit) -> Identifier {
        var id = Identifier(ofTracked: tracked.key)
        while isDeleted(id) { id = id.derived(1) }
        return id
    }
}

extension Identifier {
    init(ofTracked key: String) {
        self = key.utf8.reduce(Identifier(high: 0, low: 3)) { $0.derived(UInt64($1)) }
    }
}

extension TrackedHabit {
    /// The facts that add the habit itself.
    fileprivate func facts(named id: Identifier, from start: Day, on today: Day) -> [(
        id: Identifier, fact: Fact
    )] {
        var facts: [Fact] = [
            .habitAdded(HabitAdded(habit: id, name: name, day: start)),
            .habitScheduled(HabitScheduled(habit: id, from: start, schedule: schedule.counted(from: start))),
            .habitColoured(HabitColoured(habit: id, colour: colour)),
            .habitSymbolChosen(HabitSymbolChosen(habit: id, symbol: .guess(from: name.text))),
        ]
        if let goal { facts.append(.dailyGoalSet(DailyGoalSet(habit: id, from: start, goal: goal))) }
        if let plan {
            facts.append(
                .planMade(
                    PlanMade(
                        plan: id.derived(3), habit: id, kind: .action, situation: plan.cue,
                        response: plan.response, reward: plan.reward)))
        }
        if let reminder {
            facts.append(
                .reminderSet(
                    ReminderSet(
                        reminder: id.derived(2), habit: id, plan: nil, time: reminder.time,
                        weekdays: reminder.weekdays)))
        }
        if isArchived { facts.append(.habitArchived(HabitArchived(habit: id, day: today))) }
        return facts.enumerated().map { (id.derived(10).derived(UInt64($0)), $1) }
    }
}

extension Schedule {
    /// The same interval, counted from a habit's first day.
    fileprivate func counted(from start: Day) -> Schedule {
        guard case .everyDays(let interval) = self else { return self }
        return DayInterval(interval.days, from: start).map { .everyDays($0) } ?? self
    }
}

extension TrackedDay {
    fileprivate func facts(of habit: Identifier) -> [(id: Identifier, fact: Fact)] {
        let id = habit.derived(11).derived(UInt64(bitPattern: Int64(day.number)))
        var facts: [(id: Identifier, fact: Fact)] = []
        switch answer {
        case .done(let amount):
            facts.append(
                (id.derived(1), .checkedIn(CheckedIn(habit: habit, day: day, amount: amount))))
        case .marked(let mark):
            facts.append((id.derived(1), .dayMarked(DayMarked(habit: habit, day: day, mark: mark))))
        case nil: break
        }
        if let note {
            facts.append((id.derived(2), .dayNoted(DayNoted(habit: habit, day: day, note: note))))
        }
        return facts
    }
}
