import HexisCore
import Testing

@testable import HexisApp

@Suite("Timer pages")
struct TimerPageTests {
    private func visitor(_ unit: String = "minutes") -> (Visitor, Identifier) {
        var visitor = Visitor()
        let habit = visitor.register("Flute", [("measure", "atLeast"), ("amount", "20"), ("unit", unit)])
        return (visitor, habit)
    }

    private func later(_ seconds: Int64) -> Moment {
        Moment(instant: SamplePractice.moment.instant.advanced(byMilliseconds: seconds * 1000))
    }

    @Test("A stopwatch runs until it is stopped, and its minutes are a check-in")
    func stopwatch() throws {
        var (visitor, habit) = visitor()
        visitor.post("/timers", [("subject", "\(habit)")])
        #expect(visitor.page.contains(">0:00<"))
        let timer = try #require(visitor.practice.timer(of: habit))
        visitor.moment = later(754)
        visitor.get("/timers/\(timer.id)")
        #expect(visitor.page.contains(">12:34<") && visitor.page.contains("Running since 09:41"))
        visitor.get("/today")
        #expect(visitor.page.contains("/timers/\(timer.id)"))
        visitor.post("/timers/\(timer.id)/stop", [])
        #expect(visitor.page.contains("12.6 minutes saved."))
        #expect(visitor.habit(habit).standing(on: SamplePractice.today).total.thousandths == 12_600)
        #expect(visitor.practice.timers.isEmpty)
        visitor.post("/timers/\(timer.id)/stop", [])
        #expect(visitor.recorded.isEmpty)
    }

    @Test("A countdown ends on time and counts its length; a second one is not started beside it")
    func countdown() throws {
        var (visitor, habit) = visitor()
        visitor.post("/timers", [("subject", "\(habit)"), ("minutes", "20")])
        #expect(visitor.page.contains(">20:00<"))
        visitor.post("/timers", [("subject", "\(habit)")])
        #expect(visitor.practice.timers.count == 1)
        let timer = try #require(visitor.practice.timer(of: habit))
        visitor.moment = later(5000)
        visitor.get("/timers/\(timer.id)")
        #expect(visitor.page.contains(">0:00<"))
        visitor.post("/timers/\(timer.id)/stop", [])
        #expect(visitor.habit(habit).isDone)
    }

    @Test("A discarded timer counts nothing")
    func discarded() throws {
        var (visitor, habit) = visitor()
        visitor.post("/timers", [("subject", "\(habit)")])
        let timer = try #require(visitor.practice.timer(of: habit))
        visitor.moment = later(600)
        visitor.post("/timers/\(timer.id)/discard", [])
        #expect(visitor.practice.timers.isEmpty && !visitor.habit(habit).isDone)
    }

    @Test("A timer of active minutes is a measurement, which completes a challenge")
    func measured() throws {
        var visitor = Visitor()
        visitor.post(
            "/personal-challenges",
            [
                ("title", "Move"), ("kind", "minutes"), ("pace", "oneDay"), ("amount", "10"),
                ("first", "2026-11-21"),
            ])
        let id = try #require(visitor.practice.personalChallenges.first?.id)
        visitor.post("/timers", [("subject", "\(id)"), ("minutes", "10")])
        let timer = try #require(visitor.practice.timer(of: id))
        visitor.moment = later(600)
        visitor.post("/timers/\(timer.id)/stop", [])
        #expect(visitor.practice.value(of: .minutes, on: SamplePractice.today) == 10_000)
        #expect(visitor.page.contains(PersonalWording.announcement) || visitor.page.contains("Completed"))
    }

    @Test(
        "Invalid minutes are refused beside their field",
        arguments: ["abc", "-3", "0", "1441", "1e3", ""])
    func refused(minutes: String) {
        var (visitor, habit) = visitor()
        visitor.post("/timers", [("subject", "\(habit)"), ("minutes", minutes)])
        #expect(visitor.status == 422 && visitor.recorded.isEmpty)
        #expect(visitor.page.contains("id=\"minutes-problem\""))
    }

    @Test("A stopwatch forgotten for a day counts nothing, and the page says so")
    func forgotten() throws {
        var (visitor, habit) = visitor()
        visitor.post("/timers", [("subject", "\(habit)")])
        let timer = try #require(visitor.practice.timer(of: habit))
        visitor.moment = later(86_399)
        visitor.get("/timers/\(timer.id)")
        #expect(visitor.page.contains(TimersWording.stop))
        visitor.moment = later(86_400)
        visitor.get("/timers/\(timer.id)")
        #expect(!visitor.page.contains(TimersWording.stop) && visitor.page.contains(TimersWording.forgotten))
        visitor.post("/timers/\(timer.id)/stop", [])
        #expect(visitor.recorded.count == 1 && visitor.practice.timers.isEmpty)
        #expect(!visitor.page.contains("minutes saved."))
    }

    @Test("A habit that is not counted in minutes has no timer")
    func others() {
        var (visitor, habit) = visitor("glasses")
        visitor.post("/timers", [("subject", "\(habit)")])
        #expect(visitor.status == 404)
    }
}

extension Habit {
    fileprivate var isDone: Bool { standing(on: SamplePractice.today).isDone }
}

@Suite("Measured habit pages")
struct MeasuredHabitPageTests {
    @Test("A measured habit is done by measurements, and its card names their source")
    func done() {
        var visitor = Visitor()
        let habit = visitor.register(
            "Walk", [("measure", "atLeast"), ("amount", "8000"), ("unit", ""), ("signal", "steps")])
        visitor.post("/measurements/steps", [("amount", "8000"), ("day", "2026-11-21")])
        visitor.get("/today")
        #expect(visitor.page.contains("Measured: by hand"))
        #expect(visitor.page.contains("8,000 of 8,000 steps"))
        #expect(visitor.habit(habit).isDone)
        visitor.get("/habits/\(habit)/edit")
        #expect(visitor.page.contains("<option value=\"steps\" selected>"))
    }

    @Test("Measuring stops from today on, and only an amount to reach can be measured")
    func stopped() {
        var visitor = Visitor()
        let fields = [("measure", "atLeast"), ("amount", "8000"), ("unit", "steps")]
        let habit = visitor.register("Walk", fields + [("signal", "steps")])
        let rhythm = [
            ("frequency", "weekdays"), ("weekday", "monday"), ("name", "Walk"), ("start", "2026-11-01"),
        ]
        visitor.post("/habits/\(habit)", rhythm + fields + [("signal", "")])
        #expect(visitor.habit(habit).signal(on: SamplePractice.today) == nil)
        #expect(visitor.habit(habit).signal(on: SamplePractice.today.previous) == .steps)
        let limit = visitor.register(
            "Sit", [("measure", "atMost"), ("amount", "8000"), ("unit", "steps"), ("signal", "steps")])
        #expect(visitor.habit(limit).signal(on: SamplePractice.today) == nil)
    }
}
