package import HexisCore

/// The schedule of one version of a task: the elements that Hexis can follow, in whole days on the wall clock.
struct CareKitSchedule: Sendable {
    let elements: [Element]

    /// One time of day on every so many days, or the whole of these days.
    struct Element: Hashable, Sendable {
        /// The first and the last date with an event. Without an end, the last is the last of all days.
        let first: Day
        let last: Day
        let days: Int
        /// `nil` for the whole day.
        let time: TimeOfDay?
        /// What completes an event, as values of an outcome.
        var targets: [JSON] = []

        func contains(_ date: Day) -> Bool {
            first <= date && date <= last && first.distance(to: date) % days == 0
        }

        /// The number of its events until a date, including it.
        fileprivate func count(through date: Day) -> Int {
            date < first || last < first ? 0 : first.distance(to: min(date, last)) / days + 1
        }
    }

    /// One event: a date, and a time unless it is the whole day.
    struct Event: Hashable, Sendable {
        let date: Day
        let time: TimeOfDay?
    }

    static let mostElements = 300

    /// Reads the schedule of a task. Returns `nil` for intervals that no regimen of Hexis has, such as months.
    init?(_ task: CareKitEntity, in zones: CareKitZones) {
        guard case .array(let list)? = task.object["schedule"]?["elements"],
            (1...CareKitSchedule.mostElements).contains(list.count)
        else { return nil }
        var elements: [Element] = []
        for json in list {
            let name =
                json["calendar"]?["timeZone"]?["identifier"]?.string
                ?? task.object["timezone"]?["identifier"]?.string
            guard let element = CareKitSchedule.elements(json, in: zones.rules(name)) else { return nil }
            elements += element
        }
        guard elements.count <= CareKitSchedule.mostElements else { return nil }
        self.elements = elements
    }

    private static func elements(_ json: JSON, in zone: ZoneRules) -> [Element]? {
        guard let start = json["start"]?.careKitInstant, let interval = json["interval"] else { return nil }
        let begin = Moment(instant: start, offset: zone.offset(at: start))
        let isAllDay = json["duration"]?["isAllDay"] == .bool(true)
        let end = json["end"]?.careKitInstant.map { end -> Moment in
            let last = end.advanced(byMilliseconds: isAllDay ? -1000 : -1)
            return Moment(instant: last, offset: zone.offset(at: last))
        }
        var targets: [JSON] = []
        if case .array(let values)? = json["targetValues"] { targets = values }
        func element(at time: TimeOfDay?, on first: Day, every days: Int) -> Element {
            var last = Day.last
            if let end {
                let isPast = time.map { end.timeOfDay < $0 } ?? false
                last = isPast ? end.date.previous : end.date
            }
            return Element(first: first, last: last, days: days, time: time, targets: targets)
        }
        switch CareKitInterval(interval) {
        case .days(let days):
            return [element(at: isAllDay ? nil : begin.timeOfDay, on: begin.date, every: days)]
        case .hours(let hours) where !isAllDay:
            // Several times a day: those after the first that fall on the next date begin there.
            return (0..<24 / hours).map { number in
                let minutes = begin.timeOfDay.minutes + number * hours * 60
                let date = minutes < 1440 ? begin.date : begin.date.next
                return element(
                    at: TimeOfDay(minutes: minutes % 1440) ?? .midnight, on: date, every: 1)
            }
        default: return nil
        }
    }

    /// The number of events before one, which is how CareKit names it. `nil` if there is no such event.
    func occurrence(of event: Event) -> Int? {
        guard let place = elements.firstIndex(where: { $0.time == event.time && $0.contains(event.date) })
        else {
            return nil
        }
        let before = elements.reduce(0) { $0 + $1.count(through: event.date.previous) }
        let sameDay = elements.indices.filter { elements[$0].contains(event.date) }
        return before + sameDay.filter { comes($0, before: place) }.count
    }

    /// The event with so many events before it; `nil` if there are fewer.
    func event(_ occurrence: Int) -> Event? {
        guard occurrence >= 0, let first = elements.map({ $0.first }).min() else { return nil }
        var (low, high) = (0, first.distance(to: .last))
        while low < high {
            let middle = (low + high) / 2
            if count(through: first.advanced(by: middle)) > occurrence {
                high = middle
            } else {
                low = middle + 1
            }
        }
        let date = first.advanced(by: low)
        let place = occurrence - count(through: date.previous)
        let sameDay = elements.indices.filter { elements[$0].contains(date) }.sorted { comes($0, before: $1) }
        guard place >= 0, place < sameDay.count else { return nil }
        return Event(date: date, time: elements[sameDay[place]].time)
    }

    /// What completes an event.
    func targets(of event: Event) -> [JSON] {
        elements.first { $0.time == event.time && $0.contains(event.date) }?.targets ?? []
    }

    private func count(through date: Day) -> Int { elements.reduce(0) { $0 + $1.count(through: date) } }

    /// Events of the whole day begin at midnight; those of the same time keep the order of the elements.
    private func comes(_ left: Int, before right: Int) -> Bool {
        (elements[left].time?.minutes ?? 0, left) < (elements[right].time?.minutes ?? 0, right)
    }
}

/// The interval between two events, where a regimen of Hexis has it too.
private enum CareKitInterval {
    case days(Int)
    /// A part of a day.
    case hours(Int)

    init?(_ json: JSON) {
        guard case .object(let members) = json else { return nil }
        // Older versions write zeros for what does not count, and calendars as members of their own.
        let parts = members.compactMap { member in
            member.value.integer.flatMap { $0 == 0 ? nil : (member.name, $0) }
        }
        guard parts.count == 1, let (name, number) = parts.first, 1...8760 ~= number else { return nil }
        let count = Int(number)
        switch name {
        case "day": self = .days(count)
        case "week", "weekOfYear": self = .days(count * 7)
        case "hour":
            if count % 24 == 0 {
                self = .days(count / 24)
            } else if 24 % count == 0 {
                self = .hours(count)
            } else {
                return nil
            }
        default: return nil
        }
        if case .days(let days) = self, days > 365 { return nil }
    }
}

/// The time zones by their names; those that nobody knows count as the person's.
package struct CareKitZones: Sendable {
    /// The name of the person's zone.
    let name: String
    let persons: ZoneRules
    private let find: @Sendable (String) -> ZoneRules?

    package init(name: String, _ persons: ZoneRules, find: @escaping @Sendable (String) -> ZoneRules?) {
        self.name = name
        self.persons = persons
        self.find = find
    }

    func rules(_ name: String?) -> ZoneRules { name.flatMap { find($0) } ?? persons }
}
