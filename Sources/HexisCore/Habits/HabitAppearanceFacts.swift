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
