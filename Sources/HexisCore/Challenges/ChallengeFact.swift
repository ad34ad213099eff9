/// Facts about the challenges that a habit takes part in.
public enum ChallengeFact: Hashable, Sendable {
    case challengeAccepted(ChallengeAccepted)
    case challengeRemoved(ChallengeRemoved)
    case reportRead(ReportRead)
}

extension ChallengeFact: SubjectFact {
    enum Kind: UInt64, SubjectKind {
        case challengeAccepted = 28
        case challengeRemoved = 29
        case reportRead = 30

        var name: String {
            switch self {
            case .challengeAccepted: "challengeAccepted"
            case .challengeRemoved: "challengeRemoved"
            case .reportRead: "reportRead"
            }
        }
    }

    var kind: Kind {
        switch self {
        case .challengeAccepted: .challengeAccepted
        case .challengeRemoved: .challengeRemoved
        case .reportRead: .reportRead
        }
    }

    init(_ kind: Kind, _ coder: inout FieldCoder) throws(WireError) {
        switch kind {
        case .challengeAccepted: self = .challengeAccepted(try ChallengeAccepted(nil, &coder))
        case .challengeRemoved: self = .challengeRemoved(try ChallengeRemoved(nil, &coder))
        case .reportRead: self = .reportRead(try ReportRead(nil, &coder))
        }
    }

    func write(_ coder: inout FieldCoder) throws(WireError) {
        switch self {
        case .challengeAccepted(let fact): _ = try ChallengeAccepted(fact, &coder)
        case .challengeRemoved(let fact): _ = try ChallengeRemoved(fact, &coder)
        case .reportRead(let fact): _ = try ReportRead(fact, &coder)
        }
    }
}

extension Fact {
    public static func challengeAccepted(_ fact: ChallengeAccepted) -> Fact {
        .challenge(.challengeAccepted(fact))
    }
    public static func challengeRemoved(_ fact: ChallengeRemoved) -> Fact {
        .challenge(.challengeRemoved(fact))
    }
    public static func reportRead(_ fact: ReportRead) -> Fact { .challenge(.reportRead(fact)) }
}

extension PracticeFields {
    mutating func apply(_ fact: ChallengeFact, at stamp: Stamp) {
        switch fact {
        case .challengeAccepted(let fact):
            change(fact.habit) { habit in
                habit.change(challenge: fact.challenge) { challenge in
                    challenge.accepted = min(challenge.accepted ?? stamp, stamp)
                    challenge.latest.set(fact, at: stamp)
                }
            }
        case .challengeRemoved(let fact):
            change(fact.habit) { $0.change(challenge: fact.challenge) { $0.isRemoved = true } }
        case .reportRead(let fact):
            change(fact.habit) { $0.change(challenge: fact.challenge) { $0.isRead = true } }
        }
    }
}
