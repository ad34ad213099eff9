/// A reminder of a plan, by time or by place, with what both have in common.
public enum PlanReminder: Hashable, Sendable {
    case byTime(Reminder)
    case byPlace(PlaceReminder)

    public var id: Identifier {
        switch self {
        case .byTime(let reminder): reminder.id
        case .byPlace(let reminder): reminder.id
        }
    }

    /// `nil` for a reminder of the habit alone.
    public var plan: Identifier? {
        switch self {
        case .byTime(let reminder): reminder.plan
        case .byPlace(let reminder): reminder.plan
        }
    }

    /// The weekdays; `nil` for every day on which the habit is due.
    public var weekdays: Weekdays? {
        switch self {
        case .byTime(let reminder): reminder.weekdays
        case .byPlace(let reminder): reminder.weekdays
        }
    }

    public var snooze: Snooze? {
        switch self {
        case .byTime(let reminder): reminder.snooze
        case .byPlace(let reminder): reminder.snooze
        }
    }

    /// The place of the reminder; `nil` for one by time.
    public var place: Identifier? {
        guard case .byPlace(let reminder) = self else { return nil }
        return reminder.place
    }

    /// When the reminder was last set or changed.
    var set: Stamp {
        switch self {
        case .byTime(let reminder): reminder.set
        case .byPlace(let reminder): reminder.set
        }
    }
}

extension Practice {
    /// Returns the reminders of a habit: those by time, then those by place.
    @inline(never)
    public func allReminders(of habit: Habit) -> [PlanReminder] {
        reminders(of: habit).map { .byTime($0) } + placeReminders(of: habit).map { .byPlace($0) }
    }

    /// Returns the plan that a reminder says: its own, else the habit's first action plan; `nil` if there is none.
    public func plan(of reminder: PlanReminder, of habit: Habit) -> Plan? {
        let plans = plans(of: habit.id)
        if let plan = reminder.plan { return plans.first { $0.id == plan } }
        return plans.first { $0.kind == .action }
    }

    /// Returns one of the habit's reminders; `nil` if it no longer exists.
    public func reminder(_ id: Identifier?, of habit: Habit) -> PlanReminder? {
        allReminders(of: habit).first { $0.id == id }
    }
}
