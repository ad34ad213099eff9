/// The state of a habit that its entries add up to.
public struct Habit: Hashable, Sendable {
    public let id: Identifier
    /// Stored behind one reference, because pages pass habits around a lot.
    @Shared var fields = HabitFields()

    init(id: Identifier) {
        self.id = id
    }
}

extension Habit {
    /// Whether the habit was added and not deleted, so that it can be shown.
    var isThere: Bool { fields.added != nil && !fields.isDeleted }

    public var name: String { fields.name.value?.text ?? "" }
    /// The first day on which the habit can be due.
    public var start: Day { fields.start.value ?? .last }
    public var colour: HabitColour { fields.colour.value }
    public var symbol: HabitSymbol { fields.symbol.value }
    public var group: Line? { fields.group.value }

    public func schedule(on day: Day) -> Schedule { fields.schedule.value(on: day) }

    /// Returns the goal for the day; `nil` if the habit is simply done or not done.
    public func dailyGoal(on day: Day) -> DailyGoal? { fields.goal.value(on: day) }

    /// Returns the goal that the day is measured by: its daily goal, or once.
    public func goal(on day: Day) -> DailyGoal { dailyGoal(on: day) ?? .once }

    public var isArchived: Bool { fields.archived.last }

    /// Returns whether the habit was archived on that day. Before its first archiving, it was in use.
    public func isArchived(on day: Day) -> Bool { fields.archived.said(on: day) ?? false }

    public func record(on day: Day) -> DayRecord { fields.records[day] ?? .empty }

    /// The days with a record, in order.
    package var recordedDays: [Day] { fields.records.days }

    /// The first day with a record.
    public var firstRecordedDay: Day? { fields.records.firstDay }
}
