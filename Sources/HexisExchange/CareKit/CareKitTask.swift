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
        var object =
            template?.object ?? .careKit(("id", .string(task)), ("source", .string(CareKitSetting.source)))
        object = object.with(
            ("uuid", .string(setting.random().careKitUUID)), ("title", .string(title)),
            ("effectiveDate", begin),
            ("createdDate", now), ("updatedDate", now), ("deletedDate", nil),
            ("previousVersionUUIDs", .uuids(previous)), ("nextVersionUUIDs", .array([])),
            ("timezone", .careKit(("identifier", .string(setting.zones.name)))))
        for (name, value) in members { object = object.with((name, value)) }
        return try CareKitEntity(.task, completing: object)
    }

    /// The schedule of a regimen whose first day is this one.
    func schedule(_ regimen: Regimen, from day: Day, targets: JSON) -> JSON {
        guard case .at(let times, let days) = regimen else { return everyDay(from: day) }
        var elements: [(Day, TimeOfDay, Int)] = []
        for time in times.times {
            switch days.schedule {
            case .weekdays(.every), .timesAWeek: elements.append((day, time, 1))
            case .weekdays(let chosen):
                for number in 0..<7 where chosen.contains(day.advanced(by: number).weekday) {
                    elements.append((day.advanced(by: number), time, 7))
                }
            case .everyDays(let interval):
                let first = (0..<interval.days).map { day.advanced(by: $0) }.first { interval.contains($0) }
                elements.append((first ?? day, time, interval.days))
            }
        }
        let starts = elements.map { (setting.instant(of: $0, at: $1), $1, $2) }.sorted { $0.0 < $1.0 }
        return .careKit(
            (
                "elements",
                .array(
                    starts.map { start, time, days in
                        element(
                            start, every: days, text: time.description, targets: targets,
                            .careKit(("isAllDay", .bool(false)), ("seconds", .integer(3600))))
                    })
            ))
    }

    /// A schedule of one event a day, at no time.
    func everyDay(from day: Day, targets: JSON = .array([])) -> JSON {
        let start = setting.zones.persons.instant(of: day, at: .midnight)
        return .careKit(
            (
                "elements",
                .array([
                    element(start, every: 1, text: nil, targets: targets, .careKit(("isAllDay", .bool(true))))
                ])
            ))
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
