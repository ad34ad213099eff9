/// An urge was noted, or its note was changed as a whole. Every answer may be left out.
public struct UrgeLogged: FactFields {
    public var urge: Identifier
    public var loop: Identifier
    public var day: Day
    public var time: TimeOfDay?
    public var place: Answer?
    public var feeling: Answer?
    public var thought: Answer?
    public var company: Answer?
    public var before: Answer?

    public init(urge: Identifier, loop: Identifier, day: Day, time: TimeOfDay?) {
        self.urge = urge
        self.loop = loop
        self.day = day
        self.time = time
    }

    init(_ known: UrgeLogged?, _ coder: inout FieldCoder) throws(WireError) {
        urge = try coder.field(1, "urge", known?.urge)
        loop = try coder.field(2, "loop", known?.loop)
        day = try coder.field(3, "day", known?.day)
        time = try coder.optional(4, "time", known?.time)
        place = try coder.optional(5, "place", known?.place)
        feeling = try coder.optional(6, "feeling", known?.feeling)
        thought = try coder.optional(7, "thought", known?.thought)
        company = try coder.optional(8, "company", known?.company)
        before = try coder.optional(9, "before", known?.before)
    }

    public subscript(question: CueQuestion) -> Answer? {
        get {
            switch question {
            case .place: place
            case .feeling: feeling
            case .thought: thought
            case .company: company
            case .before: before
            }
        }
        set {
            switch question {
            case .place: place = newValue
            case .feeling: feeling = newValue
            case .thought: thought = newValue
            case .company: company = newValue
            case .before: before = newValue
            }
        }
    }
}

/// A noted urge was deleted.
public struct UrgeForgotten: FactFields {
    public var urge: Identifier
    public var loop: Identifier

    public init(urge: Identifier, loop: Identifier) {
        self.urge = urge
        self.loop = loop
    }

    init(_ known: UrgeForgotten?, _ coder: inout FieldCoder) throws(WireError) {
        urge = try coder.field(1, "urge", known?.urge)
        loop = try coder.field(2, "loop", known?.loop)
    }
}

/// At a time of day, Hexis asks whether the urge came; without a time it asks no more.
public struct UrgeQuestionSet: FactFields {
    public var loop: Identifier
    public var time: TimeOfDay?

    public init(loop: Identifier, time: TimeOfDay?) {
        self.loop = loop
        self.time = time
    }

    init(_ known: UrgeQuestionSet?, _ coder: inout FieldCoder) throws(WireError) {
        loop = try coder.field(1, "loop", known?.loop)
        time = try coder.optional(2, "time", known?.time)
    }
}
