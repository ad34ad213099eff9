@testable import HexisCore

extension Dice {
    mutating func rewardFact(_ kind: RewardFact.Kind) -> RewardFact {
        switch kind {
        case .rewardRead:
            .rewardRead(RewardRead(number: one(of: [Int64.min, -1, 0, 1, 2, 69, 70, Int64.max])))
        }
    }
}
