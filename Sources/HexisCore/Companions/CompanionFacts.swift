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

/// What the companion shows of their goal, as the server saw it last. The next one replaces it.
public struct CompanionProgressed: FactFields {
    public var companion: Identifier
    /// The companion's own day for which it holds.
    public var day: Day
    /// `nil` while they show nothing: they have not chosen yet, or paused everything.
    public var level: CompanionLevel?
    /// The day on which they reached their goal, or finished the challenge of a habit.
    public var completed: Day?
    /// The days on which something was done: bit 0 is `day`, bit 1 the day before, up to bit 27.
    public var done: Int64?
    /// The goal, with the amount that is to be reached.
    public var amounts: Amounts?
    /// Whether they want to see who is ahead; `nil` if not.
    public var isRanked: Bool?

    /// How much is done of how much.
    public struct Amounts: Hashable, Sendable {
        public var kind: PersonalChallenge.Kind
        public var pace: PersonalChallenge.Pace
        /// As in `PersonalStanding`.
        public var reached: Int64
        /// As in `PersonalStanding`.
        public var goal: Int64
        public var unit: Line?

        public init(
            kind: PersonalChallenge.Kind, pace: PersonalChallenge.Pace, reached: Int64, goal: Int64,
            unit: Line? = nil
        ) {
            self.kind = kind
            self.pace = pace
            self.reached = reached
            self.goal = goal
            self.unit = unit
        }
    }

    public init(
        companion: Identifier, day: Day, level: CompanionLevel? = nil, completed: Day? = nil,
        done: Int64? = nil, amounts: Amounts? = nil, isRanked: Bool? = nil
    ) {
        self.companion = companion
        self.day = day
        self.level = level
        self.completed = completed
        self.done = done
        self.amounts = amounts
        self.isRanked = isRanked
    }

    init(_ known: CompanionProgressed?, _ coder: inout FieldCoder) throws(WireError) {
        companion = try coder.field(1, "companion", known?.companion)
        day = try coder.field(2, "day", known?.day)
        level = try coder.optional(3, "level", known?.level)
        completed = try coder.optional(4, "completed", known?.completed)
        done = try coder.optional(5, "done", known?.done)
        let kind = try coder.optional(6, "kind", known?.amounts?.kind)
        let pace = try coder.optional(7, "pace", known?.amounts?.pace)
        let reached = try coder.optional(8, "reached", known?.amounts?.reached)
        let goal = try coder.optional(9, "goal", known?.amounts?.goal)
        let unit = try coder.optional(10, "unit", known?.amounts?.unit)
        if let kind, let pace, let reached, let goal {
            amounts = Amounts(kind: kind, pace: pace, reached: reached, goal: goal, unit: unit)
        }
        isRanked = try coder.optional(11, "isRanked", known?.isRanked)
    }
}

/// Either of the two cheered the other. What the companion sends, the server records.
public struct CompanionCheered: FactFields {
    public var companion: Identifier
    /// Who cheered.
    public var party: CompanionParty
    public var cheer: Cheer
    public var text: Line?

    public init(companion: Identifier, party: CompanionParty, cheer: Cheer, text: Line? = nil) {
        self.companion = companion
        self.party = party
        self.cheer = cheer
        self.text = text
    }

    init(_ known: CompanionCheered?, _ coder: inout FieldCoder) throws(WireError) {
        companion = try coder.field(1, "companion", known?.companion)
        party = try coder.field(2, "party", known?.party)
        cheer = try coder.field(3, "cheer", known?.cheer)
        text = try coder.optional(4, "text", known?.text)
    }
}

/// A drawing with which somebody cheers.
public enum Cheer: Int, ChoiceField, Sendable {
    case star = 0
    case heart, sun, flame, leaf

    public var name: String {
        switch self {
        case .star: "star"
        case .heart: "heart"
        case .sun: "sun"
        case .flame: "flame"
        case .leaf: "leaf"
        }
    }

    /// The most characters of the words beside it.
    public static let longestText = 80
}

/// The person wants to see a companion on Today, or no more.
public struct CompanionMuted: FactFields {
    public var companion: Identifier
    public var isMuted: Bool

    public init(companion: Identifier, isMuted: Bool) {
        self.companion = companion
        self.isMuted = isMuted
    }

    init(_ known: CompanionMuted?, _ coder: inout FieldCoder) throws(WireError) {
        companion = try coder.field(1, "companion", known?.companion)
        isMuted = try coder.field(2, "isMuted", known?.isMuted)
    }
}

/// The person wants nothing more to do with a companion, in no goal, or took that back.
public struct CompanionBlocked: FactFields {
    public var companion: Identifier
    public var isBlocked: Bool

    public init(companion: Identifier, isBlocked: Bool) {
        self.companion = companion
        self.isBlocked = isBlocked
    }

    init(_ known: CompanionBlocked?, _ coder: inout FieldCoder) throws(WireError) {
        companion = try coder.field(1, "companion", known?.companion)
        isBlocked = try coder.field(2, "isBlocked", known?.isBlocked)
    }
}

/// The person wants a notification when a companion cheers them, or no more.
public struct CompanionNotified: FactFields {
    public var companion: Identifier
    public var isNotified: Bool

    public init(companion: Identifier, isNotified: Bool) {
        self.companion = companion
        self.isNotified = isNotified
    }

    init(_ known: CompanionNotified?, _ coder: inout FieldCoder) throws(WireError) {
        companion = try coder.field(1, "companion", known?.companion)
        isNotified = try coder.field(2, "isNotified", known?.isNotified)
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
