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
