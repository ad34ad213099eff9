import Foundation
import HexisCore
import Testing

@testable import HexisApp

@Suite("Medicine pages")
struct MedicinePageTests {
    /// A number of days later, at the hour of the sample's morning.
    private func later(_ days: Int, _ visitor: Visitor) -> Moment {
        Moment(instant: visitor.moment.instant.advanced(byMilliseconds: Int64(days) * 86_400_000))
    }

    private static let daily = [("kind", "daily"), ("time", "08:00"), ("time", "20:00"), ("time", "")]

    private func visitor(_ fields: [(String, String)] = MedicinePageTests.daily) -> Visitor {
        var visitor = Visitor()
        visitor.post("/medicine", [("name", "Bisoprolol"), ("dose", "1 tablet")] + fields)
        return visitor
    }

    private func address(_ visitor: Visitor) -> String { "/medicine/\(visitor.practice.medicines[0].id)" }

    @Test("A medicine is drawn as it looks, said in words on its page, and can be changed or left unsaid")
    func looks() throws {
        var visitor = Visitor()
        let fields = [
            ("name", "Ramipril"), ("dose", "1 tablet"), ("kind", "daily"), ("time", "08:00"),
            ("start", "2026-11-21"),
        ]
        visitor.get("/medicine/new")
        #expect(visitor.page.matches(of: /aria-label="Not said" checked/).count == 2)
        visitor.post("/medicine", fields + [("form", "ovalTablet"), ("colour", "white")])
        let id = try #require(visitor.practice.medicines.first?.id)
        for page in ["/today", "/medicine", "/medicine/\(id)/reminders"] {
            visitor.get(page)
            let isDrawn = visitor.page.contains("data-medicine=\"white\"") && visitor.page.contains("#oval\"")
            #expect(isDrawn == (page != "/medicine/\(id)/reminders"))
        }
        visitor.get("/medicine/\(id)/doses/2026-11-21/08:00")
        #expect(visitor.page.contains("1 tablet · Oval tablet · White"))
        visitor.get("/medicine/\(id)")
        #expect(visitor.page.contains("<p>Oval tablet · White</p>"))
        visitor.get("/medicine/\(id)/edit")
        #expect(visitor.page.contains("value=\"ovalTablet\" aria-label=\"Oval tablet\" checked"))

        visitor.post("/medicine/\(id)", fields + [("form", ""), ("colour", "blue")])
        #expect(visitor.recorded.count == 1)
        #expect(visitor.practice.medicines[0].looks == MedicineLooks(colour: .blue))
        visitor.get("/medicine/\(id)")
        #expect(visitor.page.contains("<p>Blue</p>"))
        visitor.post("/medicine/\(id)", fields + [("form", ""), ("colour", "")])
        visitor.get("/medicine/\(id)")
        #expect(visitor.practice.medicines[0].looks == MedicineLooks())
        #expect(!visitor.page.contains("Blue"))
    }

    @Test("A dose says when it is usually taken, and one tap moves its reminders there")
    func usually() throws {
        var visitor = Visitor(SamplePractice.lateMedicine.practice)
        let id = try #require(visitor.practice.medicines.first?.id)
        let page = "/medicine/\(id)/doses/2026-11-21/08:00"
        visitor.get(page)
        #expect(visitor.page.contains(">2.5 mg · Usually at 08:17<"))
        #expect(visitor.page.contains(">Remind me at 08:15<"))
        visitor.post(
            "/medicine/\(id)/reminders",
            [("routine", "home"), ("weekday-480", "08:15"), ("weekend-480", "08:15")])
        #expect(visitor.recorded.count == 2 && visitor.page.contains("Saved."))
        visitor.get(page)
        #expect(visitor.page.contains(">2.5 mg · Usually at 08:17<"))
        #expect(!visitor.page.contains("Remind me at"))
    }

    @Test("Times that a form does not name stay as they are, and those it leaves empty follow the dose")
    func otherTimes() throws {
        var visitor = Visitor(SamplePractice.fullDay.practice)
        let id = try #require(visitor.practice.medicines.first?.id)
        let address = "/medicine/\(id)/reminders"
        visitor.post(address, [("routine", "home"), ("weekday-480", "07:30"), ("weekend-1200", "21:00")])
        #expect(visitor.recorded.count == 2)
        visitor.post(address, [("routine", "home"), ("weekday-780", "13:30")])
        #expect(visitor.recorded.count == 1)
        visitor.post(address, [("routine", "home"), ("weekday-480", "")])
        #expect(visitor.recorded.count == 1)
        let medicine = visitor.practice.medicines[0]
        let times = ["08:00", "13:00", "20:00"].compactMap { TimeOfDay($0) }
        #expect(
            times.map { "\(medicine.callTime(of: $0, in: .home, isWeekend: false))" }
                == ["08:00", "13:30", "20:00"])
        #expect(
            times.map { "\(medicine.callTime(of: $0, in: .home, isWeekend: true))" }
                == ["08:00", "13:00", "21:00"])
    }

    @Test("An empty page says what it is for and leads on; a Today of habits shows nothing of medicine")
    func empty() {
        var visitor = Visitor()
        visitor.get("/medicine")
        #expect(visitor.page.contains(MedicineWording.emptyText))
        #expect(visitor.page.contains("href=\"/medicine/new\""))
        _ = visitor.register("Walk")
        visitor.get("/today")
        let content = visitor.page.split(separator: "<main").last ?? ""
        #expect(!content.contains("href=\"/medicine"))
    }

    @Test("The month shows what was taken on each day, and nothing of future days")
    func month() {
        var visitor = visitor()
        visitor.moment = later(1, visitor)
        visitor.get(address(visitor))
        #expect(visitor.page.contains("aria-label=\"Sunday, 22 November: 0 of 2 taken\""))
        #expect(visitor.page.contains("aria-label=\"Monday, 23 November\""))
    }

    @Test("A medicine is added; its doses wait on Today; one tap takes a dose, another undoes it")
    func taken() {
        var visitor = visitor()
        #expect(visitor.address == "/medicine#medicine-\(visitor.practice.medicines[0].id)")
        #expect(!visitor.page.contains("<h3>Doses</h3>"))
        visitor.get("/today")
        #expect(visitor.page.contains("1 tablet · 08:00"))
        #expect(visitor.page.contains("aria-label=\"Take: Bisoprolol, 20:00\""))
        let doses = "\(address(visitor))/doses"
        visitor.post(
            doses, [("day", "2026-11-21"), ("slot", "08:00"), ("answer", "take"), ("back", "today")])
        #expect(visitor.address.hasPrefix("/today?dose="))
        #expect(visitor.page.contains("Taken at 09:41"))
        #expect(visitor.page.contains("Taken: Bisoprolol, 08:00."))
        visitor.post(
            doses, [("day", "2026-11-21"), ("slot", "08:00"), ("answer", "undo"), ("back", "medicine")])
        #expect(visitor.address.hasPrefix("/medicine?dose="))
        #expect(visitor.page.contains("Open again: Bisoprolol, 08:00."))
        visitor.post(
            doses, [("day", "2026-11-21"), ("slot", "08:00"), ("answer", "take"), ("back", "medicine")])
        #expect(visitor.page.contains("<h3>Doses</h3>"))
        visitor.post(
            doses, [("day", "2026-11-21"), ("slot", "08:00"), ("answer", "undo"), ("back", "medicine")])
        #expect(!visitor.page.contains("Taken at"))
    }

    @Test("The same form sent twice takes one dose, even if the medicine has no times")
    func once() {
        var visitor = visitor([("kind", "needed")])
        let form = [
            ("day", "2026-11-21"), ("answer", "take"), ("entry", Identifier(high: 3, low: 4).description),
        ]
        for _ in 0..<2 { visitor.post("\(address(visitor))/doses", form) }
        let doses = visitor.practice.medicines[0].doses(
            on: SamplePractice.today, seenFrom: SamplePractice.today, dayStart: .threeInTheMorning)
        #expect(doses.count == 1)
    }

    @Test("All open doses of a part of the day are taken at once")
    func together() {
        var visitor = visitor([("kind", "daily"), ("time", "08:00"), ("time", "09:00"), ("time", "20:00")])
        visitor.get("/today")
        #expect(visitor.page.contains(MedicineWording.takeAll(.morning, isToday: true)))
        #expect(!visitor.page.contains(MedicineWording.takeAll(.evening, isToday: true)))
        visitor.post("/medicine/doses", [("day", "2026-11-21"), ("part", "morning")])
        #expect(visitor.practice.doseCount(on: SamplePractice.today).taken == 2)
        #expect(!visitor.page.contains(MedicineWording.takeAll(.morning, isToday: true)))
    }

    @Test("The time of a dose can be adjusted; a future one is refused beside its field")
    func time() {
        var visitor = visitor()
        let doses = "\(address(visitor))/doses"
        let dose = [("day", "2026-11-21"), ("slot", "08:00"), ("answer", "take")]
        visitor.post(doses, dose + [("time", "07:10")])
        #expect(visitor.page.contains("Taken at 07:10"))
        visitor.get("\(doses)/2026-11-21/08:00")
        #expect(visitor.page.contains("value=\"07:10\""))
        for (typed, problem) in [("22:00", MedicineWording.timeAhead), ("soon", MedicineWording.timeProblem)]
        {
            visitor.post(doses, dose + [("time", typed)])
            #expect(visitor.status == 422)
            #expect(visitor.page.contains(problem))
            #expect(visitor.page.contains("value=\"\(typed)\""))
            #expect(visitor.recorded.isEmpty)
        }
    }

    @Test("A dose is skipped with its reason")
    func skipped() {
        var visitor = visitor()
        visitor.post(
            "\(address(visitor))/doses",
            [("day", "2026-11-21"), ("slot", "20:00"), ("answer", "skip"), ("reason", "fasting")])
        #expect(visitor.page.contains("Skipped: fasting"))
    }

    @Test("Yesterday can be marked until today ends, at its own time; older days are shown only")
    func yesterday() {
        var visitor = visitor()
        let doses = "\(address(visitor))/doses"
        visitor.moment = later(1, visitor)
        let dose = [("day", "2026-11-21"), ("slot", "20:00"), ("answer", "take")]
        visitor.post(doses, dose)
        #expect(visitor.address.hasPrefix("/today?day=2026-11-21"))
        #expect(visitor.page.contains("Taken at 20:00"))
        visitor.moment = later(1, visitor)
        visitor.post(doses, [("day", "2026-11-21"), ("slot", "08:00"), ("answer", "take")])
        #expect(visitor.recorded.isEmpty)
        #expect(visitor.page.contains(MedicineWording.shownOnly))
        #expect(!visitor.page.contains("Taken at 08:00"))
        visitor.get("\(doses)/2026-11-21/08:00")
        #expect(visitor.page.contains("Not marked"))
        #expect(!visitor.page.contains("<form"))
    }

    @Test(
        "In large text, what is to be taken comes before the hints, so that it is on the first screen",
        arguments: [("standard", true), ("large", true), ("larger", false), ("largest", false)])
    func largeText(size: String, areHintsFirst: Bool) throws {
        var visitor = visitor()
        visitor.post("/settings", [("text-size", size)])
        // Yesterday's two doses are open; on a medicine's first day, none is.
        visitor.moment = later(2, visitor)
        visitor.get("/today")
        let hint = try #require(visitor.page.range(of: MedicineWording.yesterday)).lowerBound
        let dose = try #require(visitor.page.range(of: "Bisoprolol")).lowerBound
        #expect((hint < dose) == areHintsFirst)
        #expect(visitor.page.ranges(of: MedicineWording.yesterday).count == 1)
    }

    @Test("Every invalid field is reported, and the typed values stay")
    func wrong() {
        var visitor = Visitor()
        visitor.post(
            "/medicine",
            [
                ("name", " "), ("kind", "interval"), ("interval", "x"), ("time", "25:00"),
                ("start", "2020-01-01"), ("pieces", "-3"),
            ])
        #expect(visitor.status == 422)
        for message in [
            MedicineFormWording.nameMissing, MedicineFormWording.intervalProblem,
            MedicineFormWording.timesProblem,
            MedicineFormWording.startProblem, MedicineFormWording.piecesProblem,
        ] { #expect(visitor.page.contains(message), "\(message)") }
        for typed in ["25:00", "2020-01-01", "-3"] { #expect(visitor.page.contains("value=\"\(typed)\"")) }
        visitor.post("/medicine", [("name", "Aspirin")])
        #expect(visitor.page.contains(MedicineFormWording.whenMissing))
        #expect(visitor.practice.medicines.isEmpty)
    }

    @Test("A change holds from today, or from tomorrow if a dose of today is marked; an end ends it")
    func changed() {
        var visitor = visitor()
        let address = address(visitor)
        visitor.post(address, [("name", "Bisoprolol"), ("kind", "daily"), ("time", "09:00")])
        #expect(visitor.practice.medicines[0].changes.count == 1)
        visitor.post("\(address)/doses", [("day", "2026-11-21"), ("slot", "09:00"), ("answer", "take")])
        visitor.get("\(address)/edit")
        #expect(visitor.page.contains(MedicineFormWording.fromTomorrow))
        visitor.post(
            address,
            [
                ("name", "Bisoprolol forte"), ("kind", "hours"), ("hours", "12"), ("end", "2026-12-01"),
                ("pieces", "30"),
            ])
        let medicine = visitor.practice.medicines[0]
        #expect(medicine.name == "Bisoprolol forte")
        #expect(medicine.prescription(on: SamplePractice.today.next)?.regimen == .afterLast(hours: 12))
        #expect(medicine.end(seenFrom: SamplePractice.today)?.description == "2026-12-01")
        #expect(medicine.stock(on: SamplePractice.today)?.pieces == 30)
        let count = visitor.practice.count
        visitor.post(
            address,
            [
                ("name", "Bisoprolol forte"), ("kind", "hours"), ("hours", "12"), ("end", "2026-12-01"),
                ("pieces", "30"),
            ])
        #expect(visitor.practice.count == count)
    }

    @Test(
        "The next dose after some hours is shown in local time, even in nights of clock changes",
        arguments: [(nil, "06:00"), (7200, "07:00"), (0, "05:00")] as [(Int?, String)])
    func nights(offset: Int?, shown: String) throws {
        var visitor = visitor([("kind", "hours"), ("hours", "8")])
        // 22:00, an hour east of UTC; the clocks change at 02:00.
        let evening = try #require(Instant(milliseconds: 1_795_294_800_000))
        visitor.moment = Moment(instant: evening, offset: 3600)
        visitor.clockChange = offset.map {
            ClockChange(at: evening.advanced(byMilliseconds: 4 * 3_600_000), offset: $0)
        }
        let medicine = try #require(visitor.practice.medicines.first)
        visitor.post(
            "\(address(visitor))/doses",
            [("day", "2026-11-21"), ("slot", "\(medicine.nextSlot)"), ("answer", "take")])
        visitor.get("/medicine")
        #expect(visitor.page.contains(shown))
    }

    @Test("A medicine can be paused, resumed, stopped and taken again; one added by mistake is removed")
    func life() {
        var visitor = visitor()
        let address = address(visitor)
        visitor.get(address)
        #expect(visitor.page.contains(MedicineWording.remove))
        visitor.post("\(address)/pause", [("from", "2026-11-21"), ("until", ""), ("reason", "hospital")])
        #expect(visitor.page.contains("Paused"))
        visitor.get("/today")
        #expect(!visitor.page.contains("Take: Bisoprolol"))
        visitor.post("\(address)/resume", [])
        visitor.post("\(address)/doses", [("day", "2026-11-21"), ("slot", "08:00"), ("answer", "take")])
        #expect(visitor.page.contains("Take: Bisoprolol, 20:00"))
        visitor.post("\(address)/remove", [])
        #expect(visitor.status == 404)
        visitor.post("\(address)/stop", [])
        #expect(visitor.page.contains(MedicineWording.takeAgain))
        visitor.moment = later(1, visitor)
        visitor.get("/today")
        #expect(!visitor.page.contains("Take: Bisoprolol"))
        visitor.post(address, [("name", "Bisoprolol"), ("kind", "daily"), ("time", "08:00")])
        visitor.get("/today")
        #expect(visitor.page.contains("Take: Bisoprolol, 08:00"))
    }

    @Test("The streak, its badges and the past week are shown on their pages")
    func streak() {
        var visitor = visitor([("kind", "daily"), ("time", "08:00")])
        let doses = "\(address(visitor))/doses"
        for number in 0..<5 {
            let day = SamplePractice.today.advanced(by: number)
            if number > 0 { visitor.moment = later(1, visitor) }
            visitor.post(
                doses, [("day", "\(day)"), ("slot", "08:00"), ("answer", "take"), ("back", "today")])
        }
        #expect(visitor.page.contains(LevelWording.earned(.first)))
        #expect(visitor.page.contains(LevelWording.mark(5)))
        // Only Saturday and Sunday of the first week counted.
        #expect(visitor.page.contains("Everything taken on 2 of 2 days."))
        visitor.get("/medicine/levels")
        #expect(visitor.page.contains(LevelWording.badge(.first, isEarned: true)))
        #expect(visitor.page.contains(LevelWording.badge(.second, isEarned: false)))
        visitor.get("/medicine/weeks")
        #expect(visitor.page.contains("Everything taken on 2 of 2 days."))
    }

    @Test("The weekly summary is on Today for three days, then a line is, until the next summary")
    func lastWeek() {
        var visitor = visitor([("kind", "daily"), ("time", "08:00")])
        // It begins on a Saturday: Monday is two days later.
        for (ahead, whole, line) in [
            (0, false, false), (1, false, false), (2, true, false), (4, true, false), (5, false, true),
            (8, false, true), (9, true, false), (12, false, true),
        ] {
            let begin = visitor.moment
            visitor.moment = later(ahead, visitor)
            visitor.get("/today")
            #expect(visitor.page.contains("<h2>\(WeekWording.lastWeek)</h2>") == whole, "after \(ahead) days")
            #expect(
                visitor.page.contains("class=\"week-line\"") == line, "after \(ahead) days")
            visitor.moment = begin
        }
    }

    @Test("A reminder reads like a message and asks to mark the dose; if private, it names nothing")
    func call() throws {
        var visitor = visitor(MedicinePageTests.daily + [("call", "on")])
        #expect(visitor.practice.medicines[0].isCalledFor)
        let zone = try ZoneRules(bytes: Array(Data(contentsOf: URL(filePath: "/usr/share/zoneinfo/UTC"))))
        let call = try #require(visitor.practice.nextOccurrence(after: visitor.moment.instant, in: zone))
        let text = visitor.practice.notification(of: call)
        #expect(text?.title == "Bisoprolol")
        #expect(text?.body == "It is time for your Bisoprolol, 1 tablet. Mark it once it is taken.")
        let last = Occurrence(.lastCall, on: SamplePractice.today, at: visitor.moment.instant)
        let gentle = visitor.practice.notification(of: last)?.body ?? ""
        #expect(gentle.contains("Never take a double dose to catch up.") && !gentle.contains("in a row"))
        let page = "\(address(visitor))/doses/2026-11-21/20:00"
        visitor.get(page)
        #expect(visitor.page.contains(DoseCallWording.later(2)))
        visitor.post(
            "\(address(visitor))/doses",
            [("day", "2026-11-21"), ("slot", "20:00"), ("answer", "snooze"), ("hours", "2")])
        #expect(visitor.page.contains("You will be reminded of Bisoprolol again at 11:41."))
        let again = visitor.practice.nextOccurrence(after: visitor.moment.instant, in: zone)
        #expect(again?.at == visitor.moment.instant.advanced(byMilliseconds: 7_200_000))
        visitor.post("/settings/reminders", [("wording", "private")])
        #expect(
            visitor.practice.notification(of: call).map {
                !$0.body.contains("Bisoprolol") && $0.title == "Hexis"
            } == true)
        visitor.post(
            address(visitor), [("name", "Bisoprolol"), ("dose", "1 tablet")] + MedicinePageTests.daily)
        #expect(!visitor.practice.medicines[0].isCalledFor)
    }

    @Test("A heart rate above the boundary asks; “yes” raises the boundary, “no” leads to the open dose")
    func heart() {
        for (answer, boundary) in [("yes", 75), ("no", 70)] {
            var visitor = visitor()
            visitor.post("/medicine/heart/boundary", [("boundary", "70"), ("gap", "5")])
            visitor.post("/medicine/heart/reading", [("beats", "80"), ("day", "2026-11-21")])
            #expect(visitor.page.contains(HeartWording.above(80, 70, isMarked: false)))
            visitor.get("/today")
            #expect(visitor.page.contains(HeartWording.onToday))
            visitor.post("/medicine/heart/answer", [("taken", answer)])
            #expect(!visitor.page.contains(HeartWording.question))
            #expect(visitor.practice.heartRate(upTo: SamplePractice.today).boundary == boundary)
            #expect(visitor.page.contains(HeartWording.toDose) == (answer == "no"))
            #expect(visitor.page.contains("Your limit is now 75 (was 70).") == (answer == "yes"))
            #expect(visitor.page.contains("fainting or trouble breathing: call emergency services."))
        }
    }

    @Test("A measured resting heart rate also asks, until another is entered by hand")
    func measuredHeart() {
        var visitor = visitor()
        visitor.post("/medicine/heart/boundary", [("boundary", "70"), ("gap", "5")])
        visitor.post("/measurements/restingHeartRate", [("amount", "80"), ("day", "2026-11-21")])
        visitor.get("/today")
        #expect(visitor.page.contains(HeartWording.onToday))
        visitor.get("/medicine/heart")
        #expect(visitor.page.contains(HeartWording.above(80, 70, isMarked: false)))
        visitor.post("/medicine/heart/reading", [("beats", "66"), ("day", "2026-11-21")])
        #expect(!visitor.page.contains(HeartWording.question))
        visitor.get("/today")
        #expect(!visitor.page.contains(HeartWording.onToday))
    }

    @Test(
        "An impossible heart rate, or one of a future day, is refused with the reason",
        arguments: [
            ("0", "2026-11-21", HeartWording.beatsProblem), ("400", "2026-11-21", HeartWording.beatsProblem),
            ("abc", "2026-11-21", HeartWording.beatsProblem), ("60", "2026-11-22", HeartWording.dayProblem),
        ])
    func wrongHeart(beats: String, day: String, problem: String) {
        var visitor = visitor()
        visitor.post("/medicine/heart/reading", [("beats", beats), ("day", day)])
        #expect(visitor.status == 422)
        #expect(visitor.page.contains(problem))
        #expect(visitor.page.contains("value=\"\(beats)\""))
        #expect(visitor.recorded.isEmpty)
        visitor.post("/medicine/heart/boundary", [("boundary", "201"), ("gap", "0")])
        #expect(visitor.page.contains(HeartWording.boundaryProblem))
        #expect(visitor.page.contains(HeartWording.gapProblem))
    }

    @Test("A shared text does not mention medicine unless the person adds it")
    func shared() {
        var visitor = visitor([("kind", "daily"), ("time", "08:00")])
        visitor.post(
            "\(address(visitor))/doses", [("day", "2026-11-21"), ("slot", "08:00"), ("answer", "take")])
        visitor.get("/medicine/share")
        #expect(visitor.page.contains(">▫️▫️▫️▫️▫️🟩▫️ 1 day in a row</textarea>"))
        #expect(!visitor.page.contains("Bisoprolol"))
        #expect(!visitor.page.contains("with my medicine"))
        visitor.get("/medicine/share?about=medicine")
        #expect(visitor.page.contains("🟩▫️ 1 day in a row with my medicine"))
        #expect(!visitor.page.contains("Bisoprolol"))
    }

    @Test("Without a streak, sharing offers only the squares and no picture")
    func sharedWithoutStreak() {
        var visitor = visitor([("kind", "daily"), ("time", "08:00")])
        visitor.get("/medicine/share")
        #expect(visitor.page.contains(">▫️▫️▫️▫️▫️▫️▫️</textarea>"))
        #expect(visitor.page.contains(ShareWording.noPicture) && !visitor.page.contains("share-picture\""))
    }

    @Test("The agreed goal is stored, and an invalid one is refused with the reason")
    func goal() {
        var visitor = visitor()
        visitor.post("/medicine/goal", [("percent", "80")])
        #expect(visitor.practice.adherenceGoal == 80)
        for wrong in ["0", "101", "a", "-1"] {
            visitor.post("/medicine/goal", [("percent", wrong)])
            #expect(visitor.status == 422)
            #expect(visitor.page.contains(MedicineWording.goalProblem))
        }
        visitor.post("/medicine/goal", [("percent", "")])
        #expect(visitor.practice.adherenceGoal == nil)
    }

    @Test(
        "Unknown addresses are not found",
        arguments: [
            "/medicine/nothing", "/medicine/00000000000000000000000000000001", "/medicine/levels/1",
        ])
    func notFound(address: String) {
        var visitor = visitor()
        visitor.get(address)
        #expect(visitor.status == 404)
    }
}
