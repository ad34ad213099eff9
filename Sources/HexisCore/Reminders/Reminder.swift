/// A call at a time of day that says a plan aloud, on days on which its habit is due.
///
/// It hangs on a plan, because what is to be learned is the plan's own cue; the call only helps until that reminds by
/// itself (Stawarz et al. 2015).
public struct Reminder: Hashable, Sendable {
    public let id: Identifier
    public let habit: Identifier
    public let plan: Identifier
    /// On the wall clock, wherever the person is.
    public let time: TimeOfDay
    /// `nil` on every day on which the habit is due.
    public let weekdays: Weekdays?
    public let routine: ReminderRoutine
    /// When it was set or changed last.
    let set: Stamp
    /// The day for which it was put off last, and until when.
    public let snooze: Snooze?

    /// `nil` for one that was removed, that is by place since, or was never heard of but for what followed.
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
    /// The reminders of a habit that were not removed, nor their plans, in the order of their times.
    ///
    /// Never inlined: in the browser, each page that asks would hold it.
    @inline(never)
    public func reminders(of habit: Habit) -> [Reminder] {
        var reminders: [Reminder] = []
        for fields in habit.fields.reminders {
            guard let reminder = Reminder(fields), isThere(reminder.plan, habit) else { continue }
            reminders.insert(reminder, at: reminders.firstSortedIndex { reminder.isBefore($0) })
        }
        return reminders
    }

    /// Those that hang on one of its plans.
    public func reminders(of habit: Habit, on plan: Plan) -> [Reminder] {
        reminders(of: habit).filter { $0.plan == plan.id }
    }

    /// The weekdays on which a habit can be due, as its schedule is now, in the order of the person's week.
    public func possibleDays(of habit: Habit, on today: Day) -> [Weekday] {
        let week = settings.firstWeekday.week
        guard case .weekdays(let days) = habit.schedule(on: today) else { return week }
        return week.filter { days.contains($0) }
    }

    /// Those of them on which a reminder calls. It can be none, once the schedule is another.
    public func callingDays(of reminder: Reminder, for habit: Habit, on today: Day) -> [Weekday] {
        callingDays(among: reminder.weekdays, for: habit, on: today)
    }

    /// The same for the weekdays of any reminder; `nil` is all of them.
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
