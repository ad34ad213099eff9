/// A habit as its entries add up to it.
public struct Habit: Hashable, Sendable {
    public let id: Identifier
    /// Behind one reference, because pages pass habits on and on.
    @Shared var fields = HabitFields()

    init(id: Identifier) {
        self.id = id
    }
}

extension Habit {
    /// Registered, named, and not deleted: something to show.
    var isThere: Bool { fields.added != nil && !fields.isDeleted }

    public var name: String { fields.name.value?.text ?? "" }
    /// The first day on which it can be due.
    public var start: Day { fields.start.value ?? .last }
    public var colour: HabitColour { fields.colour.value }
    public var symbol: HabitSymbol { fields.symbol.value }
    public var group: Line? { fields.group.value }

    public func schedule(on day: Day) -> Schedule { fields.schedule.value(on: day) }

    /// What was agreed for the day; `nil` where it is simply done or not done.
    public func dailyGoal(on day: Day) -> DailyGoal? { fields.goal.value(on: day) }

    /// What the day is measured by: its daily goal, or once.
    public func goal(on day: Day) -> DailyGoal { dailyGoal(on: day) ?? .once }

    public var isArchived: Bool { fields.archived.last }

    /// Whether it was put away on that day. Before it ever was, it was in use.
    public func isArchived(on day: Day) -> Bool { fields.archived.said(on: day) ?? false }

    public func record(on day: Day) -> DayRecord { fields.records[day] ?? DayRecord() }

    /// The first day about which anything was recorded.
    public var firstRecordedDay: Day? { fields.records.keys.min() }
}
