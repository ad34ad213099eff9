import HexisCore
import Testing

@testable import HexisApp

@Suite("Habits")
struct HabitTests {
    @Test("A habit is created with all values of its form")
    func register() {
        var visitor = Visitor()
        let id = visitor.register(
            "Stretch",
            [
                ("frequency", "interval"), ("interval", "3"), ("measure", "atLeast"), ("amount", "10"),
                ("unit", "minutes"), ("group", "Morning"), ("colour", "plum"), ("symbol", "stretch"),
            ])
        let habit = visitor.habit(id)
        let start = SamplePractice.today.advanced(by: -20)
        #expect(habit.name == "Stretch")
        #expect(
            habit.schedule(on: SamplePractice.today) == DayInterval(3, from: start).map { .everyDays($0) })
        #expect(
            habit.dailyGoal(on: SamplePractice.today)
                == DailyGoal(.atLeast, Amount(clamping: 10_000), unit: Line("minutes")))
        #expect(habit.group?.text == "Morning")
        #expect(habit.colour == .plum)
        #expect(habit.symbol == .stretch)
        #expect(habit.start == start)
    }

    @Test(
        "An invalid field gets its message, and the typed values stay",
        arguments: [
            ("name", "", HabitsWording.nameMissing),
            ("name", String(repeating: "x", count: 101), HabitsWording.nameTooLong),
            ("times", "8", HabitsWording.timesProblem),
            ("times", "abc", HabitsWording.timesProblem),
            ("times", "2.5", HabitsWording.timesProblem),
            ("amount", "abc", HabitsWording.amountProblem),
            ("amount", "-3", HabitsWording.amountProblem),
            ("amount", "1000000000000", HabitsWording.amountProblem),
            ("amount", "0", HabitsWording.amountProblem),
            ("unit", String(repeating: "u", count: 101), HabitsWording.unitTooLong),
            ("group", String(repeating: "g", count: 101), HabitsWording.groupTooLong),
            ("start", "2026-02-30", HabitsWording.startProblem),
        ])
    func wrongFields(field: String, value: String, message: String) {
        let right = [
            ("name", "Walk"), ("frequency", "times"), ("times", "3"), ("measure", "atLeast"), ("amount", "5"),
            ("unit", "km"), ("group", "Day"), ("start", "2026-11-21"),
        ]
        var visitor = Visitor()
        visitor.post("/habits", right.map { ($0.0, $0.0 == field ? value : $0.1) })
        #expect(visitor.status == 422)
        #expect(visitor.recorded.isEmpty)
        #expect(visitor.page.contains("id=\"\(field)-problem\">\(message)</p>"))
        #expect(visitor.page.contains("value=\"\(value)\""))
        #expect(visitor.page.contains("value=\"km\"") || field == "unit")
    }

    @Test("No chosen weekday is reported at the weekdays")
    func noWeekday() {
        var visitor = Visitor()
        visitor.post("/habits", [("name", "Walk"), ("frequency", "weekdays"), ("start", "2026-11-21")])
        #expect(visitor.status == 422)
        #expect(visitor.page.contains(HabitsWording.weekdaysMissing))
    }

    @Test("A changed schedule and goal hold from today, and past days keep theirs")
    func history() {
        var visitor = Visitor()
        let id = visitor.register("Water", [("measure", "atLeast"), ("amount", "4"), ("unit", "glasses")])
        visitor.post(
            "/habits/\(id)",
            [
                ("name", "Drink"), ("frequency", "times"), ("times", "5"), ("measure", "atLeast"),
                ("amount", "6"),
                ("unit", "glasses"), ("start", "2026-11-01"),
            ])
        let (habit, today) = (visitor.habit(id), SamplePractice.today)
        #expect(habit.name == "Drink")
        #expect(habit.schedule(on: today.previous) == .daily)
        #expect(habit.schedule(on: today) == TimesAWeek(5).map { .timesAWeek($0) })
        #expect(habit.dailyGoal(on: today.previous)?.amount.description == "4")
        #expect(habit.dailyGoal(on: today)?.amount.description == "6")
    }

    @Test("An interval counts from the first day, even if that is moved")
    func movedStart() {
        var visitor = Visitor()
        let id = visitor.register("Stretch", [("frequency", "interval"), ("interval", "2")])
        visitor.post(
            "/habits/\(id)",
            [
                ("name", "Stretch"), ("frequency", "interval"), ("interval", "2"), ("measure", "once"),
                ("start", "2026-11-24"),
            ])
        let due = (24...28).filter {
            visitor.practice.dueness(of: visitor.habit(id), on: Day("2026-11-\($0)") ?? .last) == .due
        }
        #expect(due == [24, 26, 28])
    }

    @Test("A name of invisible characters is refused", arguments: ["\u{200B}\u{200D}", "\u{2800}"])
    func invisibleName(name: String) {
        var visitor = Visitor()
        visitor.post(
            "/habits", [("name", name), ("frequency", "times"), ("times", "3"), ("start", "2026-11-21")])
        #expect(visitor.status == 422 && visitor.page.contains(HabitsWording.nameMissing))
        visitor.post(
            "/personal-challenges",
            [("title", name), ("kind", "done"), ("pace", "oneDay"), ("first", "2026-11-21")])
        #expect(visitor.status == 422 && visitor.page.contains(PersonalWording.titleMissing))
    }

    @Test("A limit of 1,500 means 1500, but in litres it is ambiguous and asked about")
    func amounts() {
        var visitor = Visitor()
        let id = visitor.register("Eat", [("measure", "atMost"), ("amount", "1,500"), ("unit", "kcal")])
        #expect(visitor.habit(id).dailyGoal(on: SamplePractice.today)?.amount.description == "1500")
        visitor.post(
            "/habits",
            [
                ("name", "Drink"), ("frequency", "times"), ("times", "3"), ("measure", "atLeast"),
                ("amount", "1,500 l"), ("start", "2026-11-21"),
            ])
        #expect(visitor.status == 422 && visitor.page.contains("Do you mean 1.5 or 1,500?"))
        #expect(visitor.page.contains("value=\"1,500 l\""))
    }

    @Test("Saving an unchanged form records nothing")
    func unchanged() {
        var visitor = Visitor()
        let id = visitor.register(
            "Stretch", [("frequency", "interval"), ("interval", "3"), ("group", "Morning")])
        visitor.post(
            "/habits/\(id)",
            [
                ("name", "Stretch"), ("frequency", "interval"), ("interval", "3"), ("measure", "once"),
                ("group", "Morning"), ("start", "2026-11-01"),
            ])
        #expect(visitor.recorded.isEmpty)
    }

    @Test("An archived habit leaves Today, keeps its history and can come back")
    func archive() {
        var visitor = Visitor()
        let id = visitor.register("Read")
        visitor.post("/habits/\(id)/check-in", [("day", "2026-11-20"), ("amount", "1")])
        visitor.post("/habits/\(id)/archive", [])
        #expect(visitor.page.contains("href=\"/habits/archived\""))
        visitor.get("/habits/archived")
        #expect(visitor.page.contains("<h2>\(HabitsWording.archived)</h2>"))
        #expect(visitor.page.contains("Bring back: Read"))
        visitor.get("/today")
        #expect(!visitor.page.contains("Read"))
        visitor.get("/habits/\(id)")
        #expect(visitor.habit(id).standing(on: SamplePractice.today.previous).isDone)
        visitor.post("/habits/\(id)/bring-back", [])
        visitor.get("/today")
        #expect(visitor.page.contains("Read"))
    }

    @Test("Deletion asks first, and then the habit is gone everywhere")
    func delete() {
        var visitor = Visitor()
        let id = visitor.register("Read")
        visitor.get("/habits/\(id)/delete")
        #expect(visitor.page.contains(HabitsWording.deleteText))
        visitor.post("/habits/\(id)/delete", [])
        visitor.get("/habits/\(id)")
        #expect(visitor.status == 404)
    }

    @Test(
        "The first and the last month have all their days exactly once, for any first weekday",
        arguments: ["1900-01", "2199-12"], Weekday.allCases)
    func outermostMonths(month: String, firstWeekday: Weekday) {
        var visitor = Visitor()
        let id = visitor.register("Walk")
        visitor.post("/settings", [("first-weekday", firstWeekday.name)])
        visitor.get("/habits/\(id)?month=\(month)")
        for day in 1...31 {
            let address = "/habits/\(id)/days/\(month)-\(day < 10 ? "0" : "")\(day)\""
            #expect(visitor.page.split(separator: address, omittingEmptySubsequences: false).count == 2)
        }
        // Every row has its seven cells.
        let cells = visitor.page.split(separator: "<td>", omittingEmptySubsequences: false).count - 1
        #expect(cells % 7 == 0)
    }

    @Test("The detail page shows a month with every day in words, and links to adjacent months")
    func month() {
        var visitor = Visitor()
        let id = visitor.register("Read")
        visitor.post("/habits/\(id)/check-in", [("day", "2026-11-20"), ("amount", "1")])
        visitor.get("/habits/\(id)")
        #expect(visitor.page.contains("aria-label=\"Friday, 20 November: done\""))
        #expect(visitor.page.contains("aria-label=\"Thursday, 19 November: not answered\""))
        #expect(visitor.page.contains("?month=2026-10"))
        #expect(visitor.page.contains("?month=2026-12"))
        visitor.get("/habits/\(id)?month=2026-02")
        #expect(visitor.page.contains("February 2026"))
        visitor.get("/habits/\(id)?month=soon")
        #expect(visitor.page.contains("November 2026"))
    }

    @Test(
        "Unknown addresses are not found",
        arguments: [
            "/habits/00000000000000000000000000000000", "/habits/abc", "/habits/abc/edit", "/nowhere",
            "/habits/00000000000000000000000000000000/days/2026-11-21", "/pauses/abc/end", "/today/more",
        ])
    func notFound(path: String) {
        var visitor = Visitor()
        visitor.get(path)
        #expect(visitor.status == 404)
        #expect(visitor.page.contains(NotFoundWording.title))
        visitor.post(path, [("name", "x")])
        #expect(visitor.status == 404)
    }
}
