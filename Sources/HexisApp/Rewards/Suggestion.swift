import HexisCore

/// A suggested habit, ready to adopt: with its schedule, its plan, and the evidence that it does good.
///
/// An object, as knowledge is.
final class Suggestion: Sendable {
    /// Its identifier in addresses: `glass-of-water`.
    let id: String
    /// The habit's name; it is a valid `Line`.
    let name: String
    /// Why one might want it.
    let text: String
    let symbol: HabitSymbol
    let colour: HabitColour
    let schedule: Schedule
    /// The daily goal; `nil` for done or not done.
    let goal: DailyGoal?
    /// “After I …”; it is a valid `Line`.
    let cue: String
    /// “I will …”; it is a valid `Line`.
    let response: String
    let source: Source

    init(
        _ id: String, _ name: String, _ symbol: HabitSymbol, _ colour: HabitColour,
        rhythm schedule: Schedule = .daily, goal: DailyGoal? = nil, _ text: String, after cue: String,
        _ response: String, _ source: Source
    ) {
        self.id = id
        self.name = name
        self.text = text
        self.symbol = symbol
        self.colour = colour
        self.schedule = schedule
        self.goal = goal
        self.cue = cue
        self.response = response
        self.source = source
    }
}

extension Suggestion {
    static var count: Int { 31 }

    /// The suggestion at a position of the list, which begins with the smallest.
    static func at(_ place: Int) -> Suggestion {
        switch place {
        case ..<11: ofSmallThings(place)
        case ..<21: ofEverydayLife(place)
        default: ofTheWeek(place)
        }
    }

    static func weekly(_ times: Int) -> Schedule { TimesAWeek(times).map { .timesAWeek($0) } ?? .daily }

    static func amount(_ direction: DailyGoal.Direction, _ count: Int64, _ unit: String) -> DailyGoal? {
        DailyGoal(direction, Amount(clamping: count * 1000), unit: Line(unit))
    }
}
