/// Facts about what a patient shares with care providers.
public enum CareFact: Hashable, Sendable {
    case careRequested(CareRequested)
    case careGranted(CareGranted)
    case careEnded(CareEnded)
    case careLooked(CareLooked)
}

extension CareFact: SubjectFact {
    enum Kind: UInt64, SubjectKind {
        case careRequested = 166
        case careGranted = 167
        case careEnded = 168
        case careLooked = 169

        var name: String {
            switch self {
            case .careRequested: "careRequested"
            case .careGranted: "careGranted"
            case .careEnded: "careEnded"
            case .careLooked: "careLooked"
            }
        }
    }

    var kind: Kind {
        switch self {
        case .careRequested: .careRequested
        case .careGranted: .careGranted
        case .careEnded: .careEnded
        case .careLooked: .careLooked
        }
    }

    init(_ kind: Kind, _ coder: inout FieldCoder) throws(WireError) {
        switch kind {
        case .careRequested: self = .careRequested(try CareRequested(nil, &coder))
        case .careGranted: self = .careGranted(try CareGranted(nil, &coder))
        case .careEnded: self = .careEnded(try CareEnded(nil, &coder))
        case .careLooked: self = .careLooked(try CareLooked(nil, &coder))
        }
    }

    func write(_ coder: inout FieldCoder) throws(WireError) {
        switch self {
        case .careRequested(let fact): _ = try CareRequested(fact, &coder)
        case .careGranted(let fact): _ = try CareGranted(fact, &coder)
        case .careEnded(let fact): _ = try CareEnded(fact, &coder)
        case .careLooked(let fact): _ = try CareLooked(fact, &coder)
        }
    }
}

extension Fact {
    public static func careRequested(_ fact: CareRequested) -> Fact { .care(.careRequested(fact)) }
    public static func careGranted(_ fact: CareGranted) -> Fact { .care(.careGranted(fact)) }
    public static func careEnded(_ fact: CareEnded) -> Fact { .care(.careEnded(fact)) }
    public static func careLooked(_ fact: CareLooked) -> Fact { .care(.careLooked(fact)) }
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
        }
    }
}
