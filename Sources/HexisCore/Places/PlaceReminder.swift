/// A call on arriving at a place, the first time on a day, that says a plan aloud on days on which its habit is due.
public struct PlaceReminder: Hashable, Sendable {
    public let id: Identifier
    public let habit: Identifier
    public let plan: Identifier
    public let place: Identifier
    /// `nil` on every day on which the habit is due.
    public let weekdays: Weekdays?
    public let routine: ReminderRoutine
    /// When it was set or changed last.
    let set: Stamp
    /// The day for which it was put off last, and until when.
    public let snooze: Snooze?

    /// `nil` for one that was removed, that is by time since, or was never heard of but for what followed.
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
    /// The reminders by place of a habit that were not removed, nor their plans, nor their places, in the order of
    /// their ids.
    @inline(never)
    public func placeReminders(of habit: Habit) -> [PlaceReminder] {
        habit.fields.reminders.compactMap { PlaceReminder($0) }
            .filter { isThere($0.plan, habit) && place($0.place) != nil }
    }

    /// Those that hang on one of its plans.
    public func placeReminders(of habit: Habit, on plan: Plan) -> [PlaceReminder] {
        placeReminders(of: habit).filter { $0.plan == plan.id }
    }

    /// Those that wait at a place, of habits in use.
    public func placeReminders(at place: Identifier) -> [PlaceReminder] {
        habits.filter { !$0.isArchived }.flatMap { habit in
            placeReminders(of: habit).filter { $0.place == place }
        }
    }

    /// Those of them that a day still asks for: what arriving there now is about.
    public func placeReminders(waitingAt place: Identifier, on day: Day) -> [PlaceReminder] {
        placeReminders(at: place).filter { reminder in
            reminder.routine == settings.routine && reminder.weekdays?.contains(day.weekday) ?? true
                && habit(reminder.habit).map { isOpen($0, on: day) } ?? false
        }
    }
}
