/// Facts about the challenges that a person sets for themselves.
public enum PersonalChallengeFact: Hashable, Sendable {
    case personalChallengeSet(PersonalChallengeSet)
    case personalChallengeRemoved(PersonalChallengeRemoved)
    case personalChallengeCounted(PersonalChallengeCounted)
    case personalChallengeSeen(PersonalChallengeSeen)
}

extension PersonalChallengeFact: SubjectFact {
    enum Kind: UInt64, SubjectKind {
        case personalChallengeSet = 143
        case personalChallengeRemoved = 144
        case personalChallengeCounted = 145
        case personalChallengeSeen = 146

        var name: String {
            switch self {
            case .personalChallengeSet: "personalChallengeSet"
            case .personalChallengeRemoved: "personalChallengeRemoved"
            case .personalChallengeCounted: "personalChallengeCounted"
            case .personalChallengeSeen: "personalChallengeSeen"
            }
        }
    }

    var kind: Kind {
        switch self {
        case .personalChallengeSet: .personalChallengeSet
        case .personalChallengeRemoved: .personalChallengeRemoved
        case .personalChallengeCounted: .personalChallengeCounted
        case .personalChallengeSeen: .personalChallengeSeen
        }
    }

    init(_ kind: Kind, _ coder: inout FieldCoder) throws(WireError) {
        switch kind {
        case .personalChallengeSet: self = .personalChallengeSet(try PersonalChallengeSet(nil, &coder))
        case .personalChallengeRemoved:
            self = .personalChallengeRemoved(try PersonalChallengeRemoved(nil, &coder))
        case .personalChallengeCounted:
            self = .personalChallengeCounted(try PersonalChallengeCounted(nil, &coder))
        case .personalChallengeSeen: self = .personalChallengeSeen(try PersonalChallengeSeen(nil, &coder))
        }
    }

    func write(_ coder: inout FieldCoder) throws(WireError) {
        switch self {
        case .personalChallengeSet(let fact): _ = try PersonalChallengeSet(fact, &coder)
        case .personalChallengeRemoved(let fact): _ = try PersonalChallengeRemoved(fact, &coder)
        case .personalChallengeCounted(let fact): _ = try PersonalChallengeCounted(fact, &coder)
        case .personalChallengeSeen(let fact): _ = try PersonalChallengeSeen(fact, &coder)
        }
    }
}

extension Fact {
    public static func personalChallengeSet(_ fact: PersonalChallengeSet) -> Fact {
        .personalChallenge(.personalChallengeSet(fact))
    }
    public static func personalChallengeRemoved(_ fact: PersonalChallengeRemoved) -> Fact {
        .personalChallenge(.personalChallengeRemoved(fact))
    }
    public static func personalChallengeCounted(_ fact: PersonalChallengeCounted) -> Fact {
        .personalChallenge(.personalChallengeCounted(fact))
    }
    public static func personalChallengeSeen(_ fact: PersonalChallengeSeen) -> Fact {
        .personalChallenge(.personalChallengeSeen(fact))
    }
}

extension PracticeFields {
    mutating func apply(_ fact: PersonalChallengeFact, at stamp: Stamp) {
        switch fact {
        case .personalChallengeSet(let fact):
            change(personal: fact.challenge) { challenge in
                challenge.made = min(challenge.made ?? stamp, stamp)
                challenge.latest.set(fact, at: stamp)
            }
        case .personalChallengeRemoved(let fact):
            change(personal: fact.challenge) { $0.isRemoved = true }
        case .personalChallengeCounted(let fact):
            change(personal: fact.challenge) { $0.count(fact, at: stamp) }
        case .personalChallengeSeen(let fact): change(personal: fact.challenge) { $0.isSeen = true }
        }
    }
}
