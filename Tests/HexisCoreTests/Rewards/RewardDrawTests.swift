import HexisCore
import Testing

@Suite("Drawing rewards")
struct RewardDrawTests {
    private static let counts = [
        (1, 0), (2, 0), (1, 1), (4, 3), (5, 2), (3, 7), (43, 31), (44, 33), (60, 60),
    ]

    private func round(_ number: Int, of draw: RewardDraw) -> [RewardDraw.Item] {
        (0..<draw.round).map { draw.item(number * draw.round + $0) }
    }

    @Test("The number decides: the first rounds of four pieces of knowledge and three suggestions")
    func byHand() {
        let draw = RewardDraw(knowledge: 4, suggestions: 3)
        #expect(
            round(0, of: draw) == [
                .knowledge(0), .knowledge(1), .suggestion(0), .knowledge(2), .suggestion(1), .knowledge(3),
                .suggestion(2),
            ])
        // Steps of three among the four, of two among the three.
        #expect(
            round(1, of: draw) == [
                .knowledge(2), .knowledge(1), .suggestion(1), .knowledge(0), .suggestion(0), .knowledge(3),
                .suggestion(2),
            ])
    }

    @Test("Each reward comes exactly once in every round", arguments: counts)
    func onceARound(knowledge: Int, suggestions: Int) {
        let draw = RewardDraw(knowledge: knowledge, suggestions: suggestions)
        let all = Set(
            (0..<knowledge).map { RewardDraw.Item.knowledge($0) }
                + (0..<suggestions).map { RewardDraw.Item.suggestion($0) })
        for number in 0..<200 { #expect(Set(round(number, of: draw)) == all, "round \(number)") }
    }

    @Test(
        "The first round follows the order of the lists, each later round another order", arguments: counts)
    func orders(knowledge: Int, suggestions: Int) {
        let draw = RewardDraw(knowledge: knowledge, suggestions: suggestions)
        #expect(draw.item(0) == .knowledge(0))
        let first = round(0, of: draw)
        #expect(
            first.filter(isKnowledge) == (0..<knowledge).map { RewardDraw.Item.knowledge($0) })
        #expect(
            first.filter { !isKnowledge($0) } == (0..<suggestions).map { RewardDraw.Item.suggestion($0) })
        guard max(knowledge, suggestions) > 2 else { return }
        for number in 0..<60 { #expect(round(number, of: draw) != round(number + 1, of: draw)) }
    }

    @Test("Both kinds are mixed evenly: any prefix has its share of knowledge, rounded up", arguments: counts)
    func mixed(knowledge: Int, suggestions: Int) {
        let draw = RewardDraw(knowledge: knowledge, suggestions: suggestions)
        for number in 0..<3 {
            let kinds = round(number, of: draw).map(isKnowledge)
            for first in 0...kinds.count {
                let count = kinds.prefix(first).filter { $0 }.count
                #expect(count == (first * knowledge + draw.round - 1) / draw.round)
            }
        }
    }

    @Test("No reward comes twice in a row once there are three pieces of knowledge")
    func neverTwiceInARow() {
        for (knowledge, suggestions) in RewardDrawTests.counts where knowledge > 2 {
            let draw = RewardDraw(knowledge: knowledge, suggestions: suggestions)
            for number in 0..<5_000 { #expect(draw.item(number) != draw.item(number + 1)) }
        }
    }

    private func isKnowledge(_ item: RewardDraw.Item) -> Bool {
        if case .knowledge = item { true } else { false }
    }
}
