/// Whether a habit is due on a day, and why not.
public enum Dueness: Hashable, Sendable {
    /// The schedule names the day.
    case due
    /// Any day will do, and the week still has room: two of three times are done.
    case open(done: Int, of: Int)
    /// The habit is not due, for the given reason.
    case notDue(Reason)

    public enum Reason: Hashable, Sendable {
        case notBegun
        case archived
        case paused
        /// The schedule names other days.
        case otherDays
        /// The week already has all its times without this day.
        case weekComplete(of: Int)
    }

    /// Whether the habit belongs on the day's list.
    public var isAsked: Bool {
        if case .notDue = self { false } else { true }
    }
}

extension Practice {
    /// Returns whether the habit is due on a day. A skipped day is still due: skipping it is the answer.
    public func dueness(of habit: Habit, on day: Day) -> Dueness {
        if day < habit.start { return .notDue(.notBegun) }
        if habit.isArchived(on: day) { return .notDue(.archived) }
        if isPaused(habit, on: day) { return .notDue(.paused) }
        switch habit.schedule(on: day) {
        case .weekdays(let days): return days.contains(day.weekday) ? .due : .notDue(.otherDays)
        case .everyDays(let interval): return interval.contains(day) ? .due : .notDue(.otherDays)
        case .timesAWeek(let times):
            let first = firstDay(of: times, around: day)
            let itself = first.distance(to: day)
            let done = (0..<7).count { $0 != itself && habit.isDone(on: first.advanced(by: $0)) }
            return done < times.times
                ? .open(done: done, of: times.times) : .notDue(.weekComplete(of: times.times))
        }
    }

    /// Returns whether a pause, such as a holiday or an illness, excludes the day from every count.
    public func isPaused(_ habit: Habit, on day: Day) -> Bool {
        fields.pausesByID.contains { id, pause in
            pause.value?.covers(habit.id, on: day) == true && !fields.removedPauses.contains(id)
        }
    }

    /// Returns the first day of the week in which a number of times is counted: of the calendar week, or of the seven
    /// days up to this one.
    func firstDay(of times: TimesAWeek, around day: Day) -> Day {
        switch times.span {
        case .calendarWeek: day.startOfWeek(beginningOn: fields.settings.firstWeekday.value)
        case .anySevenDays: day.advanced(by: -6)
        }
    }
}
