/// Which piece of knowledge or which suggestion a reward is.
///
/// Both kinds come in rounds; within a round each item comes once, and the kinds are mixed evenly. The first round
/// keeps the order of the lists, which begin with what helps to begin. Each later round goes through both lists in
/// longer steps, round and round: with five items and steps of two, 1 3 0 2 4. So nothing comes twice before
/// all have come, and every round is another.
public struct RewardDraw: Hashable, Sendable {
    public enum Item: Hashable, Sendable {
        /// Its place in the list of knowledge.
        case knowledge(Int)
        /// Its place in the list of suggestions.
        case suggestion(Int)
    }

    private let knowledge: Int
    private let suggestions: Int

    /// With at least one piece of knowledge; numbers below that are taken as the least there is.
    public init(knowledge: Int, suggestions: Int) {
        self.knowledge = max(1, knowledge)
        self.suggestions = max(0, suggestions)
    }

    /// How many rewards a round has.
    public var round: Int { knowledge + suggestions }

    /// The reward of a number; 0 is the first.
    public func item(_ number: Int) -> Item {
        let number = max(0, number)
        let place = number % round
        let before = knowledgeBefore(place)
        return knowledgeBefore(place + 1) > before
            ? .knowledge(drawn(before, of: knowledge, in: number / round))
            : .suggestion(drawn(place - before, of: suggestions, in: number / round))
    }

    /// How many of a round's first rewards are knowledge: their share of the places, rounded up.
    private func knowledgeBefore(_ place: Int) -> Int { (place * knowledge + round - 1) / round }

    /// Multiplying by a step that shares no divisor with the count reaches every place once.
    private func drawn(_ place: Int, of count: Int, in round: Int) -> Int {
        (step(ofRound: round, count) * (place + 1) - 1) % count
    }

    /// 1 in the first round, then one after the other the numbers below the count that share no divisor with it.
    private func step(ofRound round: Int, _ count: Int) -> Int {
        let steps = (1...max(1, count)).filter { greatestCommonDivisor($0, count) == 1 }
        return steps[round % steps.count]
    }

    private func greatestCommonDivisor(_ left: Int, _ right: Int) -> Int {
        right == 0 ? left : greatestCommonDivisor(right, left % right)
    }
}
