import HexisCore
import Testing

@testable import HexisApp

@Suite("Day page of a habit")
struct DayPageTests {
    private let today = SamplePractice.today

    @Test("The exact amount can be set, and the log keeps every step")
    func exactAmount() {
        var visitor = Visitor()
        let id = visitor.register("Water", [("measure", "atLeast"), ("amount", "8")])
        visitor.post("/habits/\(id)/check-in", [("day", "2026-11-21"), ("amount", "1")])
        visitor.post("/habits/\(id)/days/2026-11-21", [("total", "5,5"), ("note", "")])
        #expect(visitor.habit(id).standing(on: today).total.description == "5.5")
        visitor.get("/habits/\(id)/days/2026-11-21")
        // 1, then 4.5 more.
        #expect(visitor.page.contains("+1<"))
        #expect(visitor.page.contains("+4.5<"))
        visitor.post("/habits/\(id)/days/2026-11-21", [("total", ""), ("note", "")])
        #expect(visitor.habit(id).standing(on: today).total == .zero)
    }

    @Test(
        "A wrong amount is refused beside its field, and the note is kept",
        arguments: ["abc", "-3", "1000000000000", "1.2345"])
    func wrongAmount(total: String) {
        var visitor = Visitor()
        let id = visitor.register("Water", [("measure", "atLeast"), ("amount", "8")])
        visitor.post("/habits/\(id)/days/2026-11-21", [("total", total), ("note", "Slept well")])
        #expect(visitor.status == 422)
        #expect(visitor.page.contains("id=\"total-problem\">\(CheckInWording.totalProblem(nil))</p>"))
        #expect(visitor.page.contains("value=\"\(total)\""))
        #expect(visitor.page.contains(">Slept well</textarea>"))
        #expect(visitor.recorded.isEmpty)
    }

    @Test(
        "A typed amount may include the unit, if it is the habit's unit",
        arguments: [
            ("0,5 l", 200, 500), ("0.5 l", 200, 500), ("0,5", 200, 500), ("1 glass", 422, 0),
            ("1 2 l", 422, 0),
        ] as [(String, Int, Int64)])
    func unit(total: String, status: Int, thousandths: Int64) {
        var visitor = Visitor()
        let id = visitor.register("Water", [("measure", "atLeast"), ("amount", "2,5 l")])
        #expect(visitor.habit(id).dailyGoal(on: today)?.unit == Line("l"))
        visitor.post("/habits/\(id)/days/2026-11-21", [("total", total), ("note", "")])
        #expect(visitor.status == status)
        #expect(visitor.habit(id).standing(on: today).total.thousandths == thousandths)
    }

    @Test("A unit typed in both fields has to be the same")
    func twoUnits() {
        var visitor = Visitor()
        visitor.post(
            "/habits",
            [
                ("name", "Water"), ("start", "2026-11-01"), ("frequency", "times"), ("times", "3"),
                ("measure", "atLeast"), ("amount", "2 l"), ("unit", "glasses"),
            ])
        #expect(visitor.status == 422)
        #expect(visitor.page.contains("You typed “l” here, but the unit below is “glasses”."))
    }

    @Test("A day's note can be added, changed and removed")
    func note() {
        var visitor = Visitor()
        let id = visitor.register("Read")
        for (typed, kept) in [
            ("Two pages\r\nand tea", "Two pages\r\nand tea"), ("Three", "Three"), ("  ", nil),
        ] {
            visitor.post("/habits/\(id)/days/2026-11-21", [("total", "0"), ("note", typed)])
            #expect(visitor.habit(id).record(on: today).note?.text == kept)
        }
        let tooLong = String(repeating: "n", count: 4001)
        visitor.post("/habits/\(id)/days/2026-11-21", [("total", "0"), ("note", tooLong)])
        #expect(visitor.status == 422)
        #expect(visitor.page.contains(tooLong))
    }

    @Test("Not done, skipped with a reason, and unanswered are three different things")
    func answers() {
        var visitor = Visitor()
        let id = visitor.register("Read")
        let outcome = { (visitor: Visitor) in visitor.habit(id).standing(on: SamplePractice.today).outcome }
        #expect(outcome(visitor) == .unanswered)
        visitor.post("/habits/\(id)/mark", [("day", "2026-11-21"), ("mark", "notDone")])
        #expect(outcome(visitor) == .notDone)
        visitor.post("/habits/\(id)/mark", [("day", "2026-11-21"), ("mark", "skipped"), ("reason", "Flu")])
        #expect(outcome(visitor) == .skipped)
        #expect(visitor.page.contains("Skipped: Flu"))
        visitor.post("/habits/\(id)/mark", [("day", "2026-11-21"), ("mark", "")])
        #expect(outcome(visitor) == .unanswered)
    }

    @Test(
        "A habit without an amount has three choices for a day, and the last choice holds"
    )
    func choices() {
        var visitor = Visitor()
        let id = visitor.register("Read")
        let choices = [
            (field: ("done", "1"), outcome: Standing.Outcome.done),
            (field: ("mark", "notDone"), outcome: .notDone),
            (field: ("mark", "skipped"), outcome: .skipped), (field: ("mark", ""), outcome: .unanswered),
        ]
        for step in [0, 1, 2, 0, 0, 3, 1, 3] {
            visitor.post("/habits/\(id)/answer", [("day", "2026-11-21"), choices[step].field])
            #expect(visitor.habit(id).standing(on: today).outcome == choices[step].outcome)
            visitor.get("/habits/\(id)/days/2026-11-21")
            #expect(!visitor.page.contains("name=\"total\""))
            for (place, choice) in choices.enumerated() where !choice.field.1.isEmpty {
                let (name, value) = choice.field
                let button = "name=\"\(name)\" value=\"\(value)\" class=\"button quiet\""
                #expect(visitor.page.contains("\(button) aria-pressed=\"\(place == step)\""))
            }
        }
        #expect(visitor.habit(id).standing(on: today).total == .zero)
    }

    @Test("A future day cannot be marked as done or not done, but it can be skipped")
    func choicesAhead() {
        var visitor = Visitor()
        let id = visitor.register("Read")
        let answers = [(("done", "1"), 422), (("mark", "notDone"), 422), (("mark", "skipped"), 200)]
        for (answer, status) in answers {
            visitor.post("/habits/\(id)/answer", [("day", "2026-11-22"), answer])
            #expect(visitor.status == status)
        }
    }

    @Test("A habit's start can be moved back from an earlier day's page, and then that day counts")
    func begin() throws {
        var visitor = Visitor()
        let id = visitor.register("Read")
        let earlier = try #require(Day("2026-10-30"))
        visitor.get("/habits/\(id)/days/2026-11-21")
        #expect(!visitor.page.contains(CheckInWording.begin))
        visitor.get("/habits/\(id)/days/2026-10-30")
        #expect(visitor.page.contains("Begins on"))
        visitor.post("/habits/\(id)/begin", [("day", "2026-10-30")])
        #expect(visitor.habit(id).start == earlier)
        #expect(!visitor.page.contains(CheckInWording.begin))
        // This never moves the start later.
        visitor.post("/habits/\(id)/begin", [("day", "2026-10-31")])
        #expect(visitor.habit(id).start == earlier)
    }

    @Test("A limit is kept with one tap if nothing was recorded, and exceeded by too much")
    func limits() {
        var visitor = Visitor()
        let id = visitor.register("Coffee", [("measure", "atMost"), ("amount", "2"), ("unit", "cups")])
        visitor.post("/habits/\(id)/mark", [("day", "2026-11-21"), ("mark", "kept")])
        #expect(visitor.habit(id).standing(on: today).isDone)
        for _ in 0..<3 {
            visitor.post("/habits/\(id)/check-in", [("day", "2026-11-21"), ("amount", "1")])
        }
        #expect(visitor.habit(id).standing(on: today).outcome == .notDone)
        #expect(visitor.page.contains("3 of at most 2 cups"))
    }
}
