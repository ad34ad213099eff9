import HexisCore

/// Writes versions of tasks.
struct CareKitTask {
    /// The name under which a task has a regimen that CareKit cannot say.
    static let regimen = "org.hexis.regimen"
    /// The name under which a task has the days on which the medicine is paused.
    static let pauses = "org.hexis.pauses"

    let setting: CareKitSetting

    /// A version of a task that replaces others.
    /// - Parameter template: A version whose other members the new one keeps.
    func version(
        of task: String, title: String, from day: Day, replacing previous: [Identifier],
        template: CareKitEntity?, _ members: (String, JSON?)...
    ) throws(APIProblem) -> CareKitEntity {
        let now = setting.now.careKitDate
        let begin = setting.instant(of: day, at: setting.dayStart).careKitDate
        var object = (template?.object ?? newObject(task)).with(
            ("uuid", .string(setting.random().careKitUUID)), ("title", .string(title)),
            ("effectiveDate", begin), ("createdDate", now), ("updatedDate", now), ("deletedDate", nil),
            ("previousVersionUUIDs", .uuids(previous)), ("nextVersionUUIDs", .array([])),
            ("timezone", .careKit(("identifier", .string(setting.zones.name)))))
        for (name, value) in members { object = object.with((name, value)) }
        return try CareKitEntity(.task, completing: object)
    }

    private func newObject(_ task: String) -> JSON {
        .careKit(("id", .string(task)), ("source", .string(CareKitSetting.source)))
    }

    /// The schedule of a regimen whose first day is this one.
    func schedule(_ regimen: Regimen, from day: Day, targets: JSON) -> JSON {
        guard case .at(let times, let days) = regimen else { return everyDay(from: day) }
        let starts = times.times.flatMap { time in
            firstDays(of: days.schedule, from: day).map { first, every in
                (instant: setting.instant(of: first, at: time), time: time, every: every)
            }
        }
        let elements = starts.sorted { $0.instant < $1.instant }.map { start, time, every in
            element(start, every: every, text: time.description, targets: targets, CareKitTask.anHour)
        }
        return .careKit(("elements", .array(elements)))
    }

    private static let anHour = JSON.careKit(("isAllDay", .bool(false)), ("seconds", .integer(3600)))

    /// The first day of each element that a schedule needs, and after how many days it comes again.
    private func firstDays(of schedule: Schedule, from day: Day) -> [(day: Day, every: Int)] {
        switch schedule {
        case .weekdays(.every), .timesAWeek: return [(day, 1)]
        case .weekdays(let chosen):
            return (0..<7).map { day.advanced(by: $0) }.filter { chosen.contains($0.weekday) }.map { ($0, 7) }
        case .everyDays(let interval):
            let first = (0..<interval.days).map { day.advanced(by: $0) }.first { interval.contains($0) }
            return [(first ?? day, interval.days)]
        }
    }

    /// A schedule of one event a day, at no time.
    func everyDay(from day: Day, targets: JSON = .array([])) -> JSON {
        let start = setting.zones.persons.instant(of: day, at: .midnight)
        let duration = JSON.careKit(("isAllDay", .bool(true)))
        let event = element(start, every: 1, text: nil, targets: targets, duration)
        return .careKit(("elements", .array([event])))
    }

    private func element(_ start: Instant, every days: Int, text: String?, targets: JSON, _ duration: JSON)
        -> JSON
    {
        .careKit(
            ("text", text.map { .string($0) }), ("duration", duration), ("start", start.careKitDate),
            ("interval", .careKit(("day", .integer(Int64(days))))), ("targetValues", targets),
            ("calendar", .gregorian(in: setting.zones.name)))
    }
}
