@testable import HexisCore

extension Dice {
    /// A fact about one of a few personal challenges.
    mutating func personalChallengeFact(_ kind: PersonalChallengeFact.Kind) -> PersonalChallengeFact {
        let challenge = pauseName()
        return switch kind {
        case .personalChallengeRemoved:
            .personalChallengeRemoved(PersonalChallengeRemoved(challenge: challenge))
        case .personalChallengeCounted:
            .personalChallengeCounted(
                PersonalChallengeCounted(challenge: challenge, day: day(), amount: amount()))
        case .personalChallengeSeen: .personalChallengeSeen(PersonalChallengeSeen(challenge: challenge))
        case .personalChallengeSet:
            .personalChallengeSet(
                PersonalChallengeSet(
                    challenge: challenge, title: line(), description: maybe(passage()),
                    kind: one(of: PersonalChallenge.Kind.allCases),
                    pace: one(of: PersonalChallenge.Pace.allCases),
                    amount: one(of: [Int64.min, 0, 1, 1000, 10_000_000, Int64.max]), unit: maybe(line()),
                    first: day(), last: maybe(day())))
        }
    }
}
