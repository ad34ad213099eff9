/// A habit as its entries add up to it.
public struct Habit: Hashable, Sendable {
    public let id: Identifier
    var nameField: Latest<Line?>
    var startField: Latest<Day?>
    /// When and under which entry it was registered; orders habits that were never moved.
    var added: Stamp?
    var scheduleTimeline = Timeline<Schedule>(initially: .daily)
    var goalTimeline = Timeline<DailyGoal?>(initially: nil)
    var colourField = Latest<HabitColour>(initially: .teal)
    var symbolField = Latest<HabitSymbol>(initially: .leaf)
    var groupField = Latest<Line?>(initially: nil)
    var positionField = Latest<Int64?>(initially: nil)
    /// Whether it is put away. The days between putting away and coming back stay out of every count.
    var archiveTimeline = Timeline(initially: false)
    var isDeleted = false
    var records: [Day: DayRecord] = [:]

    init(id: Identifier) {
        self.id = id
        nameField = Latest(initially: nil)
        startField = Latest(initially: nil)
    }
}

extension Habit {
    /// Registered, named, and not deleted: something to show.
    var isThere: Bool { added != nil && !isDeleted }

    public var name: String { nameField.value?.text ?? "" }
    /// The first day on which it can be due.
    public var start: Day { startField.value ?? .last }
    public var colour: HabitColour { colourField.value }
    public var symbol: HabitSymbol { symbolField.value }
    public var group: Line? { groupField.value }

    public func schedule(on day: Day) -> Schedule { scheduleTimeline.value(on: day) }

    /// What was agreed for the day; `nil` where it is simply done or not done.
    public func dailyGoal(on day: Day) -> DailyGoal? { goalTimeline.value(on: day) }

    /// What the day is measured by: its daily goal, or once.
    public func goal(on day: Day) -> DailyGoal { dailyGoal(on: day) ?? .once }

    public var isArchived: Bool { archiveTimeline.last }

    /// Whether it was put away on that day. Before it ever was, it was in use.
    public func isArchived(on day: Day) -> Bool { archiveTimeline.said(on: day) ?? false }

    public func record(on day: Day) -> DayRecord { records[day] ?? DayRecord() }

    /// The days about which anything was recorded, in order.
    public var recordedDays: [Day] { records.keys.sorted() }
}
