import HexisCore
import Testing

@testable import HexisApp

@Suite("Settings pages")
struct SettingsTests {
    @Test("A day start in the evening shows which date it makes today")
    func lateDayStart() {
        var visitor = Visitor()
        visitor.get("/settings/day-start")
        #expect(visitor.page.contains("today is Saturday, 21 November."))
        visitor.moment = Moment(
            instant: SamplePractice.moment.instant, dayStart: TimeOfDay(minutes: 23 * 60) ?? .midnight)
        visitor.post("/settings", [("day-start", "23:00")])
        visitor.get("/settings/day-start")
        // At 09:41 on the 21st, the day that began at 23:00 on the 20th is called the 20th.
        #expect(visitor.page.contains("today is Friday, 20 November."))
    }

    @Test(
        "Each setting is a row with its value; changing it is confirmed, and undone with one button",
        arguments: [
            ("name", "J. R. Doe", "J. R. Doe", "Not set"),
            ("day-start", "04:30", "04:30", "03:00"), ("clock", "on", "8:30\u{a0}pm", "20:30"),
            ("keys", "off", "Off", "On"), ("vibration", "on", "On", "Off"), ("dose-badge", "on", "On", "Off"),
            ("first-weekday", "sunday", "Sunday", "Monday"),
            ("theme", "dark", "Dark", "Same as device"), ("text-size", "larger", "Larger", "Standard"),
            (
                "plan-writing", "readingAloud", "I cannot type: let me read it aloud and confirm",
                "I type it out"
            ),
        ])
    func row(setting: String, value: String, shown: String, before: String) throws {
        var visitor = Visitor()
        visitor.get("/settings")
        #expect(line(of: setting, visitor.page) == before)
        #expect(visitor.page.contains("href=\"/settings/\(setting)\""))
        visitor.get("/settings/\(setting)")
        #expect(visitor.status == 200)
        #expect(visitor.page.contains("name=\"\(setting)\""))
        visitor.post("/settings", [(setting, value)])
        #expect(line(of: setting, visitor.page) == shown)
        #expect(visitor.page.contains("Saved."))
        let beforeUndo = try #require(visitor.page.split(separator: ">Undo<").first)
        let old = try #require(
            beforeUndo.matches(of: /name="([a-z-]+)" value="([^"]*)"/).last { $0.1 != "entry" })
        #expect(old.1 == setting)
        visitor.post("/settings", [(setting, String(old.2))])
        #expect(line(of: setting, visitor.page) == before)
        visitor.post("/settings", [(setting, String(old.2))])
        #expect(!visitor.page.contains("Undo"))
    }

    /// The value in the row of a setting.
    private func line(of setting: String, _ page: String) -> String? {
        page.split(separator: "id=\"\(setting)\"").last?.split(separator: "card-line\">").dropFirst().first
            .map { String($0.prefix { $0 != "<" }) }
    }

    @Test("A value that is chosen by a tap is marked as the present one")
    func chosen() {
        var visitor = Visitor()
        visitor.get("/settings/theme")
        #expect(visitor.page.matches(of: /aria-pressed="true">Same as device</).count == 1)
        #expect(visitor.page.matches(of: /aria-pressed="false"/).count == 2)
    }

    @Test("The first time zone cannot be given back, a later one can")
    func zoneUndo() {
        var visitor = Visitor()
        visitor.post("/settings", [("zone", "Europe/Vienna")])
        #expect(visitor.page.contains("Saved."))
        #expect(!visitor.page.contains("Undo"))
        visitor.post("/settings", [("zone", "UTC")])
        #expect(visitor.page.contains("name=\"zone\" value=\"Europe/Vienna\""))
        #expect(visitor.page.contains("Undo"))
    }

    @Test("An address below the settings that names none is unknown")
    func unknown() {
        var visitor = Visitor()
        visitor.get("/settings/nothing")
        #expect(visitor.status == 404)
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
        #expect(visitor.page.contains("value=\"\(value)\"") || field == "zone")
        #expect(visitor.recorded.isEmpty)
    }
}
