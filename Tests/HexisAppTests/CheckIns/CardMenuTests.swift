import HexisCore
import Testing

@testable import HexisApp

@Suite("The menu of a card")
struct CardMenuTests {
    @Test("Every card leads to its menu, which skips the day and takes it back")
    func skip() {
        var visitor = Visitor()
        let id = visitor.register("Read")
        visitor.get("/today")
        #expect(visitor.page.contains("href=\"/habits/\(id)/days/2026-11-21/menu\""))
        visitor.get("/habits/\(id)/days/2026-11-21/menu")
        #expect(visitor.page.contains("Skip today"))
        #expect(visitor.page.contains("href=\"/today#habit-\(id)\""))
        visitor.post("/habits/\(id)/mark", [("day", "2026-11-21"), ("mark", "skipped")])
        visitor.get("/habits/\(id)/days/2026-11-21/menu")
        #expect(visitor.page.contains("Undo the skip"))
        visitor.get("/habits/\(id)/days/2026-11-20/menu")
        #expect(visitor.page.contains("Skip this day"))
        #expect(visitor.page.contains("href=\"/today?day=2026-11-20#habit-\(id)\""))
    }

    @Test("A habit that is counted in minutes has a timer in its menu, only today")
    func timer() {
        var visitor = Visitor()
        let id = visitor.register("Read", [("measure", "atLeast"), ("amount", "10"), ("unit", "minutes")])
        visitor.get("/habits/\(id)/days/2026-11-21/menu")
        #expect(visitor.page.contains(TimersWording.stopwatch))
        visitor.get("/habits/\(id)/days/2026-11-20/menu")
        #expect(!visitor.page.contains(TimersWording.stopwatch))
        visitor.post("/timers", [("subject", "\(id)")])
        visitor.get("/habits/\(id)/days/2026-11-21/menu")
        #expect(visitor.page.contains(TimersWording.open))
    }

    @Test("From the menu, the page of the habit leads back to Today")
    func back() {
        var visitor = Visitor()
        let id = visitor.register("Read")
        visitor.get("/habits/\(id)?from=today")
        #expect(visitor.page.contains("class=\"back-link\" href=\"/today\""))
        for day in ["2028-01-01", "no-day"] {
            visitor.get("/habits/\(id)/days/\(day)/menu")
            #expect(visitor.status == 404)
        }
    }
}
