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
