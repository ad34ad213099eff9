/// Facts about rewards.
public enum RewardFact: Hashable, Sendable {
    case rewardRead(RewardRead)
}

extension RewardFact: SubjectFact {
    enum Kind: UInt64, SubjectKind {
        case rewardRead = 33

        var name: String {
            switch self {
            case .rewardRead: "rewardRead"
            }
        }
    }

    var kind: Kind {
        switch self {
        case .rewardRead: .rewardRead
        }
    }

    init(_ kind: Kind, _ coder: inout FieldCoder) throws(WireError) {
        switch kind {
        case .rewardRead: self = .rewardRead(try RewardRead(nil, &coder))
        }
    }

    func write(_ coder: inout FieldCoder) throws(WireError) {
        switch self {
        case .rewardRead(let fact): _ = try RewardRead(fact, &coder)
        }
    }
}

extension Fact {
    public static func rewardRead(_ fact: RewardRead) -> Fact { .reward(.rewardRead(fact)) }
}

extension PracticeFields {
    mutating func apply(_ fact: RewardFact) {
        switch fact {
        case .rewardRead(let fact):
            let place = readRewards.firstSortedIndex { $0 >= fact.number }
            if place == readRewards.count || readRewards[place] != fact.number {
                readRewards.insert(fact.number, at: place)
            }
        }
    }
}
