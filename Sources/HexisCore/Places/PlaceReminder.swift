/// A reminder of a plan on the first arrival at a place on a day on which the plan's habit is due.
public struct PlaceReminder: Hashable, Sendable {
    public let id: Identifier
    public let habit: Identifier
    public let plan: Identifier
    public let place: Identifier
    /// The weekdays; `nil` for every day on which the habit is due.
    public let weekdays: Weekdays?
    public let routine: ReminderRoutine
    /// When the reminder was last set or changed.
    let set: Stamp
    /// The last snooze: its day, and until when.
    public let snooze: Snooze?

    /// Returns `nil` for a reminder that was removed, that has become one by time, or that was never set.
    init?(_ fields: ReminderFields) {
        guard fields.isByPlace, let latest = fields.latestByPlace.value, let set = fields.latestByPlace.stamp
        else { return nil }
        id = fields.id
        habit = latest.habit
        plan = latest.plan
        place = latest.place
        weekdays = latest.weekdays
        routine = latest.routine
        self.set = set
        snooze = fields.snooze(since: set)
    }
}

extension Practice {
    /// Returns the place reminders of a habit, except those that were removed or whose plans or places were, sorted by
    /// id.
    @inline(never)
    public func placeReminders(of habit: Habit) -> [PlaceReminder] {
        habit.fields.reminders.compactMap { PlaceReminder($0) }
            .filter { isThere($0.plan, habit) && place($0.place) != nil }
    }

    /// Returns the place reminders that belong to one of the habit's plans.
    public func placeReminders(of habit: Habit, on plan: Plan) -> [PlaceReminder] {
        placeReminders(of: habit).filter { $0.plan == plan.id }
    }

    /// Returns the place reminders at a place, for habits in use.
    public func placeReminders(at place: Identifier) -> [PlaceReminder] {
        habits.filter { !$0.isArchived }.flatMap { habit in
            placeReminders(of: habit).filter { $0.place == place }
        }
    }

    /// Returns the reminders at a place that the day still asks for: those that arriving there now triggers.
    public func placeReminders(waitingAt place: Identifier, on day: Day) -> [PlaceReminder] {
        placeReminders(at: place).filter { reminder in
            reminder.routine == settings.routine && reminder.weekdays?.contains(day.weekday) ?? true
                && habit(reminder.habit).map { isOpen($0, on: day) } ?? false
        }
    }
}
