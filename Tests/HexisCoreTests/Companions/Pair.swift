@testable import HexisCore

/// Two people with a goal each: reading twelve books within November.
struct Pair {
    static let companion = identifier(50)
    static let (adasGoal, bobsGoal) = (identifier(51), identifier(52))
    var (ada, bob) = (Diary(), Diary())

    init(
        _ kind: PersonalChallenge.Kind = .count, _ pace: PersonalChallenge.Pace = .total,
        amount: Int64 = 12_000
    ) {
        for goal in [Pair.adasGoal, Pair.bobsGoal] {
            let fact = Fact.personalChallengeSet(
                PersonalChallengeSet(
                    challenge: goal, title: line("Read"), kind: kind, pace: pace, amount: amount,
                    unit: line("books"), first: day("2026-11-01"), last: day("2026-11-30")))
            if goal == Pair.adasGoal { ada.record(fact) } else { bob.record(fact) }
        }
        ada.record(joined(identifier(62), "Bob", Pair.adasGoal))
        bob.record(joined(identifier(61), "Ada", Pair.bobsGoal))
    }

    private func joined(_ person: Identifier, _ name: String, _ goal: Identifier) -> Fact {
        .companionJoined(
            CompanionJoined(companion: Pair.companion, person: person, name: line(name), challenge: goal))
    }

    static func shown(_ level: CompanionLevel) -> Fact {
        .companionShown(CompanionShown(companion: companion, level: level))
    }

    mutating func adaCounts(_ on: String, _ much: String) {
        ada.record(
            .personalChallengeCounted(
                PersonalChallengeCounted(challenge: Pair.adasGoal, day: day(on), amount: amount(much))))
    }

    /// What Ada shows Bob on a day.
    func shown(on date: String = "2026-11-21") -> CompanionProgressed? {
        ada.practice.companion(Pair.companion).map { ada.practice.shown(to: $0, on: day(date)) }
    }

    /// What Bob has to hear of Ada, added to his journal as the server does.
    @discardableResult
    mutating func bobHears(on date: String = "2026-11-21", at now: Int64 = 1_793_000_100_000) -> [Fact] {
        let news = bob.practice.news(
            of: Pair.companion, from: ada.practice, on: day(date), at: instant(now))
        for one in news { bob.record(one.fact, from: one.source) }
        return news.map { $0.fact }
    }
}
