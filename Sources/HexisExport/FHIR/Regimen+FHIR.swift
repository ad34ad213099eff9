import HexisCore
import HexisExchange

extension DoseSlot {
    /// A number that is different for each slot of a day.
    var number: UInt64 {
        switch self {
        case .time(let time): UInt64(time.minutes)
        case .single(let id): id.low
        }
    }
}

extension Regimen {
    /// As FHIR's Timing; `nil` where nothing is ever due.
    func timing(from first: Day, until last: Day?) -> JSON? {
        let bounds = ("boundsPeriod", JSON.fhir(("start", .day(first)), ("end", last.map { .day($0) })))
        switch self {
        case .at(let times, let days):
            let (period, weekdays) = days.schedule.period
            return .fhir(
                (
                    "repeat",
                    .fhir(
                        (bounds.0, bounds.1), ("frequency", .integer(Int64(times.times.count))),
                        ("period", .integer(Int64(period))), ("periodUnit", "d"),
                        ("dayOfWeek", weekdays.isEmpty ? nil : .array(weekdays)),
                        ("timeOfDay", .array(times.times.map { .string("\($0):00") })))
                ))
        case .afterLast(let hours):
            return .fhir(
                (
                    "repeat",
                    .fhir(
                        (bounds.0, bounds.1), ("frequency", .integer(1)),
                        ("period", .integer(Int64(hours))), ("periodUnit", "h"))
                ))
        case .asNeeded, .stopped: return nil
        }
    }
}

extension Schedule {
    /// The days from one dosing day to the next, and the days of the week if not all are.
    var period: (days: Int, weekdays: [JSON]) {
        switch self {
        case .weekdays(let days):
            (
                1,
                days == .every
                    ? []
                    : Weekday.allCases.filter { days.contains($0) }.map { .string(String($0.name.prefix(3))) }
            )
        case .everyDays(let interval): (interval.days, [])
        case .timesAWeek: (1, [])
        }
    }
}
