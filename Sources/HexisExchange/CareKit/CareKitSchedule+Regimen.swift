import HexisApp
import HexisCore

extension CareKitSchedule {
    /// What a version of a task prescribes from which day on. `nil` for elements that make no regimen together.
    func prescriptions(
        _ version: CareKitEntity, from effective: Day, _ dayStart: TimeOfDay
    ) -> [(Day, Prescription)]? {
        let spans = elements.filter { $0.first <= $0.last }.map { Span($0, dayStart) }
        guard let earliest = spans.map({ $0.first }).min() else { return nil }
        // A task can begin a while before its first event, but nothing shows that it did before the interval to it.
        let longest = spans.map { $0.element.days }.max() ?? 1
        let begin = effective > earliest.advanced(by: -longest) ? effective : earliest
        // Between two events an element holds already: nothing shows that it began with the later one. But it does not
        // hold beside those that it follows.
        let held = spans.map { span in
            let ended = spans.filter { $0.last < span.first }.map { $0.last.next }.max() ?? begin
            return (from: max(begin, ended, span.first.advanced(by: 1 - span.element.days)), span: span)
        }
        var days = Set(held.map { $0.from })
        for span in spans where span.last < .last && span.last.next > begin { days.insert(span.last.next) }
        var prescribed: [(Day, Prescription)] = []
        for day in days.sorted() {
            let active = held.filter { $0.from <= day && day <= $0.span.last }.map { $0.span }
            if active.isEmpty {
                prescribed.append((day, Prescription(dose: nil, regimen: .stopped)))
            } else {
                guard let regimen = CareKitSchedule.regimen(active, version) else { return nil }
                prescribed.append((day, Prescription(dose: version.dose, regimen: regimen)))
            }
        }
        return prescribed
    }

    /// An element in the person's days: what is before the day begins belongs to the day before.
    private struct Span {
        let element: Element
        let first: Day
        let last: Day

        init(_ element: Element, _ dayStart: TimeOfDay) {
            let isBefore = element.time.map { $0 < dayStart } ?? false
            self.element = element
            first = isBefore ? element.first.previous : element.first
            last = isBefore && element.last < .last ? element.last.previous : element.last
        }
    }

    private static func regimen(_ spans: [Span], _ version: CareKitEntity) -> Regimen? {
        if spans.count == 1, spans[0].element.time == nil, spans[0].element.days == 1 {
            if let regimen = version.userInfo(CareKitTask.regimen).flatMap({ Regimen(careKit: $0) }) {
                return regimen
            }
            if version.object["impactsAdherence"] == .bool(false) { return .asNeeded }
        }
        var days: [TimeOfDay: Weekdays] = [:]
        var intervals: Set<DayInterval> = []
        for span in spans {
            let time = span.element.time ?? CareKitMedicine.timeOfWholeDay
            switch span.element.days {
            case 1: days[time] = .every
            case 7:
                let bits = (days[time]?.bits ?? 0) | (Weekdays([span.first.weekday])?.bits ?? 0)
                days[time] = Weekdays(bits: bits)
            case let length:
                let first = Day(clamping: Int64((Int(span.first.number) % length + length) % length))
                if let interval = DayInterval(length, from: first) { intervals.insert(interval) }
                days[time] = .every
            }
        }
        guard let times = DoseTimes(Array(days.keys)), Set(days.values).count == 1,
            let weekdays = days.values.first
        else { return nil }
        let schedule: Schedule
        if let interval = intervals.first {
            guard intervals.count == 1, spans.allSatisfy({ $0.element.days == interval.days }) else {
                return nil
            }
            schedule = .everyDays(interval)
        } else {
            schedule = .weekdays(weekdays)
        }
        return DosingDays(schedule).map { .at(times, on: $0) }
    }
}

extension Regimen {
    /// Reads a regimen that CareKit cannot say: `asNeeded`, or `afterLast 8`.
    init?(careKit text: String) {
        let words = text.split(separator: " ")
        if text == "asNeeded" {
            self = .asNeeded
        } else if words.count == 2, words[0] == "afterLast", let hours = Int(words[1]),
            Regimen.hours.contains(hours)
        {
            self = .afterLast(hours: hours)
        } else {
            return nil
        }
    }

    /// A regimen that CareKit cannot say, in words.
    var careKitWords: String? {
        switch self {
        case .at, .stopped: nil
        case .asNeeded: "asNeeded"
        case .afterLast(let hours): "afterLast \(hours)"
        }
    }
}
