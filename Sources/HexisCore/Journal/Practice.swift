/// What the entries of a journal add up to.
///
/// Entries can be added in any order and any number of times: each field keeps its latest change, amounts are
/// added up once an entry. So a practice is a function of the *set* of entries, and a late one costs no more
/// than any other.
public struct Practice: Hashable, Sendable {
    var habitsByID: [Identifier: Habit] = [:]
    var pausesByID: [Identifier: Latest<Pause?>] = [:]
    var removedPauses: Set<Identifier> = []
    @Shared var settingsFields = SettingsFields()
    /// The entries that are in, each counted once.
    private var known = KnownEntries()
    /// The latest instant of any entry.
    private var latest: Instant?

    public init() {}

    public init(_ entries: some Sequence<Entry>) {
        for entry in entries { add(entry) }
    }

    /// How many different entries are in.
    public var count: Int { known.count }

    public func contains(_ entry: Identifier) -> Bool { known.contains(entry) }

    /// The instant for a new entry made now: later than every entry so far, so that what a person does after
    /// seeing something is ordered after it, whatever their device's clock says.
    public func instant(at now: Instant) -> Instant {
        guard let latest, latest >= now else { return now }
        return latest.advanced(byMilliseconds: 1)
    }

    public mutating func add(_ entry: Entry) {
        guard known.insert(entry.id) else { return }
        latest = max(latest ?? entry.at, entry.at)
        apply(entry.fact, at: entry.stamp)
    }

    private mutating func apply(_ fact: Fact, at stamp: Stamp) {
        switch fact {
        case .habitAdded(let fact):
            change(fact.habit) { habit in
                habit.added = min(habit.added ?? stamp, stamp)
                habit.name.set(fact.name, at: stamp)
                habit.start.set(fact.day, at: stamp)
            }
        case .habitRenamed(let fact): change(fact.habit) { $0.name.set(fact.name, at: stamp) }
        case .habitStarted(let fact): change(fact.habit) { $0.start.set(fact.day, at: stamp) }
        case .habitScheduled(let fact):
            change(fact.habit) { $0.schedule.set(fact.schedule, from: fact.from, at: stamp) }
        case .dailyGoalSet(let fact):
            change(fact.habit) { $0.goal.set(fact.goal, from: fact.from, at: stamp) }
        case .habitColoured(let fact): change(fact.habit) { $0.colour.set(fact.colour, at: stamp) }
        case .habitSymbolChosen(let fact): change(fact.habit) { $0.symbol.set(fact.symbol, at: stamp) }
        case .habitGrouped(let fact): change(fact.habit) { $0.group.set(fact.group, at: stamp) }
        case .habitMoved(let fact): change(fact.habit) { $0.position.set(fact.position, at: stamp) }
        case .habitArchived(let fact):
            change(fact.habit) { $0.archived.set(true, from: fact.day, at: stamp) }
        case .habitBroughtBack(let fact):
            change(fact.habit) { $0.archived.set(false, from: fact.day, at: stamp) }
        case .habitDeleted(let fact): change(fact.habit) { $0.isDeleted = true }

        case .checkedIn(let fact): change(fact.habit, fact.day) { $0.add(fact.amount, at: stamp) }
        case .checkInUndone(let fact): change(fact.habit, fact.day) { $0.undo(fact.entry) }
        case .dayMarked(let fact):
            let answer = fact.mark.map { DayRecord.Answer(mark: $0, reason: fact.reason) }
            change(fact.habit, fact.day) { $0.mark(answer, at: stamp) }
        case .dayNoted(let fact): change(fact.habit, fact.day) { $0.note(fact.note, at: stamp) }
        case .pauseSet(let fact):
            let pause = Pause(
                id: fact.pause, habit: fact.habit, from: fact.from, until: fact.until, reason: fact.reason)
            pausesByID[fact.pause, default: Latest(initially: nil)].set(pause, at: stamp)
        case .pauseRemoved(let fact): removedPauses.insert(fact.pause)

        case .personNamed(let fact): settingsFields.name.set(fact.name, at: stamp)
        case .timeZoneChosen(let fact): settingsFields.zone.set(fact.zone, at: stamp)
        case .dayStartSet(let fact): settingsFields.dayStart.set(fact.time, at: stamp)
        case .firstWeekdaySet(let fact): settingsFields.firstWeekday.set(fact.weekday, at: stamp)
        case .themeChosen(let fact): settingsFields.theme.set(fact.theme, at: stamp)
        case .textSizeChosen(let fact): settingsFields.textSize.set(fact.size, at: stamp)

        case .unknown: break
        }
    }

    /// Changes a habit in place; one that was not heard of yet is kept for when it is added.
    private mutating func change(_ id: Identifier, _ body: (inout HabitFields) -> Void) {
        body(&habitsByID[id, default: Habit(id: id)].fields)
    }

    private mutating func change(_ id: Identifier, _ day: Day, _ body: (inout DayRecord) -> Void) {
        change(id) { body(&$0.records[day, default: DayRecord()]) }
    }
}

extension Practice {
    /// The habits that are registered and not deleted, archived ones too, in the person's order.
    public var habits: [Habit] {
        habitsByID.values.filter { $0.isThere }.sorted { $0.isBefore($1) }
    }

    /// `nil` for a habit that was never added, or was deleted.
    public func habit(_ id: Identifier) -> Habit? {
        guard let habit = habitsByID[id], habit.isThere else { return nil }
        return habit
    }

    /// The pauses that were not taken away, the latest first.
    public var pauses: [Pause] {
        pausesByID.values.compactMap { $0.value }.filter { !removedPauses.contains($0.id) }
            .sorted { $0.from == $1.from ? $0.id < $1.id : $0.from > $1.from }
    }

    public var settings: Settings { settingsFields.settings }
}

extension Habit {
    /// Habits that were moved stand by their positions; the others follow as they were added.
    fileprivate func isBefore(_ other: Habit) -> Bool {
        switch (fields.position.value, other.fields.position.value) {
        case (let mine?, let theirs?) where mine != theirs: mine < theirs
        case (.some, nil): true
        case (nil, .some): false
        default: (fields.added ?? stampOfNothing) < (other.fields.added ?? stampOfNothing)
        }
    }

    private var stampOfNothing: Stamp { Stamp(at: Instant.range.upperBound, id: id) }
}
