import HexisCore
import Testing

@testable import HexisExchange

@Suite("Schedules of CareKit")
struct CareKitScheduleTests {
    private let world = CareKitWorld()

    /// A task whose elements are given as `start every unit`, such as `2026-03-02T08:00 1 day`, with an end after
    /// `until`; `*` marks a whole day.
    private func task(_ elements: [String], adherence: Bool = true, userInfo: String = "{}") throws
        -> CareKitEntity
    {
        let list = elements.map { text -> String in
            let words = text.split(separator: " ").map(String.init)
            let end = words.count > 4 ? ",\"end\":\(date(words[4]))" : ""
            let isAllDay = words[0].hasSuffix("*")
            return """
                {"start":\(date(words[0])),"interval":{"\(words[2])":\(words[1]),"minute":0},"targetValues":[]\(end),
                "duration":\(isAllDay ? "{\"isAllDay\":true}" : "{\"isAllDay\":false,\"seconds\":60}")}
                """
        }
        let json = """
            {"type":"task","object":{"id":"a","uuid":"00000000-0000-0000-0000-0000000000AA","effectiveDate":0,
            "title":"A","impactsAdherence":\(adherence),"tags":["medication"],"userInfo":\(userInfo),
            "timezone":{"identifier":"GMT"},"schedule":{"elements":[\(list.joined(separator: ","))]}}}
            """
        return try CareKitEntity(try JSON(parsing: json), at: "")
    }

    private func date(_ text: String) -> Int64 {
        let text = text.hasSuffix("*") ? String(text.dropLast()) : text
        guard let day = Day(String(text.prefix(10))), let time = TimeOfDay(String(text.suffix(5))) else {
            return 0
        }
        return ZoneRules.utc.instant(of: day, at: time).milliseconds / 1000 - 978_307_200
    }

    @Test(
        "Events are numbered in the order of their starts",
        arguments: [
            (["2026-03-02T08:00 1 day", "2026-03-02T20:00 1 day"], "02 08, 02 20, 03 08, 03 20"),
            (["2026-03-02T20:00 1 day", "2026-03-03T08:00 1 day"], "02 20, 03 08, 03 20, 04 08"),
            (["2026-03-02T08:00 1 weekOfYear", "2026-03-04T09:00 7 day"], "02 08, 04 09, 09 08, 11 09"),
            (["2026-03-02T08:00 3 day", "2026-03-02T09:00 2 day"], "02 08, 02 09, 04 09, 05 08"),
            (["2026-03-02T22:00 8 hour"], "02 22, 03 06, 03 14, 03 22"),
            (["2026-03-02T09:00 1 day", "2026-03-02T00:00* 1 day"], "02 -, 02 09, 03 -, 03 09"),
            (
                ["2026-03-02T08:00 1 day until 2026-03-04T08:00", "2026-03-03T09:00 1 day"],
                "02 08, 03 08, 03 09, 04 09"
            ),
            (["2026-03-02T08:00 1 day until 2026-03-04T08:01"], "02 08, 03 08, 04 08, none"),
            (["2026-03-02T00:00* 1 day until 2026-03-04T00:00"], "02 -, 03 -, none, none"),
            (
                ["2026-03-05T08:00 1 day until 2026-03-04T08:00", "2026-03-02T09:00 2 day"],
                "02 09, 04 09, 06 09, 08 09"
            ),
        ])
    func occurrences(_ elements: [String], _ expected: String) throws {
        let schedule = try #require(CareKitSchedule(try task(elements), in: world.setting.zones))
        let events = (0..<4).map { number -> String in
            guard let event = schedule.event(number) else { return "none" }
            #expect(schedule.occurrence(of: event) == number)
            return "\(event.date.description.suffix(2)) \(event.time?.description.prefix(2) ?? "-")"
        }
        #expect(events.joined(separator: ", ") == expected)
        #expect(schedule.event(-1) == nil)
    }

    @Test(
        "A schedule becomes regimens",
        arguments: [
            (["2026-03-02T08:00 1 day"], "2026-03-02 08:00 every"),
            (["2026-03-02T20:00 1 day", "2026-03-02T08:00 1 day"], "2026-03-02 08:00 20:00 every"),
            // Monday, Wednesday and Friday.
            (
                ["2026-03-02T08:00 7 day", "2026-03-04T08:00 1 weekOfYear", "2026-03-06T08:00 1 week"],
                "2026-03-02 08:00 weekdays 21"
            ),
            (["2026-03-02T08:00 2 day"], "2026-03-02 08:00 days 2"),
            // A day begins at 03:00: an event at 01:00 belongs to the night before.
            (["2026-03-02T01:00 1 day"], "2026-03-01 01:00 every"),
            (["2026-03-02T01:00 7 day"], "2026-03-01 01:00 weekdays 64"),
            (["2026-03-02T06:00 6 hour"], "2026-03-02 00:00 06:00 12:00 18:00 every"),
            (["2026-03-02T08:00 48 hour"], "2026-03-02 08:00 days 2"),
            (["2026-03-02T00:00* 1 day"], "2026-03-02 08:00 every"),
            (["2026-03-02T08:00 1 day until 2026-03-05T00:00"], "2026-03-02 08:00 every, 2026-03-05 stopped"),
            (
                ["2026-03-02T08:00 1 day until 2026-03-05T00:00", "2026-03-05T09:00 2 day"],
                "2026-03-02 08:00 every, 2026-03-05 09:00 days 2"
            ),
            (["2026-03-02T08:00 1 month"], "none"), (["2026-03-02T08:00 5 hour"], "none"),
            (["2026-03-02T08:00 1 day", "2026-03-02T09:00 2 day"], "none"),
            (["2026-03-02T08:00 7 day", "2026-03-03T09:00 7 day"], "none"),
            (["2026-03-02T08:00 400 day"], "none"), (["2026-03-02T08:00 0 day"], "none"),
        ])
    func regimens(_ elements: [String], _ expected: String) throws {
        #expect(medicine(try task(elements)) == expected)
    }

    @Test("What CareKit cannot say comes from what Hexis wrote beside it")
    func words() throws {
        let daily = ["2026-03-02T00:00* 1 day"]
        #expect(medicine(try task(daily, adherence: false)) == "2026-03-02 as needed")
        for (text, expected) in [
            ("afterLast 8", "8 hours after"), ("asNeeded", "as needed"), ("afterLast 800", "08:00 every"),
            ("often", "08:00 every"),
        ] {
            let task = try task(daily, userInfo: "{\"org.hexis.regimen\":\"\(text)\"}")
            #expect(medicine(task) == "2026-03-02 \(expected)")
        }
    }

    private func medicine(_ task: CareKitEntity) -> String {
        var log = CareKitLog()
        log.merge(CareKitRevision([task], knowledge: KnowledgeVector()))
        guard let medicine = CareKitMedicine("a", in: log, world.setting) else { return "none" }
        return medicine.timeline.changes.map { "\($0.from) \($0.prescription.regimen.short)" }.joined(
            separator: ", ")
    }
}

extension Regimen {
    fileprivate var short: String {
        switch self {
        case .at(let times, let days):
            let schedule =
                switch days.schedule {
                case .weekdays(.every): "every"
                case .weekdays(let some): "weekdays \(some.bits)"
                case .everyDays(let interval): "days \(interval.days)"
                case .timesAWeek: "never"
                }
            return (times.times.map { $0.description } + [schedule]).joined(separator: " ")
        case .afterLast(let hours): return "\(hours) hours after"
        case .asNeeded: return "as needed"
        case .stopped: return "stopped"
        }
    }
}
