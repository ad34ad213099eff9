import Testing

@testable import HexisCore

@Suite("Who is ahead")
struct RankingTests {
    private static let ranked = Fact.companionRanked(
        CompanionRanked(companion: Pair.companion, isRanked: true))

    /// Ada, who counted so many of twelve books, as Bob sees the two: his place, then the place of Ada.
    private func places(_ ada: String, _ bob: String, _ facts: (ada: [Fact], bob: [Fact])) throws -> [String]?
    {
        var pair = Pair()
        for fact in facts.ada { pair.ada.record(fact) }
        for fact in facts.bob { pair.bob.record(fact) }
        pair.adaCounts("2026-11-20", ada)
        pair.bob.record(
            .personalChallengeCounted(
                PersonalChallengeCounted(
                    challenge: Pair.bobsGoal, day: day("2026-11-20"), amount: amount(bob))))
        pair.bobHears()
        let goal = try #require(pair.bob.practice.sharedGoal(Pair.bobsGoal))
        return pair.bob.practice.ranking(in: goal, on: day("2026-11-21"))?.map { member in
            "\(member.place) \(member.companion?.name ?? "Bob") \(member.permille)"
        }
    }

    @Test("Everyone by the share of their goal; who is equally far shares a place")
    func order() throws {
        let all = (ada: [Pair.shown(.amounts), Self.ranked], bob: [Pair.shown(.amounts), Self.ranked])
        #expect(try places("3", "6", all) == ["1 Bob 500", "2 Ada 250"])
        #expect(try places("12", "6", all) == ["1 Ada 1000", "2 Bob 500"])
        #expect(try places("6", "6", all) == ["1 Ada 500", "1 Bob 500"])
    }

    @Test("There is no ranking unless all want it and show the amounts")
    func without() throws {
        for facts in [
            (ada: [Pair.shown(.amounts)], bob: [Pair.shown(.amounts), Self.ranked]),
            (ada: [Pair.shown(.amounts), Self.ranked], bob: [Pair.shown(.amounts)]),
            (ada: [Pair.shown(.days), Self.ranked], bob: [Pair.shown(.amounts), Self.ranked]),
            (ada: [Pair.shown(.amounts), Self.ranked], bob: [Pair.shown(.days), Self.ranked]),
        ] {
            #expect(try places("3", "6", facts) == nil)
        }
    }

    @Test(
        "The share of a goal is full once it is reached, and nothing of nothing is none",
        arguments: [(3, 12, 250), (12, 12, 1000), (13, 12, 1000), (0, 0, 0), (-1, 12, 0)])
    func share(reached: Int64, goal: Int64, permille: Int) {
        let amounts = CompanionProgressed.Amounts(
            kind: .done, pace: .everyDay, reached: reached, goal: goal)
        #expect(amounts.permille == permille)
    }

    @Test("One companion who does not want it is enough, and alone there is none")
    func all() throws {
        var pair = Pair()
        for fact in [Pair.shown(.amounts), Self.ranked] {
            pair.ada.record(fact)
            pair.bob.record(fact)
        }
        let goal = try #require(pair.bob.practice.sharedGoal(Pair.bobsGoal))
        pair.bobHears()
        #expect(pair.bob.practice.ranking(in: goal, on: day("2026-11-21"))?.count == 2)
        pair.bob.record(
            .companionJoined(
                CompanionJoined(
                    companion: identifier(59), person: identifier(63), name: line("Eve"),
                    challenge: Pair.bobsGoal)))
        #expect(pair.bob.practice.ranking(in: goal, on: day("2026-11-21")) == nil)
        for companion in [Pair.companion, identifier(59)] {
            pair.bob.record(.companionLeft(CompanionLeft(companion: companion, party: .person)))
        }
        #expect(pair.bob.practice.ranking(in: goal, on: day("2026-11-21")) == nil)
    }
}
