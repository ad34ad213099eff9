import HexisCore

extension Schedule {
    /// `mon wed fri`, `3 times a week`, `3 times in seven days`, `every 2 days from 2026-11-21`
    var inWords: String {
        switch self {
        case .weekdays(let days): days.inWords
        case .timesAWeek(let times):
            "\(times.times) times \(times.span == .calendarWeek ? "a week" : "in seven days")"
        case .everyDays(let interval): "every \(interval.days) days from \(interval.first)"
        }
    }
}

extension Weekdays {
    /// `mon tue wed`; `every day`
    var inWords: String {
        self == .every
            ? "every day"
            : Weekday.allCases.filter { contains($0) }.map { String($0.name.prefix(3)) }
                .joined(separator: " ")
    }
}

extension Regimen {
    /// `08:00 20:00 every day`, `8 hours after the last dose`, `as needed`, `stopped`
    var inWords: String {
        switch self {
        case .at(let times, let days):
            (times.times.map { $0.description } + [days.schedule.inWords]).joined(separator: " ")
        case .afterLast(let hours): "\(hours) hours after the last dose"
        case .asNeeded: "as needed"
        case .stopped: "stopped"
        }
    }
}
