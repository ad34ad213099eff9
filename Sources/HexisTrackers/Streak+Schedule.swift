import HexisApp
import HexisCore

extension Streak {
    /// Days of the week, or every so many days; `nil` for a frequency.
    static func schedule(of object: JSON) -> Schedule? {
        switch object["interval"]?.integer ?? 0 {
        case 0: .daily
        case 3: weekdays(of: object)
        case 4: interval(of: object)
        default: nil
        }
    }

    private static func weekdays(of object: JSON) -> Schedule {
        let days = (object["scheduleWeekdays"]?.list ?? []).compactMap {
            $0.integer.flatMap { Weekday(rawValue: Int(clamping: $0)) }
        }
        return Weekdays(days).map { .weekdays($0) } ?? .daily
    }

    private static func interval(of object: JSON) -> Schedule? {
        let every = Int(clamping: min(max(1, object["scheduleEvery"]?.integer ?? 2), 365))
        return switch object["scheduleUnit"]?.integer ?? 0 {
        case 0 where every == 1: .daily
        case 0: interval(every, from: start(of: object))
        case 1: interval(every * 7, from: start(of: object))
        default: nil
        }
    }

    private static func interval(_ days: Int, from start: Day?) -> Schedule? {
        start.flatMap { DayInterval(days, from: $0) }.map { .everyDays($0) }
    }

    private static func start(of object: JSON) -> Day? {
        object["scheduleStart"]?.string.flatMap { day($0) }
            ?? object["createdAt"]?.string.flatMap { Day(String($0.prefix(10))) }
    }

    /// How often a habit is due that has no schedule.
    static func frequency(of object: JSON) -> TrackedFrequency {
        let times = object["targetFrequency"]?.integer ?? 1
        switch object["interval"]?.integer {
        case 1: return TrackedFrequency(times: times, days: 7)
        case 2: return TrackedFrequency(times: times, days: 30)
        default:
            return TrackedFrequency(
                times: 1, days: 30 * min(max(1, object["scheduleEvery"]?.integer ?? 1), 12))
        }
    }
}
