import HexisCore
import Testing

@testable import HexisApp

@Suite("A new habit")
struct NewHabitTests {
    /// The form as the page sends it when nothing was touched but what a test names.
    private static func form(_ changes: (name: String, value: String)...) -> [(name: String, value: String)] {
        let typed = changes.map { $0.name }
        let untouched: [(name: String, value: String)] =
            [
                ("name", ""), ("situation", ""), ("time", "08:00"), ("frequency", "weekdays"), ("times", "3"),
                ("span", "calendarWeek"), ("interval", "2"), ("measure", "once"), ("amount", "1"),
                ("unit", ""), ("signal", ""), ("group", ""), ("start", SamplePractice.today.description),
            ] + Weekday.allCases.map { ("weekday", $0.name) }
        return untouched.filter { !typed.contains($0.name) } + changes
    }

    @Test("A name alone is enough: every day, done or not done, from today, with looks of its own")
    func nameAlone() throws {
        var visitor = Visitor()
        visitor.post("/habits/new", NewHabitTests.form(("name", "Drink a glass of water")))
        visitor.post("/habits/new", NewHabitTests.form(("name", "Read two pages")))
        let habits = visitor.practice.habits
        #expect(habits.map { $0.name } == ["Drink a glass of water", "Read two pages"])
        #expect(habits.map { $0.symbol } == [.drop, .book])
        #expect(habits.map { $0.colour } == [.teal, .sky])
        for habit in habits {
            #expect(habit.start == SamplePractice.today)
            #expect(habit.schedule(on: SamplePractice.today) == .daily)
            #expect(visitor.practice.plans(of: habit.id).isEmpty)
            #expect(visitor.practice.allReminders(of: habit).isEmpty)
        }
    }

    @Test("A moment becomes a plan, and a reminder belongs to it")
    func withPlan() throws {
        var visitor = Visitor()
        visitor.post(
            "/habits/new",
            NewHabitTests.form(
                ("name", "Drink a glass of water"), ("situation", "brush my teeth"), ("remind", "1"),
                ("time", "07:15")))
        let habit = try #require(visitor.practice.habits.first)
        let plan = try #require(visitor.practice.plans(of: habit.id).first)
        #expect(PlansWording.sentence(plan) == "After I brush my teeth I will drink a glass of water.")
        let reminders = visitor.practice.reminders(of: habit, on: plan)
        #expect(reminders.map { $0.time.description } == ["07:15"])
        #expect(visitor.page.contains("“Drink a glass of water” is on your list."))
        #expect(!visitor.page.contains(HabitsWording.planIt))
    }

    @Test("A reminder needs no plan; Today then offers one")
    func withoutPlan() throws {
        var visitor = Visitor()
        visitor.post(
            "/habits/new", NewHabitTests.form(("name", "Stretch"), ("remind", "1"), ("time", "18:30")))
        let habit = try #require(visitor.practice.habits.first)
        let reminder = try #require(visitor.practice.reminders(of: habit, on: nil).first)
        #expect(reminder.time.description == "18:30")
        #expect(
            visitor.page.contains("href=\"/habits/\(habit.id)/plans\">\(HabitsWording.planIt)</a>"))
        visitor.get("/habits/\(habit.id)")
        #expect(
            visitor.page.contains(
                "href=\"/habits/\(habit.id)/reminders/\(reminder.id)\">Reminder at 18:30</a>"))
    }

    @Test("The time of a reminder that is switched off is not read", arguments: ["", "abc", "25:00"])
    func switchedOff(time: String) {
        var visitor = Visitor()
        visitor.post("/habits/new", NewHabitTests.form(("name", "Stretch"), ("time", time)))
        #expect(visitor.practice.habits.count == 1)
        visitor.post("/habits/new", NewHabitTests.form(("name", "Walk"), ("time", time), ("remind", "1")))
        #expect(visitor.status == 422 && visitor.recorded.isEmpty)
        #expect(visitor.page.contains("id=\"time-problem\">\(RemindersWording.timeProblem)</p>"))
        #expect(visitor.page.contains("role=\"switch\" checked"))
    }

    @Test("An idea fills in the name, a moment the cue, and everything typed stays")
    func chips() {
        var visitor = Visitor()
        visitor.post(
            "/habits/new",
            NewHabitTests.form(("situation", "sit down"), ("amount", "7"), ("remind", "1"), ("time", "09:05"))
                + [("idea", "Read two pages")])
        #expect(visitor.status == 200 && visitor.recorded.isEmpty)
        #expect(visitor.page.contains("value=\"Read two pages\" aria-pressed=\"true\""))
        for typed in [
            "name=\"name\" type=\"text\" autocomplete=\"off\" value=\"Read two pages\"",
            "value=\"sit down\"", "value=\"7\"", "value=\"09:05\"", "role=\"switch\" checked",
        ] {
            #expect(visitor.page.contains(typed), "\(typed)")
        }
        visitor.post(
            "/habits/new", NewHabitTests.form(("name", "Read two pages")) + [("cue", "pour my coffee")])
        #expect(visitor.status == 200 && visitor.recorded.isEmpty)
        #expect(visitor.page.contains("value=\"pour my coffee\" aria-pressed=\"true\""))
        #expect(visitor.page.contains("data-once"))
    }

    @Test("A chip that the page does not offer fills in nothing: the form is added as it is")
    func unknownChip() {
        var visitor = Visitor()
        visitor.post("/habits/new", NewHabitTests.form(("name", "Walk")) + [("idea", "Fly")])
        #expect(visitor.practice.habits.map { $0.name } == ["Walk"])
    }

    @Test("Moments that other plans use are not offered")
    func usedCues() {
        var visitor = Visitor()
        visitor.get("/habits/new")
        #expect(visitor.page.contains("value=\"pour my coffee\""))
        visitor.post(
            "/habits/new", NewHabitTests.form(("name", "Write one line"), ("situation", "Pour my coffee")))
        visitor.get("/habits/new")
        #expect(!visitor.page.contains("value=\"pour my coffee\""))
        #expect(visitor.practice.freeCues.count == 4)
    }

    @Test("A moment that is too long gets its message, and nothing is lost")
    func longCue() {
        let cue = String(repeating: "x", count: 101)
        var visitor = Visitor()
        visitor.post("/habits/new", NewHabitTests.form(("name", "Walk"), ("situation", cue)))
        #expect(visitor.status == 422 && visitor.recorded.isEmpty)
        #expect(visitor.page.contains("id=\"situation-problem\">\(PlansWording.tooLong)</p>"))
        #expect(visitor.page.contains("value=\"\(cue)\"") && visitor.page.contains("value=\"Walk\""))
    }

    @Test("The form sent twice adds one habit, one plan and one reminder")
    func repeated() throws {
        let form = NewHabitTests.form(
            ("name", "Walk"), ("situation", "come home"), ("remind", "1"),
            ("entry", Identifier(high: 7, low: 7).description))
        var visitor = Visitor()
        visitor.post("/habits/new", form)
        visitor.post("/habits/new", form)
        let habit = try #require(visitor.practice.habits.first)
        #expect(visitor.practice.habits.count == 1)
        #expect(visitor.practice.plans(of: habit.id).count == 1)
        #expect(visitor.practice.allReminders(of: habit).count == 1)
    }

    @Test("A suggestion that is changed first keeps its cue")
    func suggestion() {
        let form = NewHabitForm(Suggestion.at(0), beginning: SamplePractice.today)
        #expect(form.cue == "get up" && form.habit.symbol == .drop)
    }
}
