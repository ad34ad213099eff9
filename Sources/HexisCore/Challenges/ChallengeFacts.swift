/// A challenge was accepted, or changed as a whole: for so many weeks from a day on.
public struct ChallengeAccepted: FactFields {
    public var challenge: Identifier
    public var habit: Identifier
    public var level: ChallengeLevel
    public var from: Day

    public init(challenge: Identifier, habit: Identifier, level: ChallengeLevel, from: Day) {
        self.challenge = challenge
        self.habit = habit
        self.level = level
        self.from = from
    }

    init(_ known: ChallengeAccepted?, _ coder: inout FieldCoder) throws(WireError) {
        challenge = try coder.field(1, "challenge", known?.challenge)
        habit = try coder.field(2, "habit", known?.habit)
        level = try coder.field(3, "level", known?.level)
        from = try coder.field(4, "from", known?.from)
    }
}

/// A challenge was taken away, with its report.
public struct ChallengeRemoved: FactFields {
    public var challenge: Identifier
    public var habit: Identifier

    public init(challenge: Identifier, habit: Identifier) {
        self.challenge = challenge
        self.habit = habit
    }

    init(_ known: ChallengeRemoved?, _ coder: inout FieldCoder) throws(WireError) {
        challenge = try coder.field(1, "challenge", known?.challenge)
        habit = try coder.field(2, "habit", known?.habit)
    }
}

/// The person saw the report of a challenge: it need not be announced any more.
public struct ReportRead: FactFields {
    public var challenge: Identifier
    public var habit: Identifier

    public init(challenge: Identifier, habit: Identifier) {
        self.challenge = challenge
        self.habit = habit
    }

    init(_ known: ReportRead?, _ coder: inout FieldCoder) throws(WireError) {
        challenge = try coder.field(1, "challenge", known?.challenge)
        habit = try coder.field(2, "habit", known?.habit)
    }
}
