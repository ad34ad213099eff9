/// What the entries of a journal add up to.
///
/// Entries can be added in any order and any number of times: each field keeps its latest change, amounts are
/// added up once an entry. So a practice is a function of the *set* of entries, and a late one costs no more
/// than any other.
public struct Practice: Hashable, Sendable {
    /// Behind one reference, because every page and every part of one is handed the whole practice.
    @Shared private(set) var fields = PracticeFields()

    public init() {}

    public init(_ entries: some Sequence<Entry>) {
        for entry in entries { add(entry) }
    }

    /// How many different entries are in.
    public var count: Int { fields.known.count }

    public func contains(_ entry: Identifier) -> Bool { fields.known.contains(entry) }

    /// The instant for a new entry made now: later than every entry so far, so that what a person does after
    /// seeing something is ordered after it, whatever their device's clock says.
    @inline(never)
    public func instant(at now: Instant) -> Instant {
        guard let latest = fields.latest, latest >= now else { return now }
        return latest.advanced(byMilliseconds: 1)
    }

    public mutating func add(_ entry: Entry) { fields.add(entry) }

    var habitsByID: [Identifier: Habit] { fields.habitsByID }
    var pausesByID: [Identifier: Latest<Pause?>] { fields.pausesByID }
}

extension Practice {
    /// The habits that are registered and not deleted, archived ones too, in the person's order.
    public var habits: [Habit] {
        let habits = fields.habitsByID.values.filter { $0.isThere }
        return sortedPlaces(of: habits.count) { habits[$0].isBefore(habits[$1]) }.map { habits[$0] }
    }

    /// Whether a habit was deleted, which is for good.
    public func isDeleted(_ habit: Identifier) -> Bool { fields.habitsByID[habit]?.fields.isDeleted ?? false }

    /// `nil` for a habit that was never added, or was deleted.
    public func habit(_ id: Identifier) -> Habit? {
        guard let habit = fields.habitsByID[id], habit.isThere else { return nil }
        return habit
    }

    /// The pauses that were not taken away, the latest first.
    public var pauses: [Pause] {
        let pauses = fields.pausesByID.values.compactMap { $0.value }.filter {
            !fields.removedPauses.contains($0.id)
        }
        return sortedPlaces(of: pauses.count) { pauses[$0].isBefore(pauses[$1]) }.map { pauses[$0] }
    }

    @inline(never)
    public var settings: Settings { fields.settings.settings }

    // What most pages ask has a way of its own: the settings as a whole are a lot to copy.

    @inline(never)
    public var firstWeekday: Weekday { fields.settings.firstWeekday.value }

    /// How times of day are shown.
    @inline(never)
    public var clock: ClockFormat {
        fields.settings.hasTwelveHourClock.value ? .twelveHours : .twentyFourHours
    }
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

extension Pause {
    /// The one that begins later comes first.
    fileprivate func isBefore(_ other: Pause) -> Bool {
        from == other.from ? id < other.id : from > other.from
    }
}
