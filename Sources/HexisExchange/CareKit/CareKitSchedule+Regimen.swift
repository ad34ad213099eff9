import HexisApp
import HexisCore

extension CareKitSchedule {
    /// What a version of a task prescribes from which day on. `nil` for elements that make no regimen together.
    func prescriptions(
        _ version: CareKitEntity, from effective: Day, _ dayStart: TimeOfDay
    ) -> [(Day, Prescription)]? {
        let spans = elements.filter { $0.first <= $0.last }.map { Span($0, dayStart) }
        guard let begin = CareKitSchedule.begin(of: spans, from: effective) else { return nil }
        let held = CareKitSchedule.held(spans, from: begin)
        var prescribed: [(Day, Prescription)] = []
        for day in CareKitSchedule.changes(of: held, after: begin) {
            let active = held.filter { $0.from <= day && day <= $0.span.last }.map { $0.span }
            guard let next = CareKitSchedule.prescription(of: active, version) else { return nil }
            prescribed.append((day, next))
        }
        return prescribed
    }

    /// A task can begin a while before its first event, but nothing shows that it did before the interval to it.
    private static func begin(of spans: [Span], from effective: Day) -> Day? {
        guard let earliest = spans.map({ $0.first }).min() else { return nil }
        let longest = spans.map { $0.element.days }.max() ?? 1
        return effective > earliest.advanced(by: -longest) ? effective : earliest
    }

    /// From when on each element holds.
    ///
    /// Between two events an element holds already: nothing shows that it began with the later one. But it does not
    /// hold beside those that it follows.
    private static func held(_ spans: [Span], from begin: Day) -> [(from: Day, span: Span)] {
        spans.map { span in
            let ended = spans.filter { $0.last < span.first }.map { $0.last.next }.max() ?? begin
            return (from: max(begin, ended, span.first.advanced(by: 1 - span.element.days)), span: span)
        }
    }

    /// The days on which an element begins to hold, or does so no longer, in order.
    private static func changes(of held: [(from: Day, span: Span)], after begin: Day) -> [Day] {
        var days = Set(held.map { $0.from })
        for (_, span) in held where span.last < .last && span.last.next > begin {
            days.insert(span.last.next)
        }
        return days.sorted()
    }

    private static func prescription(of spans: [Span], _ version: CareKitEntity) -> Prescription? {
        if spans.isEmpty { return Prescription(dose: nil, regimen: .stopped) }
        return regimen(spans, version).map { Prescription(dose: version.dose, regimen: $0) }
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
        if spans.count == 1, spans[0].element.time == nil, spans[0].element.days == 1,
            let regimen = version.regimenInWords
        {
            return regimen
        }
        var pattern = Pattern()
        for span in spans { pattern.add(span) }
        return pattern.regimen
    }

    /// On which days elements have events at each time.
    private struct Pattern {
        private var days: [TimeOfDay: Weekdays] = [:]
        private var intervals: Set<DayInterval> = []
        /// How many days there are from one event of an element to the next.
        private var lengths: Set<Int> = []

        mutating func add(_ span: Span) {
            let time = span.element.time ?? CareKitMedicine.timeOfWholeDay
            lengths.insert(span.element.days)
            switch span.element.days {
            case 1: days[time] = .every
            case 7:
                let bits = (days[time]?.bits ?? 0) | (Weekdays([span.first.weekday])?.bits ?? 0)
                days[time] = Weekdays(bits: bits)
            case let length: add(span.first, every: length, at: time)
            }
        }

        private mutating func add(_ day: Day, every length: Int, at time: TimeOfDay) {
            let first = Day(clamping: Int64((Int(day.number) % length + length) % length))
            if let interval = DayInterval(length, from: first) { intervals.insert(interval) }
            days[time] = .every
        }

        /// `nil` if the times have different days.
        var regimen: Regimen? {
            guard let times = DoseTimes(Array(days.keys)), Set(days.values).count == 1,
                let weekdays = days.values.first
            else { return nil }
            guard let interval = intervals.first else {
                return DosingDays(.weekdays(weekdays)).map { .at(times, on: $0) }
            }
            guard intervals.count == 1, lengths == [interval.days] else { return nil }
            return DosingDays(.everyDays(interval)).map { .at(times, on: $0) }
        }
    }
}

extension CareKitEntity {
    /// The regimen of a task without times: the one that Hexis wrote, or as needed if it does not count.
    fileprivate var regimenInWords: Regimen? {
        if let regimen = userInfo(CareKitTask.regimen).flatMap({ Regimen(careKit: $0) }) { return regimen }
        return object["impactsAdherence"] == .bool(false) ? .asNeeded : nil
    }
}
