/// A theory was made of what the old habit is for, or its craving was put into other words.
public struct TheoryMade: FactFields {
    public var theory: Identifier
    public var loop: Identifier
    public var craving: Line

    public init(theory: Identifier, loop: Identifier, craving: Line) {
        self.theory = theory
        self.loop = loop
        self.craving = craving
    }

    init(_ known: TheoryMade?, _ coder: inout FieldCoder) throws(WireError) {
        theory = try coder.field(1, "theory", known?.theory)
        loop = try coder.field(2, "loop", known?.loop)
        craving = try coder.field(3, "craving", known?.craving)
    }
}

/// What else will fulfil the craving was said, or taken back.
public struct FulfilmentSet: FactFields {
    public var theory: Identifier
    public var loop: Identifier
    public var fulfilment: Line?

    public init(theory: Identifier, loop: Identifier, fulfilment: Line?) {
        self.theory = theory
        self.loop = loop
        self.fulfilment = fulfilment
    }

    init(_ known: FulfilmentSet?, _ coder: inout FieldCoder) throws(WireError) {
        theory = try coder.field(1, "theory", known?.theory)
        loop = try coder.field(2, "loop", known?.loop)
        fulfilment = try coder.optional(3, "fulfilment", known?.fulfilment)
    }
}

/// What came of trying a fulfilment.
public enum TryOutcome: Int, ChoiceField, Sendable {
    case didNotWork = 0
    case worked

    public var name: String {
        switch self {
        case .didNotWork: "didNotWork"
        case .worked: "worked"
        }
    }
}

/// A fulfilment was tried on a day; without an outcome the try is taken back.
public struct TheoryTried: FactFields {
    /// Names the try, so that it can be corrected.
    public var attempt: Identifier
    public var theory: Identifier
    public var loop: Identifier
    public var day: Day
    public var outcome: TryOutcome?

    public init(
        attempt: Identifier, theory: Identifier, loop: Identifier, day: Day, outcome: TryOutcome?
    ) {
        self.attempt = attempt
        self.theory = theory
        self.loop = loop
        self.day = day
        self.outcome = outcome
    }

    init(_ known: TheoryTried?, _ coder: inout FieldCoder) throws(WireError) {
        attempt = try coder.field(1, "attempt", known?.attempt)
        theory = try coder.field(2, "theory", known?.theory)
        loop = try coder.field(3, "loop", known?.loop)
        day = try coder.field(4, "day", known?.day)
        outcome = try coder.optional(5, "outcome", known?.outcome)
    }
}

/// A theory was deleted.
public struct TheoryRemoved: FactFields {
    public var theory: Identifier
    public var loop: Identifier

    public init(theory: Identifier, loop: Identifier) {
        self.theory = theory
        self.loop = loop
    }

    init(_ known: TheoryRemoved?, _ coder: inout FieldCoder) throws(WireError) {
        theory = try coder.field(1, "theory", known?.theory)
        loop = try coder.field(2, "loop", known?.loop)
    }
}
