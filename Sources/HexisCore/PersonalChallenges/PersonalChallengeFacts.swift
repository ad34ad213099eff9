/// A personal challenge was taken on, or changed as a whole.
public struct PersonalChallengeSet: FactFields {
    public var challenge: Identifier
    public var title: Line
    public var description: Passage?
    public var kind: PersonalChallenge.Kind
    public var pace: PersonalChallenge.Pace
    /// In thousandths of the kind's unit.
    public var amount: Int64
    /// What is counted; of a distance that is reckoned in miles: “mi”.
    public var unit: Line?
    public var first: Day
    public var last: Day?

    public init(
        challenge: Identifier, title: Line, description: Passage? = nil, kind: PersonalChallenge.Kind,
        pace: PersonalChallenge.Pace, amount: Int64, unit: Line? = nil, first: Day, last: Day? = nil
    ) {
        self.challenge = challenge
        self.title = title
        self.description = description
        self.kind = kind
        self.pace = pace
        self.amount = amount
        self.unit = unit
        self.first = first
        self.last = last
    }

    init(_ known: PersonalChallengeSet?, _ coder: inout FieldCoder) throws(WireError) {
        challenge = try coder.field(1, "challenge", known?.challenge)
        title = try coder.field(2, "title", known?.title)
        description = try coder.optional(3, "description", known?.description)
        kind = try coder.field(4, "kind", known?.kind)
        pace = try coder.field(5, "pace", known?.pace)
        amount = try coder.field(6, "amount", known?.amount)
        unit = try coder.optional(7, "unit", known?.unit)
        first = try coder.field(8, "first", known?.first)
        last = try coder.optional(9, "last", known?.last)
    }
}

/// A personal challenge was deleted.
public struct PersonalChallengeRemoved: FactFields {
    public var challenge: Identifier

    public init(challenge: Identifier) {
        self.challenge = challenge
    }

    init(_ known: PersonalChallengeRemoved?, _ coder: inout FieldCoder) throws(WireError) {
        challenge = try coder.field(1, "challenge", known?.challenge)
    }
}

/// Something was done towards a challenge that the person counts themselves. Less than nothing takes back.
public struct PersonalChallengeCounted: FactFields {
    public var challenge: Identifier
    public var day: Day
    public var amount: Amount

    public init(challenge: Identifier, day: Day, amount: Amount) {
        self.challenge = challenge
        self.day = day
        self.amount = amount
    }

    init(_ known: PersonalChallengeCounted?, _ coder: inout FieldCoder) throws(WireError) {
        challenge = try coder.field(1, "challenge", known?.challenge)
        day = try coder.field(2, "day", known?.day)
        amount = try coder.field(3, "amount", known?.amount)
    }
}

/// The person saw that a personal challenge is completed.
public struct PersonalChallengeSeen: FactFields {
    public var challenge: Identifier

    public init(challenge: Identifier) {
        self.challenge = challenge
    }

    init(_ known: PersonalChallengeSeen?, _ coder: inout FieldCoder) throws(WireError) {
        challenge = try coder.field(1, "challenge", known?.challenge)
    }
}
