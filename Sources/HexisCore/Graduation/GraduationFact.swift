/// Facts about habits that no longer need tracking.
public enum GraduationFact: Hashable, Sendable {
    case habitGraduated(HabitGraduated)
    case graduationDeclined(GraduationDeclined)
}

extension GraduationFact: SubjectFact {
    enum Kind: UInt64, SubjectKind {
        case habitGraduated = 13
        case graduationDeclined = 14

        var name: String {
            switch self {
            case .habitGraduated: "habitGraduated"
            case .graduationDeclined: "graduationDeclined"
            }
        }
    }

    var kind: Kind {
        switch self {
        case .habitGraduated: .habitGraduated
        case .graduationDeclined: .graduationDeclined
        }
    }

    init(_ kind: Kind, _ coder: inout FieldCoder) throws(WireError) {
        switch kind {
        case .habitGraduated: self = .habitGraduated(try HabitGraduated(nil, &coder))
        case .graduationDeclined: self = .graduationDeclined(try GraduationDeclined(nil, &coder))
        }
    }

    func write(_ coder: inout FieldCoder) throws(WireError) {
        switch self {
        case .habitGraduated(let fact): _ = try HabitGraduated(fact, &coder)
        case .graduationDeclined(let fact): _ = try GraduationDeclined(fact, &coder)
        }
    }
}

extension Fact {
    public static func habitGraduated(_ fact: HabitGraduated) -> Fact { .graduation(.habitGraduated(fact)) }
    public static func graduationDeclined(_ fact: GraduationDeclined) -> Fact {
        .graduation(.graduationDeclined(fact))
    }
}

extension PracticeFields {
    mutating func apply(_ fact: GraduationFact, at stamp: Stamp) {
        switch fact {
        case .habitGraduated(let fact):
            change(fact.habit) { $0.putAway(from: fact.day, graduating: true, at: stamp) }
        case .graduationDeclined(let fact):
            change(fact.habit) { $0.graduationDeclined.set(fact.day, at: stamp) }
        }
    }
}
