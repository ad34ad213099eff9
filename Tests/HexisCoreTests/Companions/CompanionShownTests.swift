import Testing

@testable import HexisCore

@Suite("What a companion is shown")
struct CompanionShownTests {
    @Test("Each level shows what it says, and nothing else")
    func levels() throws {
        var pair = Pair()
        pair.adaCounts("2026-11-01", "1")
        pair.adaCounts("2026-11-19", "2")
        pair.adaCounts("2026-11-21", "1")
        var expected = CompanionProgressed(companion: Pair.companion, day: day("2026-11-21"))
        #expect(pair.shown() == expected)
        pair.ada.record(Pair.shown(.finish))
        expected.level = .finish
        #expect(pair.shown() == expected)
        pair.ada.record(Pair.shown(.days))
        expected.level = .days
        expected.done = 1 | 1 << 2 | 1 << 20
        #expect(pair.shown() == expected)
        pair.ada.record(Pair.shown(.amounts))
        expected.level = .amounts
        expected.amounts = .init(
            kind: .count, pace: .total, reached: 4000, goal: 12_000, unit: line("books"))
        #expect(pair.shown() == expected)
    }

    @Test("Reaching the goal shows on every level")
    func completed() {
        for level in CompanionLevel.allCases {
            var pair = Pair()
            pair.ada.record(Pair.shown(level))
            pair.adaCounts("2026-11-20", "12")
            #expect(pair.shown()?.completed == day("2026-11-20"), "\(level)")
        }
    }

    @Test("A day of a goal for every day is done once the whole amount is")
    func everyDay() {
        var pair = Pair(.count, .everyDay, amount: 10_000)
        pair.ada.record(Pair.shown(.days))
        pair.adaCounts("2026-11-20", "9")
        pair.adaCounts("2026-11-21", "10")
        #expect(pair.shown()?.done == 1)
        #expect(pair.shown()?.isDone(daysAgo: 0) == true && pair.shown()?.isDone(daysAgo: 1) == false)
        #expect(pair.shown()?.isDone(daysAgo: 28) == false)
    }

    @Test("What is over four weeks ago is not shown")
    func longAgo() {
        var pair = Pair()
        pair.ada.record(Pair.shown(.days))
        pair.adaCounts("2026-11-01", "1")
        #expect(pair.shown(on: "2026-11-28")?.done == 1 << 27)
        #expect(pair.shown(on: "2026-11-29")?.done == 0)
    }

    @Test("A pause of everything, a deleted goal and leaving show nothing")
    func nothing() {
        for fact in [
            Fact.preferenceChosen(PreferenceChosen(preference: .pause, isOn: true)),
            .personalChallengeRemoved(PersonalChallengeRemoved(challenge: Pair.adasGoal)),
            .companionLeft(CompanionLeft(companion: Pair.companion, party: .person)),
        ] {
            var pair = Pair()
            pair.ada.record(Pair.shown(.amounts))
            pair.adaCounts("2026-11-20", "12")
            pair.ada.record(fact)
            #expect(
                pair.shown() == CompanionProgressed(companion: Pair.companion, day: day("2026-11-21")))
        }
    }
}
