@testable import HexisCore

extension Dice {
    mutating func challengeFact(_ kind: ChallengeFact.Kind, of habit: Identifier) -> ChallengeFact {
        switch kind {
        case .challengeAccepted:
            .challengeAccepted(
                ChallengeAccepted(
                    challenge: pauseName(), habit: habit, level: one(of: ChallengeLevel.allCases), from: day()
                ))
        case .challengeRemoved: .challengeRemoved(ChallengeRemoved(challenge: pauseName(), habit: habit))
        case .reportRead: .reportRead(ReportRead(challenge: pauseName(), habit: habit))
        }
    }
}
