import HexisApp
import HexisCore

/// What the versions of a task say about a medicine.
struct CareKitMedicine: Sendable {
    /// The medicine in Hexis.
    let id: Identifier
    let name: Line
    /// Each holds until the next. Versions that change nothing for Hexis have their own.
    let periods: [Period]
    let timeline: CareKitTimeline
    /// The versions that no other replaces.
    let tips: [CareKitEntity]
    /// The last version that is not deleted, if there is one, also if a later one replaces it from its beginning.
    let latest: CareKitEntity

    struct Period: Sendable {
        let from: Day
        let version: CareKitEntity
        /// `nil` where the task ended.
        let schedule: CareKitSchedule?
        /// Whether the schedule is one regimen all the time.
        let isSteady: Bool
    }

    /// The tag of tasks that are medicines.
    static let tag = "medication"
    /// What “some time that day” means in Hexis, where each dose has its time.
    static let timeOfWholeDay = TimeOfDay("08:00") ?? .midnight

    /// Returns `nil` if the task is none of a medicine, or its schedule none that Hexis has.
    init?(_ task: String, in log: CareKitLog, _ setting: CareKitSetting) {
        let chain = log.chain(.task, task)
        guard let last = chain.last(where: { !$0.isDeleted }) ?? chain.last,
            chain.contains(where: { $0.isMedicine }),
            let name = Line(cut: last.object["title"]?.string ?? "") ?? Line(cut: task)
        else { return nil }
        var periods: [Period] = []
        var timeline = CareKitTimeline()
        for version in chain {
            let from = setting.date(of: version)
            periods.removeAll { $0.version.effective >= version.effective }
            guard !version.isDeleted else {
                periods.append(Period(from: from, version: version, schedule: nil, isSteady: true))
                timeline.set(Prescription(dose: nil, regimen: .stopped), from: from)
                continue
            }
            guard let schedule = CareKitSchedule(version, in: setting.zones),
                let prescribed = schedule.prescriptions(version, from: from, setting.dayStart)
            else { return nil }
            periods.append(
                Period(from: from, version: version, schedule: schedule, isSteady: prescribed.count == 1))
            for (day, prescription) in prescribed { timeline.set(prescription, from: day) }
        }
        id = CareKitMedicine.identifier(of: task)
        self.name = name
        self.periods = periods
        self.timeline = timeline
        tips = log.tips(.task, task)
        latest = last
    }

    /// A task that Hexis made has the medicine's own identifier.
    static func identifier(of task: String) -> Identifier {
        Identifier(uuid: task) ?? Identifier(following: task)
    }

    /// The period of a day, at its end.
    func period(on day: Day) -> Period? { periods.last { $0.from <= day } }

    /// The period to which an event belongs. A version that begins in the middle of a day has the events after that.
    func period(of event: CareKitSchedule.Event, _ setting: CareKitSetting) -> Period? {
        guard let time = event.time else { return period(on: event.date) }
        let start = setting.zones.persons.instant(of: event.date, at: time)
        return periods.last { $0.version.effective <= start }
    }
}

extension CareKitEntity {
    /// Whether an app, or Hexis, says that the task is a medicine.
    var isMedicine: Bool {
        var words = [object["groupIdentifier"]?.string].compactMap { $0 }
        if case .array(let tags)? = object["tags"] { words += tags.compactMap { $0.string } }
        return words.contains {
            ["medication", "medications", "medicine", "medicines"].contains($0.lowercased())
        }
    }

    /// How much of the medicine: the first target, such as 50 mg, or else the instructions if they are short.
    fileprivate var dose: Line? {
        if case .array(let elements)? = object["schedule"]?["elements"],
            case .array(let targets)? = elements.first?["targetValues"], let target = targets.first,
            case .number(let number)? = target["value"], let unit = target["units"]?.string,
            let amount = Double(number)
        {
            let text = amount == amount.rounded() && abs(amount) < 1e9 ? "\(Int(amount))" : number
            return Line("\(text) \(unit)")
        }
        return object["instructions"]?.string.flatMap { Line($0) }
    }
}

extension CareKitSchedule {
    /// What a version of a task prescribes from which day on. `nil` for elements that make no regimen together.
    fileprivate func prescriptions(
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
    fileprivate init?(careKit text: String) {
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
