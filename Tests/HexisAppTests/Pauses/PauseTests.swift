import HexisCore
import Testing

@testable import HexisApp

@Suite("Pauses")
struct PauseTests {
    @Test("A pause takes its days out of every count until the person is back")
    func pauseAndReturn() {
        var visitor = Visitor()
        let id = visitor.register("Read")
        visitor.post("/pauses", [("habit", ""), ("from", "2026-11-18"), ("until", ""), ("reason", "Flu")])
        #expect(visitor.page.contains("Flu"))
        let today = SamplePractice.today
        #expect(visitor.practice.dueness(of: visitor.habit(id), on: today) == .notDue(.paused))
        let pause = visitor.practice.pauses[0].id
        visitor.post("/pauses/\(pause)/end", [])
        #expect(visitor.practice.dueness(of: visitor.habit(id), on: today) == .due)
        #expect(visitor.practice.dueness(of: visitor.habit(id), on: today.previous) == .notDue(.paused))
        visitor.post("/pauses/\(pause)/remove", [])
        #expect(visitor.practice.dueness(of: visitor.habit(id), on: today.previous) == .due)
    }

    @Test("One habit can be paused alone")
    func oneHabit() {
        var visitor = Visitor()
        let (run, read) = (visitor.register("Run"), visitor.register("Read"))
        visitor.post(
            "/pauses", [("habit", run.description), ("from", "2026-11-20"), ("until", "2026-11-30")])
        let today = SamplePractice.today
        #expect(visitor.practice.dueness(of: visitor.habit(run), on: today) == .notDue(.paused))
        #expect(visitor.practice.dueness(of: visitor.habit(read), on: today) == .due)
    }

    @Test(
        "Invalid days are refused beside their field",
        arguments: [
            ("", "", "from", PausesWording.fromProblem),
            ("2026-11-20", "2026-11-19", "until", PausesWording.orderProblem),
            ("2026-11-20", "later", "until", PausesWording.untilProblem),
        ])
    func wrongDays(from: String, until: String, field: String, message: String) {
        var visitor = Visitor()
        visitor.post("/pauses", [("from", from), ("until", until), ("reason", "Holiday")])
        #expect(visitor.status == 422)
        #expect(visitor.page.contains("id=\"\(field)-problem\">\(message)</p>"))
        #expect(visitor.page.contains("value=\"Holiday\""))
    }
}
