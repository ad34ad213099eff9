/// A loop is known in all its parts, and a habit came of it.
public struct LoopFinalized: FactFields {
    public var loop: Identifier
    public var habit: Identifier
    public var cue: Line
    /// The new routine.
    public var routine: Line
    public var reward: Line
    /// The plan as the person typed it; `nil` where it was read aloud.
    public var sentence: Passage?

    public init(
        loop: Identifier, habit: Identifier, cue: Line, routine: Line, reward: Line, sentence: Passage?
    ) {
        self.loop = loop
        self.habit = habit
        self.cue = cue
        self.routine = routine
        self.reward = reward
        self.sentence = sentence
    }

    init(_ known: LoopFinalized?, _ coder: inout FieldCoder) throws(WireError) {
        loop = try coder.field(1, "loop", known?.loop)
        habit = try coder.field(2, "habit", known?.habit)
        cue = try coder.field(3, "cue", known?.cue)
        routine = try coder.field(4, "routine", known?.routine)
        reward = try coder.field(5, "reward", known?.reward)
        sentence = try coder.optional(6, "sentence", known?.sentence)
    }
}

/// A finalized loop was opened again, to look for a better cue or reward.
public struct LoopReopened: FactFields {
    public var loop: Identifier

    public init(loop: Identifier) {
        self.loop = loop
    }

    init(_ known: LoopReopened?, _ coder: inout FieldCoder) throws(WireError) {
        loop = try coder.field(1, "loop", known?.loop)
    }
}
