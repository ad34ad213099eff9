/// A formed habit graduated: from that day on it is not due, and its history stays.
public struct HabitGraduated: FactFields {
    public var habit: Identifier
    public var day: Day

    public init(habit: Identifier, day: Day) {
        self.habit = habit
        self.day = day
    }

    init(_ known: HabitGraduated?, _ coder: inout FieldCoder) throws(WireError) {
        habit = try coder.field(1, "habit", known?.habit)
        day = try coder.field(2, "day", known?.day)
    }
}

/// The proposal to let a habit graduate was put off.
public struct GraduationDeclined: FactFields {
    public var habit: Identifier
    public var day: Day

    public init(habit: Identifier, day: Day) {
        self.habit = habit
        self.day = day
    }

    init(_ known: GraduationDeclined?, _ coder: inout FieldCoder) throws(WireError) {
        habit = try coder.field(1, "habit", known?.habit)
        day = try coder.field(2, "day", known?.day)
    }
}
