/// Facts about what a patient shares with care providers.
public enum CareFact: Hashable, Sendable {
    case careRequested(CareRequested)
    case careGranted(CareGranted)
    case careEnded(CareEnded)
    case careLooked(CareLooked)
    case careNoted(CareNoted)
    case careFollowUpPlanned(CareFollowUpPlanned)
}

extension CareFact: SubjectFact {
    enum Kind: UInt64, SubjectKind {
        case careRequested = 166
        case careGranted = 167
        case careEnded = 168
        case careLooked = 169
        case careNoted = 170
        case careFollowUpPlanned = 171

        var name: String {
            switch self {
            case .careRequested: "careRequested"
            case .careGranted: "careGranted"
            case .careEnded: "careEnded"
            case .careLooked: "careLooked"
            case .careNoted: "careNoted"
            case .careFollowUpPlanned: "careFollowUpPlanned"
            }
        }
    }

    var kind: Kind {
        switch self {
        case .careRequested: .careRequested
        case .careGranted: .careGranted
        case .careEnded: .careEnded
        case .careLooked: .careLooked
        case .careNoted: .careNoted
        case .careFollowUpPlanned: .careFollowUpPlanned
        }
    }

    init(_ kind: Kind, _ coder: inout FieldCoder) throws(WireError) {
        switch kind {
        case .careRequested: self = .careRequested(try CareRequested(nil, &coder))
        case .careGranted: self = .careGranted(try CareGranted(nil, &coder))
        case .careEnded: self = .careEnded(try CareEnded(nil, &coder))
        case .careLooked: self = .careLooked(try CareLooked(nil, &coder))
        case .careNoted: self = .careNoted(try CareNoted(nil, &coder))
        case .careFollowUpPlanned: self = .careFollowUpPlanned(try CareFollowUpPlanned(nil, &coder))
        }
    }

    func write(_ coder: inout FieldCoder) throws(WireError) {
        switch self {
        case .careRequested(let fact): _ = try CareRequested(fact, &coder)
        case .careGranted(let fact): _ = try CareGranted(fact, &coder)
        case .careEnded(let fact): _ = try CareEnded(fact, &coder)
        case .careLooked(let fact): _ = try CareLooked(fact, &coder)
        case .careNoted(let fact): _ = try CareNoted(fact, &coder)
        case .careFollowUpPlanned(let fact): _ = try CareFollowUpPlanned(fact, &coder)
        }
    }
}

extension Fact {
    public static func careRequested(_ fact: CareRequested) -> Fact { .care(.careRequested(fact)) }
    public static func careGranted(_ fact: CareGranted) -> Fact { .care(.careGranted(fact)) }
    public static func careEnded(_ fact: CareEnded) -> Fact { .care(.careEnded(fact)) }
    public static func careLooked(_ fact: CareLooked) -> Fact { .care(.careLooked(fact)) }
    public static func careNoted(_ fact: CareNoted) -> Fact { .care(.careNoted(fact)) }
    public static func careFollowUpPlanned(_ fact: CareFollowUpPlanned) -> Fact {
        .care(.careFollowUpPlanned(fact))
    }
}

extension Fact {
    var isAboutCare: Bool { if case .care = self { true } else { false } }
}

extension CareFact {
    /// The connection that it is about.
    var connection: Identifier {
        switch self {
        case .careRequested(let fact): fact.connection
        case .careGranted(let fact): fact.connection
        case .careEnded(let fact): fact.connection
        case .careLooked(let fact): fact.connection
        case .careNoted(let fact): fact.connection
        case .careFollowUpPlanned(let fact): fact.connection
        }
    }
}
