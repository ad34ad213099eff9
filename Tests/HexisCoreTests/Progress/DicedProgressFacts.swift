@testable import HexisCore

extension Dice {
    mutating func progressFact(_ kind: ProgressFact.Kind) -> ProgressFact {
        switch kind {
        case .figuresExplained:
            .figuresExplained(FiguresExplained(change: one(of: [Int64.min, -1, 0, 1, 2, Int64.max])))
        }
    }
}
