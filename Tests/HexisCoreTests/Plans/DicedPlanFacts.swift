@testable import HexisCore

extension Dice {
    mutating func planFact(_ kind: PlanFact.Kind, of habit: Identifier) -> PlanFact {
        switch kind {
        case .planMade:
            .planMade(
                PlanMade(
                    plan: pauseName(), habit: habit, kind: one(of: Plan.Kind.allCases), situation: line(),
                    response: line(), reward: maybe(line())))
        case .planRemoved: .planRemoved(PlanRemoved(plan: pauseName()))
        }
    }
}
