import HexisCore

/// An element of a schedule as CareKit writes it: from when to when, and at which interval.
struct CareKitElement {
    private let interval: JSON
    private let begin: Moment
    /// The last moment at which an event can be; `nil` without an end.
    private let end: Moment?
    private let isAllDay: Bool
    private let targets: [JSON]

    /// Returns `nil` for an element without a start or an interval.
    init?(_ json: JSON, in zone: ZoneRules) {
        guard let start = json["start"]?.careKitInstant, let interval = json["interval"] else { return nil }
        let isAllDay = json["duration"]?["isAllDay"] == .bool(true)
        self.interval = interval
        begin = Moment(instant: start, offset: zone.offset(at: start))
        end = json["end"]?.careKitInstant.map { end in
            let last = end.advanced(byMilliseconds: isAllDay ? -1000 : -1)
            return Moment(instant: last, offset: zone.offset(at: last))
        }
        self.isAllDay = isAllDay
        targets = if case .array(let values)? = json["targetValues"] { values } else { [] }
    }

    /// The same in whole days, one element for each time of day; `nil` for intervals that no regimen of Hexis has.
    var elements: [CareKitSchedule.Element]? {
        switch CareKitInterval(interval) {
        case .days(let days): [element(at: isAllDay ? nil : begin.timeOfDay, on: begin.date, every: days)]
        case .hours(let hours) where !isAllDay: severalTimesADay(every: hours)
        default: nil
        }
    }

    /// Those after the first that fall on the next date begin there.
    private func severalTimesADay(every hours: Int) -> [CareKitSchedule.Element] {
        (0..<24 / hours).map { number in
            let minutes = begin.timeOfDay.minutes + number * hours * 60
            let date = minutes < 1440 ? begin.date : begin.date.next
            return element(at: TimeOfDay(minutes: minutes % 1440) ?? .midnight, on: date, every: 1)
        }
    }

    private func element(at time: TimeOfDay?, on first: Day, every days: Int) -> CareKitSchedule.Element {
        var last = Day.last
        if let end {
            let isPast = time.map { end.timeOfDay < $0 } ?? false
            last = isPast ? end.date.previous : end.date
        }
        return .init(first: first, last: last, days: days, time: time, targets: targets)
    }
}
