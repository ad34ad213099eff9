/// A reminder was set, or changed as a whole.
public struct ReminderSet: FactFields {
    public var reminder: Identifier
    public var habit: Identifier
    /// `nil` for a reminder of the habit alone.
    public var plan: Identifier?
    /// On the wall clock, wherever the person is.
    public var time: TimeOfDay
    /// `nil` on every day on which the habit is due.
    public var weekdays: Weekdays?
    public var routine: ReminderRoutine

    public init(
        reminder: Identifier, habit: Identifier, plan: Identifier?, time: TimeOfDay,
        weekdays: Weekdays? = nil, routine: ReminderRoutine = .home
    ) {
        self.reminder = reminder
        self.habit = habit
        self.plan = plan
        self.time = time
        self.weekdays = weekdays
        self.routine = routine
    }

    init(_ known: ReminderSet?, _ coder: inout FieldCoder) throws(WireError) {
        reminder = try coder.field(1, "reminder", known?.reminder)
        habit = try coder.field(2, "habit", known?.habit)
        plan = try coder.optional(3, "plan", known?.plan)
        time = try coder.field(4, "time", known?.time)
        weekdays = try coder.optional(5, "weekdays", known?.weekdays)
        routine = try coder.field(6, "routine", known?.routine)
    }
}

/// A reminder was taken away.
public struct ReminderRemoved: FactFields {
    public var reminder: Identifier
    public var habit: Identifier

    public init(reminder: Identifier, habit: Identifier) {
        self.reminder = reminder
        self.habit = habit
    }

    init(_ known: ReminderRemoved?, _ coder: inout FieldCoder) throws(WireError) {
        reminder = try coder.field(1, "reminder", known?.reminder)
        habit = try coder.field(2, "habit", known?.habit)
    }
}

/// A reminder was put off on a day, until an instant.
public struct ReminderSnoozed: FactFields {
    public var reminder: Identifier
    public var habit: Identifier
    /// The day that the reminder was for.
    public var day: Day
    public var until: Instant

    public init(reminder: Identifier, habit: Identifier, day: Day, until: Instant) {
        self.reminder = reminder
        self.habit = habit
        self.day = day
        self.until = until
    }

    init(_ known: ReminderSnoozed?, _ coder: inout FieldCoder) throws(WireError) {
        reminder = try coder.field(1, "reminder", known?.reminder)
        habit = try coder.field(2, "habit", known?.habit)
        day = try coder.field(3, "day", known?.day)
        until = try coder.field(4, "until", known?.until)
    }
}
