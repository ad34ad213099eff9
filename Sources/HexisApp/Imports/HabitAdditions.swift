import HexisCore

/// What an import adds of habits: those that are new, and the days that others lack.
struct HabitAdditions {
    private(set) var habits: [HabitImport.ImportedHabit] = []
    private(set) var joins: [HabitJoin] = []
    /// The facts of both, with the identifiers of their entries.
    private(set) var facts: [(id: Identifier, fact: Fact)] = []
    /// The number of records of days after tomorrow, which are left out.
    private(set) var ahead = 0
    private let practice: Practice
    private let today: Day
    /// The person's habits that no imported one has joined yet.
    private var namesakes: [Habit]

    /// - Parameter joins: Whether an imported habit joins the one of the same name.
    init(_ habits: [TrackedHabit], into practice: Practice, on today: Day, joins: (Identifier) -> Bool) {
        self.practice = practice
        self.today = today
        let own = Set(habits.map { practice.freeIdentifier(for: $0) })
        // What an earlier file of the same program brought is no namesake.
        namesakes = practice.habits.filter { !own.contains($0.id) }
        for habit in habits { add(habit, joins: joins) }
    }

    private mutating func add(_ tracked: TrackedHabit, joins: (Identifier) -> Bool) {
        let id = practice.freeIdentifier(for: tracked)
        let known = knownDays(of: tracked)
        let namesake = isKnown(id) ? nil : takeNamesake(of: tracked)
        let joined = namesake.flatMap { joins(id) ? $0 : nil }
        let days =
            if let joined { fill(joined, with: known, of: tracked) } else { add(known, of: tracked, as: id) }
        habits.append(
            HabitImport.ImportedHabit(
                id: id, name: tracked.name.text, days: days.count, first: days.first, last: days.last,
                isKnown: isKnown(id), hasNamesake: namesake != nil, isJoined: joined != nil))
    }

    /// Whether an earlier import has brought it already.
    private func isKnown(_ id: Identifier) -> Bool { practice.habit(id) != nil }

    /// The days until tomorrow: later ones come from a wrong clock, and are counted.
    private mutating func knownDays(of tracked: TrackedHabit) -> [TrackedDay] {
        let known = tracked.days.filter { $0.day <= today.next }
        ahead += tracked.days.count - known.count
        return known
    }

    /// Two imported habits of one name cannot both join the person's.
    private mutating func takeNamesake(of tracked: TrackedHabit) -> Habit? {
        let place = namesakes.firstIndex { $0.name == tracked.name.text }
        return place.map { namesakes.remove(at: $0) }
    }

    /// The days of the person's own habit that are filled.
    private mutating func fill(_ habit: Habit, with days: [TrackedDay], of tracked: TrackedHabit) -> [Day] {
        let join = HabitJoin(habit, filledWith: days, of: tracked, in: practice)
        facts += join.facts.map { ($0.id, $0.fact) }
        joins.append(join)
        return join.days
    }

    /// The days that the practice does not have yet.
    private mutating func add(_ days: [TrackedDay], of tracked: TrackedHabit, as id: Identifier) -> [Day] {
        if !isKnown(id) {
            facts += tracked.facts(named: id, from: days.first?.day ?? today, on: today)
        }
        let news = days.map { (day: $0.day, facts: $0.facts(of: id)) }.map { day, facts in
            (day: day, facts: facts.filter { !practice.contains($0.id) })
        }.filter { !$0.facts.isEmpty }
        facts += news.flatMap { $0.facts }
        return news.map { $0.day }
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
