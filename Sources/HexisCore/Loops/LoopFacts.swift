/// A person set out to change an old habit, and named its routine.
public struct LoopBegun: FactFields {
    public var loop: Identifier
    public var routine: Line
    public var day: Day

    public init(loop: Identifier, routine: Line, day: Day) {
        self.loop = loop
        self.routine = routine
        self.day = day
    }

    init(_ known: LoopBegun?, _ coder: inout FieldCoder) throws(WireError) {
        loop = try coder.field(1, "loop", known?.loop)
        routine = try coder.field(2, "routine", known?.routine)
        day = try coder.field(3, "day", known?.day)
    }
}

/// The old routine got another name.
public struct LoopRenamed: FactFields {
    public var loop: Identifier
    public var routine: Line

    public init(loop: Identifier, routine: Line) {
        self.loop = loop
        self.routine = routine
    }

    init(_ known: LoopRenamed?, _ coder: inout FieldCoder) throws(WireError) {
        loop = try coder.field(1, "loop", known?.loop)
        routine = try coder.field(2, "routine", known?.routine)
    }
}

/// A loop was deleted with all that was noted for it. A habit that came of it stays.
public struct LoopDeleted: FactFields {
    public var loop: Identifier

    public init(loop: Identifier) {
        self.loop = loop
    }

    init(_ known: LoopDeleted?, _ coder: inout FieldCoder) throws(WireError) {
        loop = try coder.field(1, "loop", known?.loop)
    }
}

/// A note on a loop, or on one of its theories; without a text it is taken away.
public struct LoopNoted: FactFields {
    public var loop: Identifier
    public var theory: Identifier?
    public var note: Passage?

    public init(loop: Identifier, theory: Identifier? = nil, note: Passage?) {
        self.loop = loop
        self.theory = theory
        self.note = note
    }

    init(_ known: LoopNoted?, _ coder: inout FieldCoder) throws(WireError) {
        loop = try coder.field(1, "loop", known?.loop)
        theory = try coder.optional(2, "theory", known?.theory)
        note = try coder.optional(3, "note", known?.note)
    }
}

/// What sets the old habit off was chosen, or the choice was taken back.
public struct CueChosen: FactFields {
    public var loop: Identifier
    public var cue: Line?

    public init(loop: Identifier, cue: Line?) {
        self.loop = loop
        self.cue = cue
    }

    init(_ known: CueChosen?, _ coder: inout FieldCoder) throws(WireError) {
        loop = try coder.field(1, "loop", known?.loop)
        cue = try coder.optional(2, "cue", known?.cue)
    }
}

/// The theory that the new habit will rest on was chosen, or the choice was taken back.
public struct TheoryChosen: FactFields {
    public var loop: Identifier
    public var theory: Identifier?

    public init(loop: Identifier, theory: Identifier?) {
        self.loop = loop
        self.theory = theory
    }

    init(_ known: TheoryChosen?, _ coder: inout FieldCoder) throws(WireError) {
        loop = try coder.field(1, "loop", known?.loop)
        theory = try coder.optional(2, "theory", known?.theory)
    }
}

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
