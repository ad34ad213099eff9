@testable import HexisCore

extension Dice {
    /// A fact of the given kind, about one of a few companions.
    mutating func companionFact(_ kind: CompanionFact.Kind) -> CompanionFact {
        switch kind {
        case .companionJoined:
            .companionJoined(
                CompanionJoined(
                    companion: pauseName(), person: pauseName(), name: line(), challenge: pauseName()))
        case .companionShown:
            .companionShown(
                CompanionShown(companion: pauseName(), level: one(of: CompanionLevel.allCases)))
        case .companionLeft:
            .companionLeft(CompanionLeft(companion: pauseName(), party: one(of: CompanionParty.allCases)))
        case .companionProgressed:
            .companionProgressed(
                CompanionProgressed(
                    companion: pauseName(), day: day(), level: maybe(one(of: CompanionLevel.allCases)),
                    completed: maybe(day()), done: maybe(Int64(number(0...0xFFF_FFFF))),
                    amounts: maybe(companionAmounts()), isRanked: maybe(chance(oneIn: 2))))
        case .companionCheered:
            .companionCheered(
                CompanionCheered(
                    companion: pauseName(), party: one(of: CompanionParty.allCases),
                    cheer: one(of: Cheer.allCases), text: maybe(line())))
        case .companionMuted:
            .companionMuted(CompanionMuted(companion: pauseName(), isMuted: chance(oneIn: 2)))
        case .companionBlocked:
            .companionBlocked(CompanionBlocked(companion: pauseName(), isBlocked: chance(oneIn: 2)))
        case .companionNotified:
            .companionNotified(CompanionNotified(companion: pauseName(), isNotified: chance(oneIn: 2)))
        case .companionRanked:
            .companionRanked(CompanionRanked(companion: pauseName(), isRanked: chance(oneIn: 2)))
        }
    }

    private mutating func companionAmounts() -> CompanionProgressed.Amounts {
        .init(
            kind: one(of: PersonalChallenge.Kind.allCases), pace: one(of: PersonalChallenge.Pace.allCases),
            reached: Int64(number(-3...100_000)), goal: Int64(number(-3...100_000)), unit: maybe(line()))
    }
}
