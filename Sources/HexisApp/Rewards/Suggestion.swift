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

    /// Reads an item: its identifier, name, symbol, colour, schedule, daily goal, text, cue, response and source.
    private init(_ texts: RewardTexts) {
        id = texts[0]
        name = texts[1]
        symbol = HabitSymbol(name: texts[2]) ?? .star
        colour = HabitColour(name: texts[3]) ?? .teal
        schedule = Suggestion.schedule(texts[4])
        goal = texts.value(5).flatMap { Suggestion.goal(Array($0.utf8)) }
        text = texts[6]
        cue = texts[7]
        response = texts[8]
        source = Source(texts, from: 9)
    }
}

extension Suggestion {
    static var count: Int { 31 }

    /// The suggestion at a position of the list, which begins with the smallest.
    static func at(_ place: Int) -> Suggestion {
        let texts =
            switch place {
            case ..<11: RewardTexts(at: place, of: ofSmallThings)
            case ..<21: RewardTexts(at: place - 11, of: ofEverydayLife)
            default: RewardTexts(at: place - 21, of: ofTheWeek)
            }
        return Suggestion(texts)
    }

    /// `daily`, `workdays`, or a number of times: `3 a week`.
    private static func schedule(_ text: String) -> Schedule {
        let first = text.utf8.first ?? 0
        if let times = TimesAWeek(Int(first) - 48) { return .timesAWeek(times) }
        return first == UInt8(ascii: "w") ? .weekdays(.workdays) : .daily
    }

    /// `4 times`, or a limit: `at most 1 glass`. The number has one digit.
    private static func goal(_ text: [UInt8]) -> DailyGoal? {
        let limit = "at most ".utf8.count
        let isLimit = text[0] == UInt8(ascii: "a")
        let rest = text.dropFirst(isLimit ? limit : 0)
        guard let digit = rest.first else { return nil }
        return DailyGoal(
            isLimit ? .atMost : .atLeast, Amount(clamping: (Int64(digit) - 48) * 1000),
            unit: Line(String(decoding: rest.dropFirst(2), as: UTF8.self)))
    }
}
