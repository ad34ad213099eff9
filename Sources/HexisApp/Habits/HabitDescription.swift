import HexisCore

/// The validated content of the form.
struct HabitDescription: Equatable {
    var name: Line
    var schedule: Schedule
    var goal: DailyGoal?
    var signal: Signal?
    var group: Line?
    var colour: HabitColour
    var symbol: HabitSymbol
    var start: Day
}
