/// Facts about if-then plans.
public enum PlanFact: Hashable, Sendable {
    case planMade(PlanMade)
    case planRemoved(PlanRemoved)
}

extension PlanFact: SubjectFact {
    enum Kind: UInt64, SubjectKind {
        case planMade = 26
        case planRemoved = 27

        var name: String {
            switch self {
            case .planMade: "planMade"
            case .planRemoved: "planRemoved"
            }
        }
    }

    var kind: Kind {
        switch self {
        case .planMade: .planMade
        case .planRemoved: .planRemoved
        }
    }

    init(_ kind: Kind, _ coder: inout FieldCoder) throws(WireError) {
        switch kind {
        case .planMade: self = .planMade(try PlanMade(nil, &coder))
        case .planRemoved: self = .planRemoved(try PlanRemoved(nil, &coder))
        }
    }

    func write(_ coder: inout FieldCoder) throws(WireError) {
        switch self {
        case .planMade(let fact): _ = try PlanMade(fact, &coder)
        case .planRemoved(let fact): _ = try PlanRemoved(fact, &coder)
        }
    }
}

extension Fact {
    public static func planMade(_ fact: PlanMade) -> Fact { .plan(.planMade(fact)) }
    public static func planRemoved(_ fact: PlanRemoved) -> Fact { .plan(.planRemoved(fact)) }
}

extension PracticeFields {
    mutating func apply(_ fact: PlanFact, at stamp: Stamp) {
        switch fact {
        case .planMade(let fact):
            change(plan: fact.plan) { plan in
                plan.made = min(plan.made ?? stamp, stamp)
                plan.latest.set(fact, at: stamp)
            }
        case .planRemoved(let fact): change(plan: fact.plan) { $0.isRemoved = true }
        }
    }

    /// A plan whose removal is heard of before it was made stays removed.
    private mutating func change(plan: Identifier, _ body: (inout PlanFields) -> Void) {
        body(&plansByID[plan, default: PlanFields()])
    }
}
