import HexisApp
import HexisCore

/// So many times in so many days, as other programs count.
struct TrackedFrequency {
    let times: Int
    let days: Int

    /// Creates the nearest frequency of at least once, and in at most a year.
    init(times: Int64, days: Int64) {
        self.times = Int(min(max(1, times), 366))
        self.days = Int(min(max(1, days), 366))
    }

    /// The nearest that Hexis has.
    var schedule: Schedule {
        if times >= days { return .daily }
        if times == 1, days != 7, let interval = DayInterval(min(days, 365), from: .first) {
            return .everyDays(interval)
        }
        return TimesAWeek(timesAWeek).map { .timesAWeek($0) } ?? .daily
    }

    /// What is to be said of a habit for which only an approximation exists; `nil` for all others.
    func remark(on habit: String) -> TrackerRemark? {
        guard case .timesAWeek = schedule, days != 7 else { return nil }
        return .frequency(habit: habit, times: times, days: days, became: timesAWeek)
    }

    private var timesAWeek: Int { min(7, max(1, (times * 7 + days / 2) / days)) }
}
