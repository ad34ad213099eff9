import Testing

@testable import HexisCore

@Suite("What companions reach together")
struct TogetherTests {
    /// What Ada sees after she counted five books.
    private func together(
        _ amounts: CompanionProgressed.Amounts?, level: CompanionLevel = .amounts,
        pace: PersonalChallenge.Pace = .total, more: [Fact] = []
    ) -> Int64? {
        var pair = Pair(.count, pace)
        pair.adaCounts("2026-11-20", "5")
        pair.ada.record(Pair.shown(.finish))
        pair.ada.record(
            .companionProgressed(
                CompanionProgressed(
                    companion: Pair.companion, day: day("2026-11-21"), level: level, amounts: amounts)))
        for fact in more { pair.ada.record(fact) }
        let goal = pair.ada.practice.personalChallenge(Pair.adasGoal)
        return goal.flatMap { pair.ada.practice.together($0, on: day("2026-11-21")) }?.reached
    }

    private func amounts(
        _ kind: PersonalChallenge.Kind = .count, _ pace: PersonalChallenge.Pace = .total,
        _ reached: Int64 = 3000, unit: String = "books"
    ) -> CompanionProgressed.Amounts {
        .init(kind: kind, pace: pace, reached: reached, goal: 12_000, unit: line(unit))
    }

    @Test("The sum, where both count the same")
    func sum() {
        #expect(together(amounts()) == 8000)
        #expect(together(amounts(.count, .total, 20_000)) == 25_000)
        #expect(together(amounts(.count, .total, .max)) == PersonalChallenge.amounts.upperBound)
        #expect(together(amounts(.count, .total, -1)) == 5000)
    }

    @Test("Amounts that no goal has are shown as the nearest that one can have")
    func bounds() {
        for (number, shown) in [
            (Int64.max, PersonalChallenge.amounts.upperBound), (Int64.min, 0), (3000, 3000),
        ] {
            let amounts = CompanionProgressed.Amounts(
                kind: .count, pace: .total, reached: number, goal: number)
            let standing = amounts.standing(completed: nil)
            #expect(standing.reached == shown && standing.goal == shown)
            #expect(0...1000 ~= standing.permille)
            #expect(amounts.challenge(from: day("2026-11-21")) != nil)
        }
    }

    @Test("Nothing, where the companion shows no amounts, or others, or has left")
    func nothing() {
        #expect(together(nil, level: .days) == nil)
        #expect(together(amounts(.steps)) == nil)
        #expect(together(amounts(.count, .oneDay)) == nil)
        #expect(together(amounts(unit: "pages")) == nil)
        #expect(together(amounts(.count, .oneDay), pace: .oneDay) == nil)
        let left = Fact.companionLeft(CompanionLeft(companion: Pair.companion, party: .companion))
        #expect(together(amounts(), more: [left]) == nil)
    }
}
