/// Determines which piece of knowledge or suggestion a reward is.
///
/// Both kinds come in rounds; within a round each item comes once, and the kinds are mixed evenly. The first round
/// keeps the order of the lists, which begin with what helps to begin. Each later round goes through both lists
/// cyclically in longer steps: with five items and steps of two, 1 3 0 2 4. So nothing comes twice before everything
/// has come once, and every round differs.
public struct RewardDraw: Hashable, Sendable {
    public enum Item: Hashable, Sendable {
        /// The index in the list of knowledge.
        case knowledge(Int)
        /// The index in the list of suggestions.
        case suggestion(Int)
    }

    private let knowledge: Int
    private let suggestions: Int

    /// Needs at least one piece of knowledge and no negative number of suggestions; lower numbers are raised to that.
    public init(knowledge: Int, suggestions: Int) {
        self.knowledge = max(1, knowledge)
        self.suggestions = max(0, suggestions)
    }

    /// The number of rewards in a round.
    public var round: Int { knowledge + suggestions }

    /// Returns the reward with a number; 0 is the first.
    public func item(_ number: Int) -> Item {
        let number = max(0, number)
        let place = number % round
        let before = knowledgeBefore(place)
        return knowledgeBefore(place + 1) > before
            ? .knowledge(drawn(before, of: knowledge, in: number / round))
            : .suggestion(drawn(place - before, of: suggestions, in: number / round))
    }

    /// Returns how many of a round's first rewards are knowledge: their share of the places, rounded up.
    private func knowledgeBefore(_ place: Int) -> Int { (place * knowledge + round - 1) / round }

    /// Multiplying by a step that is coprime to the count reaches every place once.
    private func drawn(_ place: Int, of count: Int, in round: Int) -> Int {
        (step(ofRound: round, count) * (place + 1) - 1) % count
    }

    /// Returns 1 in the first round, then in turn the numbers below the count that are coprime to it.
    private func step(ofRound round: Int, _ count: Int) -> Int {
        let steps = (1...max(1, count)).filter { greatestCommonDivisor($0, count) == 1 }
        return steps[round % steps.count]
    }

    private func greatestCommonDivisor(_ left: Int, _ right: Int) -> Int {
        right == 0 ? left : greatestCommonDivisor(right, left % right)
    }
}
