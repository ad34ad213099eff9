import HexisCore
import Testing

@testable import HexisApp

@Suite("One day of one habit")
struct DayPageTests {
    private let today = SamplePractice.today

    @Test("the exact amount is set, and the log keeps every step")
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
        "a wrong amount is refused beside its field, with the note still there",
        arguments: ["abc", "-3", "1000000000000", "1.2345"])
    func wrongAmount(total: String) {
        var visitor = Visitor()
        let id = visitor.register("Water")
        visitor.post("/habits/\(id)/days/2026-11-21", [("total", total), ("note", "Slept well")])
        #expect(visitor.status == 422)
        #expect(visitor.page.contains("id=\"total-problem\">\(CheckInWording.totalProblem(nil))</p>"))
        #expect(visitor.page.contains("value=\"\(total)\""))
        #expect(visitor.page.contains(">Slept well</textarea>"))
        #expect(visitor.recorded.isEmpty)
    }

    @Test(
        "an amount may say what it is of, as long as it is that",
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

    @Test("a habit is not of two things at once")
    func twoUnits() {
        var visitor = Visitor()
        visitor.post(
            "/habits",
            [
                ("name", "Water"), ("start", "2026-11-01"), ("frequency", "times"), ("times", "3"),
                ("measure", "atLeast"), ("amount", "2 l"), ("unit", "glasses"),
            ])
        #expect(visitor.status == 422)
        #expect(visitor.page.contains("Here it is of “l”, below of “glasses”."))
    }

    @Test("a note goes with the day, can be changed and taken away")
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

    @Test("not done, skipped with a reason, and not answered are three different things")
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

    @Test("a limit is kept with one tap when there was nothing, and exceeded by what is too much")
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
