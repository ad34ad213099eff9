import HexisCore

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
            let zone = zones.rules(CareKitSchedule.zoneName(of: json, in: task))
            guard let element = CareKitElement(json, in: zone)?.elements else { return nil }
            elements += element
        }
        guard elements.count <= CareKitSchedule.mostElements else { return nil }
        self.elements = elements
    }

    private static func zoneName(of element: JSON, in task: CareKitEntity) -> String? {
        element["calendar"]?["timeZone"]?["identifier"]?.string
            ?? task.object["timezone"]?["identifier"]?.string
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
        guard occurrence >= 0, let date = date(of: occurrence) else { return nil }
        let place = occurrence - count(through: date.previous)
        let sameDay = elements.indices.filter { elements[$0].contains(date) }.sorted { comes($0, before: $1) }
        guard place >= 0, place < sameDay.count else { return nil }
        return Event(date: date, time: elements[sameDay[place]].time)
    }

    /// The first date through which there are more events than so many; the last of all days if there is none.
    private func date(of occurrence: Int) -> Day? {
        guard let first = elements.map({ $0.first }).min() else { return nil }
        var (low, high) = (0, first.distance(to: .last))
        while low < high {
            let middle = (low + high) / 2
            let isEnough = count(through: first.advanced(by: middle)) > occurrence
            if isEnough { high = middle } else { low = middle + 1 }
        }
        return first.advanced(by: low)
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
