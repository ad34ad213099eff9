/// Two people pursue a goal together from now on. The server records it in the journals of both.
public struct CompanionJoined: FactFields {
    /// Names what the two have together: the same in both journals.
    public var companion: Identifier
    /// The account of the other.
    public var person: Identifier
    public var name: Line
    /// The goal of this journal's own person: a personal challenge, or a challenge of a habit.
    public var challenge: Identifier

    public init(companion: Identifier, person: Identifier, name: Line, challenge: Identifier) {
        self.companion = companion
        self.person = person
        self.name = name
        self.challenge = challenge
    }

    init(_ known: CompanionJoined?, _ coder: inout FieldCoder) throws(WireError) {
        companion = try coder.field(1, "companion", known?.companion)
        person = try coder.field(2, "person", known?.person)
        name = try coder.field(3, "name", known?.name)
        challenge = try coder.field(4, "challenge", known?.challenge)
    }
}

/// The person chose what the companion sees of their goal.
public struct CompanionShown: FactFields {
    public var companion: Identifier
    public var level: CompanionLevel

    public init(companion: Identifier, level: CompanionLevel) {
        self.companion = companion
        self.level = level
    }

    init(_ known: CompanionShown?, _ coder: inout FieldCoder) throws(WireError) {
        companion = try coder.field(1, "companion", known?.companion)
        level = try coder.field(2, "level", known?.level)
    }
}

/// What a companion sees of a goal; each level includes the ones before it.
public enum CompanionLevel: Int, ChoiceField, Sendable {
    /// Only whether, and on which day, the goal was reached, or the challenge of a habit ended.
    case finish = 0
    /// On which days something was done.
    case days
    /// How much was done.
    case amounts

    public var name: String {
        switch self {
        case .finish: "finish"
        case .days: "days"
        case .amounts: "amounts"
        }
    }
}

/// Either of the two left, or did not want to begin. It cannot be resumed, whatever was chosen at the same time elsewhere.
public struct CompanionLeft: FactFields {
    public var companion: Identifier
    public var party: CompanionParty

    public init(companion: Identifier, party: CompanionParty) {
        self.companion = companion
        self.party = party
    }

    init(_ known: CompanionLeft?, _ coder: inout FieldCoder) throws(WireError) {
        companion = try coder.field(1, "companion", known?.companion)
        party = try coder.field(2, "party", known?.party)
    }
}

/// Either of the two, seen from the person whose journal it is.
public enum CompanionParty: Int, ChoiceField, Sendable {
    case person = 0
    case companion

    public var name: String {
        switch self {
        case .person: "person"
        case .companion: "companion"
        }
    }
}

/// The person wants to see who is ahead of whom, if all companions of the goal do, or no more.
public struct CompanionRanked: FactFields {
    public var companion: Identifier
    public var isRanked: Bool

    public init(companion: Identifier, isRanked: Bool) {
        self.companion = companion
        self.isRanked = isRanked
    }

    init(_ known: CompanionRanked?, _ coder: inout FieldCoder) throws(WireError) {
        companion = try coder.field(1, "companion", known?.companion)
        isRanked = try coder.field(2, "isRanked", known?.isRanked)
    }
}
