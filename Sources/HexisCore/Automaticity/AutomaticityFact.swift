/// Facts about how automatic a habit feels.
public enum AutomaticityFact: Hashable, Sendable {
    case automaticityRated(AutomaticityRated)
    case automaticityDeclined(AutomaticityDeclined)
}

extension AutomaticityFact: SubjectFact {
    enum Kind: UInt64, SubjectKind {
        case automaticityRated = 31
        case automaticityDeclined = 32

        var name: String {
            switch self {
            case .automaticityRated: "automaticityRated"
            case .automaticityDeclined: "automaticityDeclined"
            }
        }
    }

    var kind: Kind {
        switch self {
        case .automaticityRated: .automaticityRated
        case .automaticityDeclined: .automaticityDeclined
        }
    }

    init(_ kind: Kind, _ coder: inout FieldCoder) throws(WireError) {
        switch kind {
        case .automaticityRated: self = .automaticityRated(try AutomaticityRated(nil, &coder))
        case .automaticityDeclined: self = .automaticityDeclined(try AutomaticityDeclined(nil, &coder))
        }
    }

    func write(_ coder: inout FieldCoder) throws(WireError) {
        switch self {
        case .automaticityRated(let fact): _ = try AutomaticityRated(fact, &coder)
        case .automaticityDeclined(let fact): _ = try AutomaticityDeclined(fact, &coder)
        }
    }
}

extension Fact {
    public static func automaticityRated(_ fact: AutomaticityRated) -> Fact {
        .automaticity(.automaticityRated(fact))
    }
    public static func automaticityDeclined(_ fact: AutomaticityDeclined) -> Fact {
        .automaticity(.automaticityDeclined(fact))
    }
}

extension PracticeFields {
    mutating func apply(_ fact: AutomaticityFact, at stamp: Stamp) {
        switch fact {
        case .automaticityRated(let fact):
            change(fact.habit) { $0.answerAutomaticity(fact, on: fact.day, at: stamp) }
        case .automaticityDeclined(let fact):
            change(fact.habit) { $0.answerAutomaticity(nil, on: fact.day, at: stamp) }
        }
    }
}
