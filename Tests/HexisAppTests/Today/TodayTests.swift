import Foundation
import HexisCore
import Testing

@testable import HexisApp

@Suite("Today")
struct TodayTests {
    @Test("An empty Today explains what will appear and offers every way to begin")
    func emptyToday() {
        var visitor = Visitor()
        visitor.get("/today")
        #expect(visitor.page.contains(TodayWording.emptyTitle))
        for door in Door.allCases {
            #expect(visitor.page.contains("class=\"card\" href=\"\(door.address)\""))
        }
    }

    @Test(
        "with anything at all on it, it offers no doors, and one more habit",
        arguments: [
            (
                "/habits",
                [("name", "Walk"), ("start", "2026-11-01"), ("frequency", "weekdays"), ("weekday", "monday")]
            ),
            ("/medicine", [("name", "Bisoprolol"), ("kind", "daily"), ("time", "08:00")]),
            ("/loops", [("routine", "eat a cookie")]),
            ("/personal-challenges", [("title", "Watch the sun rise"), ("first", "2026-11-21")]),
        ])
    func anything(path: String, fields: [(String, String)]) {
        var visitor = Visitor()
        visitor.post(path, fields.map { (name: $0.0, value: $0.1) })
        #expect(!visitor.recorded.isEmpty)
        visitor.get("/today")
        #expect(!visitor.page.contains("class=\"doors"))
        #expect(!visitor.page.contains(TodayWording.emptyTitle))
        #expect(visitor.page.contains("href=\"/habits/new\""))
        #expect(visitor.page.contains("href=\"/begin\""))
    }

    @Test("Once the only habit is archived, the doors are back")
    func archived() {
        var visitor = Visitor()
        let walk = visitor.register("Walk")
        visitor.post("/habits/\(walk)/archive", [])
        visitor.get("/today")
        #expect(visitor.page.contains("class=\"doors small\""))
    }

    @Test("One tap marks a habit, another undoes it")
    func tickAndUndo() {
        var visitor = Visitor()
        let read = visitor.register("Read")
        visitor.post("/habits/\(read)/check-in", [("day", "2026-11-21"), ("amount", "1")])
        #expect(visitor.habit(read).standing(on: SamplePractice.today).isDone)
        #expect(visitor.page.contains("“Read” is done."))

        visitor.post("/habits/\(read)/undo", [("day", "2026-11-21")])
        #expect(visitor.habit(read).standing(on: SamplePractice.today).outcome == .unanswered)
        // The log keeps what was recorded when.
        #expect(visitor.habit(read).record(on: SamplePractice.today).checkIns.count == 1)
    }

    @Test("The notice's Undo undoes exactly that check-in")
    func undoOne() {
        var visitor = Visitor()
        let water = visitor.register(
            "Water", [("measure", "atLeast"), ("amount", "4"), ("unit", "glasses")])
        visitor.post("/habits/\(water)/check-in", [("day", "2026-11-21"), ("amount", "1")])
        visitor.post("/habits/\(water)/check-in", [("day", "2026-11-21"), ("amount", "1")])
        let second = visitor.recorded[0].id
        visitor.post("/habits/\(water)/undo", [("day", "2026-11-21"), ("of", second.description)])
        #expect(visitor.habit(water).standing(on: SamplePractice.today).total == .one)
    }

    @Test("Quantities add up and never drop below zero")
    func quantities() {
        var visitor = Visitor()
        let water = visitor.register(
            "Water", [("measure", "atLeast"), ("amount", "2,5"), ("unit", "litres")])
        for amount in ["1", "0,5", "-1"] {
            visitor.post("/habits/\(water)/check-in", [("day", "2026-11-21"), ("amount", amount)])
        }
        // 1 + 0.5 − 1
        #expect(visitor.habit(water).standing(on: SamplePractice.today).total.description == "0.5")
        visitor.post("/habits/\(water)/check-in", [("day", "2026-11-21"), ("amount", "-7")])
        #expect(visitor.habit(water).standing(on: SamplePractice.today).total == .zero)
        #expect(visitor.page.contains("0 of 2.5 litres"))
    }

    @Test("A form sent twice is recorded once")
    func sentTwice() {
        var visitor = Visitor()
        let read = visitor.register("Read")
        let form = [
            ("day", "2026-11-21"), ("amount", "1"), ("entry", Identifier(high: 4, low: 2).description),
        ]
        visitor.post("/habits/\(read)/check-in", form)
        visitor.post("/habits/\(read)/check-in", form)
        #expect(visitor.recorded.isEmpty)
        #expect(visitor.habit(read).record(on: SamplePractice.today).checkIns.count == 1)
    }

    @Test("A check-in after midnight counts for the evening before, until the day starts")
    func afterMidnight() {
        var visitor = Visitor()
        _ = visitor.register("Read")
        // 09:41 plus 16 hours is 01:41 on the 22nd.
        visitor.moment = Moment(
            instant: SamplePractice.moment.instant.advanced(byMilliseconds: 16 * 3_600_000))
        visitor.get("/today")
        #expect(visitor.page.contains("21 November"))
        // Two hours later it is 03:41.
        visitor.moment = Moment(
            instant: SamplePractice.moment.instant.advanced(byMilliseconds: 18 * 3_600_000))
        visitor.get("/today")
        #expect(visitor.page.contains("22 November"))
    }

    @Test(
        "A future or unreadable day is refused with a reason, and not recorded for any other day",
        arguments: [
            ("2026-11-22", "still to come"), ("2025-02-29", "could not be read"),
            ("soon", "could not be read"),
        ])
    func refusedDays(day: String, reason: String) {
        var visitor = Visitor()
        let read = visitor.register("Read")
        for (action, field) in [("check-in", ("amount", "1")), ("mark", ("mark", "notDone"))] {
            visitor.post("/habits/\(read)/\(action)", [("day", day), (name: field.0, value: field.1)])
            #expect(visitor.status == 422 && visitor.recorded.isEmpty, "\(action)")
            #expect(visitor.page.contains(reason))
        }
    }

    @Test("A future day can be skipped, but its total cannot be entered")
    func skippedAhead() throws {
        var visitor = Visitor()
        let read = visitor.register("Read")
        visitor.post("/habits/\(read)/mark", [("day", "2026-11-22"), ("mark", "skipped")])
        #expect(visitor.recorded.count == 1)
        visitor.post("/habits/\(read)/days/2026-11-22", [("total", "1"), ("note", "")])
        #expect(visitor.status == 422 && visitor.page.contains(CheckInWording.dayAhead))
        visitor.post("/habits/\(read)/days/2026-11-22", [("total", "0"), ("note", "On the train.")])
        #expect(visitor.recorded.count == 1)
    }

    @Test("Yesterday can be filled in, and the arrows lead there")
    func yesterday() {
        var visitor = Visitor()
        let read = visitor.register("Read")
        visitor.get("/today")
        #expect(visitor.page.contains("href=\"/today?day=2026-11-20\""))
        visitor.post("/habits/\(read)/check-in", [("day", "2026-11-20"), ("amount", "1")])
        #expect(visitor.address.hasPrefix("/today?day=2026-11-20"))
        #expect(visitor.page.contains("Yesterday"))
        #expect(visitor.habit(read).standing(on: SamplePractice.today.previous).isDone)
        #expect(!visitor.habit(read).standing(on: SamplePractice.today).isDone)
    }

    @Test(
        "An invalid day shows today",
        arguments: ["2026-02-30", "tomorrow", "", "9999-01-01", "2026-11-211", "-1"])
    func oddDays(day: String) {
        var visitor = Visitor()
        visitor.get("/today?day=\(day)")
        #expect(visitor.status == 200)
        #expect(visitor.page.contains("<h1>Today</h1>"))
    }

    @Test("Habits that are not due are listed below, and can still be done")
    func notDue() {
        var visitor = Visitor()
        // The sample day is a Saturday.
        let call = visitor.register("Call", [("frequency", "weekdays"), ("weekday", "sunday")])
        visitor.get("/today")
        #expect(visitor.page.contains(TodayWording.nothingDueTitle))
        #expect(visitor.page.contains("Due on other days"))
        visitor.post("/habits/\(call)/check-in", [("day", "2026-11-21"), ("amount", "1")])
        #expect(!visitor.page.contains(TodayWording.others))
    }

    @Test("A completed day says so, until another habit is open")
    func allDone() throws {
        var visitor = Visitor()
        let read = visitor.register("Read")
        visitor.get("/today")
        #expect(!visitor.page.contains(TodayWording.allDoneTitle))
        visitor.post("/habits/\(read)/check-in", [("day", "2026-11-21"), ("amount", "1")])
        let done = visitor.page.range(of: TodayWording.allDoneTitle)
        let card = visitor.page.range(of: "id=\"habit-\(read)\"")
        #expect(try #require(card).upperBound < #require(done).lowerBound)
        _ = visitor.register("Walk")
        visitor.get("/today")
        #expect(!visitor.page.contains(TodayWording.allDoneTitle))
    }

    @Test("A week's times are counted, and once complete the habit rests")
    func weekly() {
        var visitor = Visitor()
        let walk = visitor.register(
            "Walk", [("frequency", "times"), ("times", "2"), ("span", "calendarWeek")])
        visitor.post("/habits/\(walk)/check-in", [("day", "2026-11-17"), ("amount", "1")])
        visitor.get("/today")
        #expect(visitor.page.contains("1 of 2 this week"))
        visitor.post("/habits/\(walk)/check-in", [("day", "2026-11-19"), ("amount", "1")])
        visitor.get("/today")
        #expect(visitor.page.contains("All 2 times of the week are done"))
        visitor = Visitor()
        let swim = visitor.register(
            "Swim", [("frequency", "times"), ("times", "1"), ("span", "calendarWeek")])
        visitor.post("/habits/\(swim)/check-in", [("day", "2026-11-17"), ("amount", "1")])
        visitor.get("/today")
        #expect(visitor.page.contains("Done for the week"))
    }

    @Test("Typed text is shown as text and nothing else")
    func escaping() {
        var visitor = Visitor()
        _ = visitor.register("<script>alert(\"1\")</script> & 'more'")
        visitor.get("/today")
        #expect(!visitor.page.contains("<script>alert"))
        #expect(
            visitor.page.contains("&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;more&#39;"))
    }

    @Test("The history strip has an equivalent text alternative")
    func stripInWords() {
        var visitor = Visitor()
        let read = visitor.register("Read")
        for day in ["2026-11-19", "2026-11-20", "2026-11-21"] {
            visitor.post("/habits/\(read)/check-in", [("day", day), ("amount", "1")])
        }
        visitor.get("/today")
        #expect(visitor.page.contains("aria-label=\"Of the last 10 days, 3 complete\""))
    }
}
