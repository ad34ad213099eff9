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

/// A habit got a colour.
public struct HabitColoured: FactFields {
    public var habit: Identifier
    public var colour: HabitColour

    public init(habit: Identifier, colour: HabitColour) {
        self.habit = habit
        self.colour = colour
    }

    init(_ known: HabitColoured?, _ coder: inout FieldCoder) throws(WireError) {
        habit = try coder.field(1, "habit", known?.habit)
        colour = try coder.field(2, "colour", known?.colour)
    }
}

/// A habit got a symbol.
public struct HabitSymbolChosen: FactFields {
    public var habit: Identifier
    public var symbol: HabitSymbol

    public init(habit: Identifier, symbol: HabitSymbol) {
        self.habit = habit
        self.symbol = symbol
    }

    init(_ known: HabitSymbolChosen?, _ coder: inout FieldCoder) throws(WireError) {
        habit = try coder.field(1, "habit", known?.habit)
        symbol = try coder.field(2, "symbol", known?.symbol)
    }
}

/// A habit was put into a group ("Morning"), or out of every group.
public struct HabitGrouped: FactFields {
    public var habit: Identifier
    public var group: Line?

    public init(habit: Identifier, group: Line?) {
        self.habit = habit
        self.group = group
    }

    init(_ known: HabitGrouped?, _ coder: inout FieldCoder) throws(WireError) {
        habit = try coder.field(1, "habit", known?.habit)
        group = try coder.optional(2, "group", known?.group)
    }
}

/// A habit was given its place among the others: lower positions come first.
public struct HabitMoved: FactFields {
    public var habit: Identifier
    public var position: Int64

    public init(habit: Identifier, position: Int64) {
        self.habit = habit
        self.position = position
    }

    init(_ known: HabitMoved?, _ coder: inout FieldCoder) throws(WireError) {
        habit = try coder.field(1, "habit", known?.habit)
        position = try coder.field(2, "position", known?.position)
    }
}

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

/// The groups of habits were put in this order.
public struct GroupsOrdered: FactFields {
    public var groups: LineList

    public init(groups: LineList) {
        self.groups = groups
    }

    init(_ known: GroupsOrdered?, _ coder: inout FieldCoder) throws(WireError) {
        groups = try coder.field(1, "groups", known?.groups)
    }
}
