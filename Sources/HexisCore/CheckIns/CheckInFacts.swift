/// Something of a habit was done on a day. Amounts of the same day add up.
public struct CheckedIn: FactFields {
    public var habit: Identifier
    public var day: Day
    public var amount: Amount

    public init(habit: Identifier, day: Day, amount: Amount) {
        self.habit = habit
        self.day = day
        self.amount = amount
    }

    init(_ known: CheckedIn?, _ coder: inout FieldCoder) throws(WireError) {
        habit = try coder.field(1, "habit", known?.habit)
        day = try coder.field(2, "day", known?.day)
        amount = try coder.field(3, "amount", known?.amount)
    }
}

/// A check-in, named by its entry, does not count any more.
public struct CheckInUndone: FactFields {
    public var habit: Identifier
    public var day: Day
    public var entry: Identifier

    public init(habit: Identifier, day: Day, entry: Identifier) {
        self.habit = habit
        self.day = day
        self.entry = entry
    }

    init(_ known: CheckInUndone?, _ coder: inout FieldCoder) throws(WireError) {
        habit = try coder.field(1, "habit", known?.habit)
        day = try coder.field(2, "day", known?.day)
        entry = try coder.field(3, "entry", known?.entry)
    }
}

/// A day of a habit was answered with a word instead of an amount, or such an answer was taken back.
public struct DayMarked: FactFields {
    public var habit: Identifier
    public var day: Day
    public var mark: DayMark?
    /// Why a day is skipped, if the person said.
    public var reason: Line?

    public init(habit: Identifier, day: Day, mark: DayMark?, reason: Line? = nil) {
        self.habit = habit
        self.day = day
        self.mark = mark
        self.reason = reason
    }

    init(_ known: DayMarked?, _ coder: inout FieldCoder) throws(WireError) {
        habit = try coder.field(1, "habit", known?.habit)
        day = try coder.field(2, "day", known?.day)
        mark = try coder.optional(3, "mark", known?.mark)
        reason = try coder.optional(4, "reason", known?.reason)
    }
}

/// A note was written beside a day of a habit, or taken away.
public struct DayNoted: FactFields {
    public var habit: Identifier
    public var day: Day
    public var note: Passage?

    public init(habit: Identifier, day: Day, note: Passage?) {
        self.habit = habit
        self.day = day
        self.note = note
    }

    init(_ known: DayNoted?, _ coder: inout FieldCoder) throws(WireError) {
        habit = try coder.field(1, "habit", known?.habit)
        day = try coder.field(2, "day", known?.day)
        note = try coder.optional(3, "note", known?.note)
    }
}

/// Days on which one habit, or every habit, counts neither for nor against anything: a holiday, an illness.
public struct PauseSet: FactFields {
    public var pause: Identifier
    /// `nil` pauses every habit.
    public var habit: Identifier?
    public var from: Day
    /// The last paused day; `nil` as long as the person has not come back.
    public var until: Day?
    public var reason: Line?

    public init(pause: Identifier, habit: Identifier?, from: Day, until: Day?, reason: Line?) {
        self.pause = pause
        self.habit = habit
        self.from = from
        self.until = until
        self.reason = reason
    }

    init(_ known: PauseSet?, _ coder: inout FieldCoder) throws(WireError) {
        pause = try coder.field(1, "pause", known?.pause)
        habit = try coder.optional(2, "habit", known?.habit)
        from = try coder.field(3, "from", known?.from)
        until = try coder.optional(4, "until", known?.until)
        reason = try coder.optional(5, "reason", known?.reason)
    }
}

/// A pause was taken away, as if it had never been.
public struct PauseRemoved: FactFields {
    public var pause: Identifier

    public init(pause: Identifier) {
        self.pause = pause
    }

    init(_ known: PauseRemoved?, _ coder: inout FieldCoder) throws(WireError) {
        pause = try coder.field(1, "pause", known?.pause)
    }
}
