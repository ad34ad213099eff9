@testable import HexisCore

extension Dice {
    mutating func automaticityFact(_ kind: AutomaticityFact.Kind, of habit: Identifier) -> AutomaticityFact {
        switch kind {
        case .automaticityRated: .automaticityRated(rating(of: habit))
        case .automaticityDeclined: .automaticityDeclined(AutomaticityDeclined(habit: habit, day: day()))
        }
    }

    private mutating func agreement() -> Agreement {
        one(of: Agreement.range.compactMap { Agreement($0) })
    }

    private mutating func rating(of habit: Identifier) -> AutomaticityRated {
        AutomaticityRated(
            habit: habit, day: day(), automatically: agreement(), withoutRemembering: agreement(),
            withoutThinking: agreement(), beforeRealising: agreement())
    }
}
