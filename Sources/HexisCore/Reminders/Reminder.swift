/// A reminder at a time of day, on days on which its habit is due.
///
/// It usually belongs to a plan, because what is to be learned is the plan's own cue; the reminder only helps until the
/// cue itself is enough (Stawarz et al. 2015). A habit without a plan can have one all the same.
public struct Reminder: Hashable, Sendable {
    public let id: Identifier
    public let habit: Identifier
    /// `nil` for a reminder of the habit alone.
    public let plan: Identifier?
    /// The time on the wall clock, wherever the person is.
    public let time: TimeOfDay
    /// The weekdays; `nil` for every day on which the habit is due.
    public let weekdays: Weekdays?
    public let routine: ReminderRoutine
    /// When the reminder was last set or changed.
    let set: Stamp
    /// The last snooze: its day, and until when.
    public let snooze: Snooze?

    /// Returns `nil` for a reminder that was removed, that has become one by place, or that was never set.
    init?(_ fields: ReminderFields) {
        guard fields.isByTime, let latest = fields.latest.value, let set = fields.latest.stamp else {
            return nil
        }
        id = fields.id
        habit = latest.habit
        plan = latest.plan
        time = latest.time
        weekdays = latest.weekdays
        routine = latest.routine
        self.set = set
        snooze = fields.snooze(since: set)
    }
}

extension Practice {
    /// Returns the reminders of a habit, except those that were removed or whose plans were, in time order.
    ///
    /// Never inlined: the wasm build would contain a copy in each page that calls it.
    @inline(never)
    public func reminders(of habit: Habit) -> [Reminder] {
        var reminders: [Reminder] = []
        for fields in habit.fields.reminders {
            guard let reminder = Reminder(fields), reminder.plan.map({ isThere($0, habit) }) ?? true
            else { continue }
            reminders.insert(reminder, at: reminders.firstSortedIndex { reminder.isBefore($0) })
        }
        return reminders
    }

    /// Returns the reminders that belong to one of the habit's plans, or with `nil` those that belong to none.
    public func reminders(of habit: Habit, on plan: Plan?) -> [Reminder] {
        reminders(of: habit).filter { $0.plan == plan?.id }
    }

    /// Returns the weekdays on which a habit can be due under its current schedule, in the order of the person's week.
    public func possibleDays(of habit: Habit, on today: Day) -> [Weekday] {
        let week = settings.firstWeekday.week
        guard case .weekdays(let days) = habit.schedule(on: today) else { return week }
        return week.filter { days.contains($0) }
    }

    /// Returns the possible weekdays on which a reminder comes. There may be none, once the schedule has changed.
    public func callingDays(of reminder: Reminder, for habit: Habit, on today: Day) -> [Weekday] {
        callingDays(among: reminder.weekdays, for: habit, on: today)
    }

    /// Returns the same for the weekdays of any reminder, where `nil` stands for all of them.
    public func callingDays(among chosen: Weekdays?, for habit: Habit, on today: Day) -> [Weekday] {
        let days = possibleDays(of: habit, on: today)
        guard let chosen else { return days }
        return days.filter { chosen.contains($0) }
    }

    func isThere(_ plan: Identifier, _ habit: Habit) -> Bool {
        guard let fields = fields.plansByID[plan], !fields.isRemoved else { return false }
        return fields.latest.value?.habit == habit.id
    }
}

extension Reminder {
    fileprivate func isBefore(_ other: Reminder) -> Bool {
        time == other.time ? id < other.id : time < other.time
    }
}
