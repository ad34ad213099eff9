import HexisCore
import Testing

@testable import HexisApp

@Suite("Settings pages")
struct SettingsTests {
    @Test("A day start in the evening shows which date it makes today")
    func lateDayStart() {
        var visitor = Visitor()
        visitor.get("/settings")
        #expect(visitor.page.contains("today is Saturday, 21 November."))
        visitor.moment = Moment(
            instant: SamplePractice.moment.instant, dayStart: TimeOfDay(minutes: 23 * 60) ?? .midnight)
        visitor.post("/settings", [("day-start", "23:00")])
        // At 09:41 on the 21st, the day that began at 23:00 on the 20th is called the 20th.
        #expect(visitor.page.contains("today is Friday, 20 November."))
    }

    @Test("Every setting is changed by one form and holds at once")
    func change() {
        var visitor = Visitor()
        visitor.post(
            "/settings",
            [
                ("name", "Maria"), ("zone", "Europe/Vienna"), ("day-start", "04:30"),
                ("first-weekday", "sunday"),
                ("theme", "dark"), ("text-size", "larger"),
            ])
        let settings = visitor.practice.settings
        #expect(settings.name?.text == "Maria")
        #expect(settings.zone?.text == "Europe/Vienna")
        #expect(settings.dayStart.description == "04:30")
        #expect(settings.firstWeekday == .sunday)
        #expect(visitor.page.contains("data-theme=\"dark\" data-text=\"larger\""))
        #expect(visitor.page.contains(SettingsWording.saved))
    }

    @Test("Time zones unchanged for over a year are reported as old, younger ones are not")
    func oldZones() {
        var visitor = Visitor()
        let year: Int64 = 365 * 86_400_000
        for (age, isOld) in [(year + 60_000, true), (year, false)] {
            visitor.zonesSince = Instant(clamping: visitor.moment.instant.milliseconds - age)
            visitor.get("/settings")
            #expect(visitor.page.contains(SettingsWording.oldZones) == isOld)
        }
        visitor.zonesSince = nil
        visitor.get("/settings")
        #expect(!visitor.page.contains(SettingsWording.oldZones))
    }

    @Test("The week strip begins with the first weekday")
    func firstWeekday() {
        var visitor = Visitor()
        visitor.post("/settings", [("first-weekday", "sunday")])
        visitor.get("/today")
        // Saturday, 21 November, ends a week that began on Sunday the 15th.
        #expect(visitor.page.contains("href=\"/today?day=2026-11-15\""))
        #expect(!visitor.page.contains("weekday future"))
    }

    @Test("A traveller is asked on Today once the zone is known, and follows it with one button")
    func travelling() {
        var visitor = Visitor()
        visitor.get("/today")
        #expect(!visitor.page.contains("zone-question"))
        visitor.post("/settings", [("zone", "Europe/Vienna")])
        visitor.get("/today")
        #expect(visitor.page.contains("id=\"zone-question\" data-zone=\"Europe/Vienna\""))
        visitor.post("/settings?from-today=1", [("zone", "UTC")])
        #expect(visitor.practice.settings.zone?.text == "UTC")
        #expect(visitor.page.contains("<h1>Today</h1>"))
    }

    @Test(
        "Following a journey stores the offsets of both zones; choosing the first zone is not a journey")
    func zoneOffsets() throws {
        var visitor = Visitor()
        visitor.zoneOffset = 3600
        for (name, offset) in [("Europe/Vienna", nil), ("UTC", 3600)] as [(String, Int64?)] {
            visitor.post("/settings", [("zone", name)])
            let zone = try #require(Line(name))
            #expect(
                visitor.recorded.map { $0.fact } == [
                    .timeZoneChosen(TimeZoneChosen(zone: zone, offset: offset))
                ])
        }
        // Beyond what an entry can hold: no place on Earth has such an offset.
        visitor.zoneOffset = 90_000
        visitor.post("/settings", [("zone", "Europe/Vienna")])
        let entry = try #require(visitor.recorded.first)
        #expect(try Entry(bytes: entry.bytes) == entry)
    }

    @Test("Today says which day a journey shortened, and other days say nothing")
    func hardlyLived() {
        var visitor = Visitor()
        _ = visitor.register("Walk")
        visitor.post("/settings", [("zone", "UTC")])
        // Saturday the 21st, 09:41 UTC: from 10 hours behind, where it is still Friday, 23:41, to 13 ahead, where it is
        // Saturday, 22:41, which leaves about four hours of Saturday.
        visitor.moment = Moment(instant: SamplePractice.moment.instant, offset: -36_000)
        visitor.zoneOffset = 46_800
        visitor.post("/settings", [("zone", "Europe/Vienna")])
        visitor.moment = Moment(instant: SamplePractice.moment.instant, offset: 46_800)
        for (day, isHardly) in [("2026-11-20", false), ("2026-11-21", true), ("2026-11-22", false)] {
            visitor.get("/today?day=\(day)")
            #expect(visitor.page.contains(ZoneWording.hardlyLived) == isHardly)
        }
        // There is time left to walk: the habit is due, and four hours later it does not count as missed.
        visitor.get("/today")
        #expect(visitor.page.contains(">Walk<"))
    }

    @Test("Saving without a change records nothing")
    func unchanged() {
        var visitor = Visitor()
        visitor.post("/settings", [("day-start", "03:00"), ("theme", "device")])
        #expect(visitor.recorded.isEmpty)
    }

    @Test(
        "An invalid setting is refused beside its field",
        arguments: [
            ("day-start", "25:00", SettingsWording.dayStartProblem),
            ("day-start", "", SettingsWording.dayStartProblem),
            ("zone", "Moon/Base", SettingsWording.zoneProblem),
            ("name", String(repeating: "n", count: 101), SettingsWording.nameTooLong),
        ])
    func wrong(field: String, value: String, message: String) {
        var visitor = Visitor()
        visitor.post("/settings", [(field, value), ("text-size", "large")])
        #expect(visitor.status == 422)
        #expect(visitor.page.contains("id=\"\(field)-problem\">\(message)</p>"))
        #expect(visitor.page.contains("value=\"large\" selected"))
        #expect(visitor.recorded.isEmpty)
    }
}
