/// A habit was registered, to begin on a day.
public struct HabitAdded: FactFields {
    public var habit: Identifier
    public var name: Line
    public var day: Day

    public init(habit: Identifier, name: Line, day: Day) {
        self.habit = habit
        self.name = name
        self.day = day
    }

    init(_ known: HabitAdded?, _ coder: inout FieldCoder) throws(WireError) {
        habit = try coder.field(1, "habit", known?.habit)
        name = try coder.field(2, "name", known?.name)
        day = try coder.field(3, "day", known?.day)
    }
}

/// A habit got another name.
public struct HabitRenamed: FactFields {
    public var habit: Identifier
    public var name: Line

    public init(habit: Identifier, name: Line) {
        self.habit = habit
        self.name = name
    }

    init(_ known: HabitRenamed?, _ coder: inout FieldCoder) throws(WireError) {
        habit = try coder.field(1, "habit", known?.habit)
        name = try coder.field(2, "name", known?.name)
    }
}

/// The day on which a habit begins was corrected.
public struct HabitStarted: FactFields {
    public var habit: Identifier
    public var day: Day

    public init(habit: Identifier, day: Day) {
        self.habit = habit
        self.day = day
    }

    init(_ known: HabitStarted?, _ coder: inout FieldCoder) throws(WireError) {
        habit = try coder.field(1, "habit", known?.habit)
        day = try coder.field(2, "day", known?.day)
    }
}

/// How often a habit is due, from a day on. Earlier days keep what held then.
public struct HabitScheduled: FactFields {
    public var habit: Identifier
    public var from: Day
    public var schedule: Schedule

    public init(habit: Identifier, from: Day, schedule: Schedule) {
        self.habit = habit
        self.from = from
        self.schedule = schedule
    }

    init(_ known: HabitScheduled?, _ coder: inout FieldCoder) throws(WireError) {
        habit = try coder.field(1, "habit", known?.habit)
        from = try coder.field(2, "from", known?.from)
        schedule = try coder.field(3, "schedule", known?.schedule)
    }
}

/// What makes a day complete, from a day on. Without a goal it is done or not done.
public struct DailyGoalSet: FactFields {
    public var habit: Identifier
    public var from: Day
    public var goal: DailyGoal?

    public init(habit: Identifier, from: Day, goal: DailyGoal?) {
        self.habit = habit
        self.from = from
        self.goal = goal
    }

    init(_ known: DailyGoalSet?, _ coder: inout FieldCoder) throws(WireError) {
        habit = try coder.field(1, "habit", known?.habit)
        from = try coder.field(2, "from", known?.from)
        goal = try coder.optional(3, "goal", known?.goal)
    }
}
