/// A habit was put away: from that day on it is not due, and its history stays.
public struct HabitArchived: FactFields {
    public var habit: Identifier
    public var day: Day

    public init(habit: Identifier, day: Day) {
        self.habit = habit
        self.day = day
    }

    init(_ known: HabitArchived?, _ coder: inout FieldCoder) throws(WireError) {
        habit = try coder.field(1, "habit", known?.habit)
        day = try coder.field(2, "day", known?.day)
    }
}

/// An archived habit came back.
public struct HabitBroughtBack: FactFields {
    public var habit: Identifier
    public var day: Day

    public init(habit: Identifier, day: Day) {
        self.habit = habit
        self.day = day
    }

    init(_ known: HabitBroughtBack?, _ coder: inout FieldCoder) throws(WireError) {
        habit = try coder.field(1, "habit", known?.habit)
        day = try coder.field(2, "day", known?.day)
    }
}

/// A habit was deleted with all its history, for good.
public struct HabitDeleted: FactFields {
    public var habit: Identifier

    public init(habit: Identifier) {
        self.habit = habit
    }

    init(_ known: HabitDeleted?, _ coder: inout FieldCoder) throws(WireError) {
        habit = try coder.field(1, "habit", known?.habit)
    }
}
