/// How a medicine is to be taken.
public enum Regimen: Hashable, Sendable {
    /// At these times on the wall clock, on these days. A clock change moves them along.
    case at(DoseTimes, on: DosingDays)
    /// A number of hours after the last dose, 1 to 168, in elapsed time, whatever the wall clock says.
    case afterLast(hours: Int)
    /// Whenever it is needed: nothing is ever due.
    case asNeeded
    /// No longer taken: its last day was the one before.
    case stopped

    /// The possible hours between two doses: up to a week.
    public static let hours = 1...168
}

/// The times of day of a regimen: 1 to 30 in clock order, without duplicates.
public struct DoseTimes: Hashable, Sendable {
    public let times: [TimeOfDay]
    public static let most = 30

    /// Returns `nil` for no times, and for more than `most`.
    public init?(_ times: [TimeOfDay]) {
        var rising: [TimeOfDay] = []
        for time in times {
            let place = rising.firstSortedIndex { $0 >= time }
            if place == rising.count || rising[place] != time { rising.insert(time, at: place) }
        }
        guard (1...DoseTimes.most).contains(rising.count) else { return nil }
        self.times = rising
    }
}

/// The days of a regimen: chosen weekdays, or an interval of days.
public struct DosingDays: Hashable, Sendable {
    public let schedule: Schedule
    public static let every = DosingDays(valid: .daily)

    /// Returns `nil` for a number of times a week on any days: a dose has a fixed day.
    public init?(_ schedule: Schedule) {
        if case .timesAWeek = schedule { return nil }
        self.init(valid: schedule)
    }

    private init(valid schedule: Schedule) {
        self.schedule = schedule
    }

    public func contains(_ day: Day) -> Bool {
        switch schedule {
        case .weekdays(let days): days.contains(day.weekday)
        case .everyDays(let interval): interval.contains(day)
        case .timesAWeek: false
        }
    }
}
