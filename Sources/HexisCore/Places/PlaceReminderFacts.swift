/// A reminder of a plan was set to call on arriving somewhere, or changed as a whole.
///
/// It is taken away and put off by the same facts as one by time.
public struct PlaceReminderSet: FactFields {
    public var reminder: Identifier
    public var habit: Identifier
    public var plan: Identifier
    public var place: Identifier
    /// `nil` on every day on which the habit is due.
    public var weekdays: Weekdays?
    public var routine: ReminderRoutine

    public init(
        reminder: Identifier, habit: Identifier, plan: Identifier, place: Identifier,
        weekdays: Weekdays? = nil,
        routine: ReminderRoutine = .home
    ) {
        self.reminder = reminder
        self.habit = habit
        self.plan = plan
        self.place = place
        self.weekdays = weekdays
        self.routine = routine
    }

    init(_ known: PlaceReminderSet?, _ coder: inout FieldCoder) throws(WireError) {
        reminder = try coder.field(1, "reminder", known?.reminder)
        habit = try coder.field(2, "habit", known?.habit)
        plan = try coder.field(3, "plan", known?.plan)
        place = try coder.field(4, "place", known?.place)
        weekdays = try coder.optional(5, "weekdays", known?.weekdays)
        routine = try coder.field(6, "routine", known?.routine)
    }
}
