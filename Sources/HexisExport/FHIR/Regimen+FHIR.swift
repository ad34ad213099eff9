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
        let bounds = JSON.fhir(("start", .day(first)), ("end", last.map { .day($0) }))
        return switch self {
        case .at(let times, let days): .fhir(("repeat", times.repetition(on: days, within: bounds)))
        case .afterLast(let hours): .fhir(("repeat", Regimen.repetition(every: hours, within: bounds)))
        case .asNeeded, .stopped: nil
        }
    }

    private static func repetition(every hours: Int, within bounds: JSON) -> JSON {
        .fhir(
            ("boundsPeriod", bounds), ("frequency", .integer(1)), ("period", .integer(Int64(hours))),
            ("periodUnit", "h"))
    }
}

extension DoseTimes {
    fileprivate func repetition(on days: DosingDays, within bounds: JSON) -> JSON {
        let (period, weekdays) = days.schedule.period
        return .fhir(
            ("boundsPeriod", bounds), ("frequency", .integer(Int64(times.count))),
            ("period", .integer(Int64(period))), ("periodUnit", "d"),
            ("dayOfWeek", weekdays.isEmpty ? nil : .array(weekdays)),
            ("timeOfDay", .array(times.map { .string("\($0):00") })))
    }
}

extension Schedule {
    /// The days from one dosing day to the next, and the days of the week if not all are.
    var period: (days: Int, weekdays: [JSON]) {
        switch self {
        case .weekdays(.every): (1, [])
        case .weekdays(let days):
            (1, Weekday.allCases.filter { days.contains($0) }.map { .string(String($0.name.prefix(3))) })
        case .everyDays(let interval): (interval.days, [])
        case .timesAWeek: (1, [])
        }
    }
}
