/// Facts about the people who pursue a goal together, each with a goal of their own.
public enum CompanionFact: Hashable, Sendable {
    case companionJoined(CompanionJoined)
    case companionShown(CompanionShown)
    case companionLeft(CompanionLeft)
    case companionProgressed(CompanionProgressed)
    case companionCheered(CompanionCheered)
    case companionMuted(CompanionMuted)
    case companionBlocked(CompanionBlocked)
    case companionNotified(CompanionNotified)
    case companionRanked(CompanionRanked)
}

extension CompanionFact: SubjectFact {
    enum Kind: UInt64, SubjectKind {
        case companionJoined = 174
        case companionShown = 175
        case companionLeft = 176
        case companionProgressed = 177
        case companionCheered = 178
        case companionMuted = 179
        case companionBlocked = 180
        case companionNotified = 185
        case companionRanked = 186

        var name: String {
            switch self {
            case .companionJoined: "companionJoined"
            case .companionShown: "companionShown"
            case .companionLeft: "companionLeft"
            case .companionProgressed: "companionProgressed"
            case .companionCheered: "companionCheered"
            case .companionMuted: "companionMuted"
            case .companionBlocked: "companionBlocked"
            case .companionNotified: "companionNotified"
            case .companionRanked: "companionRanked"
            }
        }
    }

    var kind: Kind {
        switch self {
        case .companionJoined: .companionJoined
        case .companionShown: .companionShown
        case .companionLeft: .companionLeft
        case .companionProgressed: .companionProgressed
        case .companionCheered: .companionCheered
        case .companionMuted: .companionMuted
        case .companionBlocked: .companionBlocked
        case .companionNotified: .companionNotified
        case .companionRanked: .companionRanked
        }
    }

    init(_ kind: Kind, _ coder: inout FieldCoder) throws(WireError) {
        switch kind {
        case .companionJoined: self = .companionJoined(try CompanionJoined(nil, &coder))
        case .companionShown: self = .companionShown(try CompanionShown(nil, &coder))
        case .companionLeft: self = .companionLeft(try CompanionLeft(nil, &coder))
        case .companionProgressed: self = .companionProgressed(try CompanionProgressed(nil, &coder))
        case .companionCheered: self = .companionCheered(try CompanionCheered(nil, &coder))
        case .companionMuted: self = .companionMuted(try CompanionMuted(nil, &coder))
        case .companionBlocked: self = .companionBlocked(try CompanionBlocked(nil, &coder))
        case .companionNotified: self = .companionNotified(try CompanionNotified(nil, &coder))
        case .companionRanked: self = .companionRanked(try CompanionRanked(nil, &coder))
        }
    }

    func write(_ coder: inout FieldCoder) throws(WireError) {
        switch self {
        case .companionJoined(let fact): _ = try CompanionJoined(fact, &coder)
        case .companionShown(let fact): _ = try CompanionShown(fact, &coder)
        case .companionLeft(let fact): _ = try CompanionLeft(fact, &coder)
        case .companionProgressed(let fact): _ = try CompanionProgressed(fact, &coder)
        case .companionCheered(let fact): _ = try CompanionCheered(fact, &coder)
        case .companionMuted(let fact): _ = try CompanionMuted(fact, &coder)
        case .companionBlocked(let fact): _ = try CompanionBlocked(fact, &coder)
        case .companionNotified(let fact): _ = try CompanionNotified(fact, &coder)
        case .companionRanked(let fact): _ = try CompanionRanked(fact, &coder)
        }
    }
}

extension Fact {
    public static func companionJoined(_ fact: CompanionJoined) -> Fact { .companion(.companionJoined(fact)) }
    public static func companionShown(_ fact: CompanionShown) -> Fact { .companion(.companionShown(fact)) }
    public static func companionLeft(_ fact: CompanionLeft) -> Fact { .companion(.companionLeft(fact)) }
    public static func companionProgressed(_ fact: CompanionProgressed) -> Fact {
        .companion(.companionProgressed(fact))
    }
    public static func companionCheered(_ fact: CompanionCheered) -> Fact {
        .companion(.companionCheered(fact))
    }
    public static func companionMuted(_ fact: CompanionMuted) -> Fact { .companion(.companionMuted(fact)) }
    public static func companionBlocked(_ fact: CompanionBlocked) -> Fact {
        .companion(.companionBlocked(fact))
    }
    public static func companionNotified(_ fact: CompanionNotified) -> Fact {
        .companion(.companionNotified(fact))
    }
    public static func companionRanked(_ fact: CompanionRanked) -> Fact {
        .companion(.companionRanked(fact))
    }
}
