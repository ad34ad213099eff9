import HexisApp
import HexisCore

/// What Hexis can follow of a recurrence rule (RFC 5545, section 3.3.10).
struct RecurrenceRule {
    private let parts: [String: String]

    init(_ text: String) {
        let rule = text.split(whereSeparator: { $0.isNewline }).last { $0.contains("FREQ=") } ?? ""
        let start = rule.firstIndex(of: ":").map { rule.index(after: $0) } ?? rule.startIndex
        parts = Dictionary(
            rule[start...].split(separator: ";").compactMap { part in
                let pair = part.split(separator: "=", maxSplits: 1)
                return pair.count == 2 ? (String(pair[0]), String(pair[1])) : nil
            }, uniquingKeysWith: { $1 })
    }

    private var every: Int64 { min(max(1, parts["INTERVAL"].flatMap { Int64($0) } ?? 1), 365) }

    private var weekdays: [Weekday] {
        let names = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]
        return (parts["BYDAY"] ?? "").split(separator: ",").compactMap { day in
            names.firstIndex(of: String(day)).flatMap { Weekday(rawValue: $0 + 1) }
        }
    }

    private var frequency: TrackedFrequency? {
        switch parts["FREQ"] {
        case "WEEKLY" where every > 1: TrackedFrequency(times: Int64(max(1, weekdays.count)), days: 7 * every)
        case "WEEKLY" where weekdays.isEmpty: TrackedFrequency(times: 1, days: 7)
        case "MONTHLY": TrackedFrequency(times: 1, days: 30 * every)
        case "YEARLY": TrackedFrequency(times: 1, days: 365)
        default: nil
        }
    }

    /// The nearest schedule that Hexis has.
    var schedule: Schedule {
        if let frequency { return frequency.schedule }
        switch parts["FREQ"] {
        case "WEEKLY": return Weekdays(weekdays).map { .weekdays($0) } ?? .daily
        default: return DayInterval(Int(every), from: .first).map { .everyDays($0) } ?? .daily
        }
    }

    /// What to report of a habit for which only an approximation exists; `nil` for all others.
    func remark(on habit: String) -> TrackerRemark? { frequency?.remark(on: habit) }
}
