/// Facts about what a patient shares with care providers.
public enum CareFact: Hashable, Sendable {
    case careRequested(CareRequested)
    case careGranted(CareGranted)
    case careEnded(CareEnded)
    case careLooked(CareLooked)
    case careNoted(CareNoted)
    case careFollowUpPlanned(CareFollowUpPlanned)
    case careChanged(CareChanged)
    case careChangeKept(CareChangeKept)
    case careQuestionnaireGiven(CareQuestionnaireGiven)
    case careQuestionnaireEnded(CareQuestionnaireEnded)
}

extension CareFact: SubjectFact {
    enum Kind: UInt64, SubjectKind {
        case careRequested = 166
        case careGranted = 167
        case careEnded = 168
        case careLooked = 169
        case careNoted = 170
        case careFollowUpPlanned = 171
        case careChanged = 172
        case careChangeKept = 173
        case careQuestionnaireGiven = 181
        case careQuestionnaireEnded = 182

        var name: String {
            switch self {
            case .careRequested: "careRequested"
            case .careGranted: "careGranted"
            case .careEnded: "careEnded"
            case .careLooked: "careLooked"
            case .careNoted: "careNoted"
            case .careFollowUpPlanned: "careFollowUpPlanned"
            case .careChanged: "careChanged"
            case .careChangeKept: "careChangeKept"
            case .careQuestionnaireGiven: "careQuestionnaireGiven"
            case .careQuestionnaireEnded: "careQuestionnaireEnded"
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
        case .careChanged: .careChanged
        case .careChangeKept: .careChangeKept
        case .careQuestionnaireGiven: .careQuestionnaireGiven
        case .careQuestionnaireEnded: .careQuestionnaireEnded
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
        case .careChanged: self = .careChanged(try CareChanged(nil, &coder))
        case .careChangeKept: self = .careChangeKept(try CareChangeKept(nil, &coder))
        case .careQuestionnaireGiven:
            self = .careQuestionnaireGiven(try CareQuestionnaireGiven(nil, &coder))
        case .careQuestionnaireEnded:
            self = .careQuestionnaireEnded(try CareQuestionnaireEnded(nil, &coder))
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
        case .careChanged(let fact): _ = try CareChanged(fact, &coder)
        case .careChangeKept(let fact): _ = try CareChangeKept(fact, &coder)
        case .careQuestionnaireGiven(let fact): _ = try CareQuestionnaireGiven(fact, &coder)
        case .careQuestionnaireEnded(let fact): _ = try CareQuestionnaireEnded(fact, &coder)
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
    public static func careChanged(_ fact: CareChanged) -> Fact { .care(.careChanged(fact)) }
    public static func careChangeKept(_ fact: CareChangeKept) -> Fact { .care(.careChangeKept(fact)) }
    public static func careQuestionnaireGiven(_ fact: CareQuestionnaireGiven) -> Fact {
        .care(.careQuestionnaireGiven(fact))
    }
    public static func careQuestionnaireEnded(_ fact: CareQuestionnaireEnded) -> Fact {
        .care(.careQuestionnaireEnded(fact))
    }
}

extension Fact {
    var isAboutCare: Bool { if case .care = self { true } else { false } }
}

extension CareFact {
    /// The connection that it is about.
    package var connection: Identifier {
        switch self {
        case .careRequested(let fact): fact.connection
        case .careGranted(let fact): fact.connection
        case .careEnded(let fact): fact.connection
        case .careLooked(let fact): fact.connection
        case .careNoted(let fact): fact.connection
        case .careFollowUpPlanned(let fact): fact.connection
        case .careChanged(let fact): fact.connection
        case .careChangeKept(let fact): fact.connection
        case .careQuestionnaireGiven(let fact): fact.connection
        case .careQuestionnaireEnded(let fact): fact.connection
        }
    }
}
