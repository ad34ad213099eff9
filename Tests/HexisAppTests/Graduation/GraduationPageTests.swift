import HexisCore
import Testing

@testable import HexisApp

@Suite("Graduation pages")
struct GraduationPageTests {
    /// A visitor whose habit was done on every one of the last hundred days.
    private func settled() -> (Visitor, Identifier) {
        var sample = SamplePractice()
        let habit = sample.habit("Walk", begun: 100)
        for ago in 0..<100 { sample.checkIn(habit, daysAgo: ago) }
        // One question at a time: the automaticity questions come first.
        sample.record(.automaticityDeclined(AutomaticityDeclined(habit: habit, day: SamplePractice.today)))
        return (Visitor(sample.practice), habit)
    }

    @Test("Graduation is proposed with its reason, celebrated, leaves Today and can be undone")
    func life() {
        var (visitor, habit) = settled()
        visitor.get("/today")
        #expect(visitor.page.contains(GraduationWording.reason(.repetitions(days: 100)).escaped))
        visitor.post("/habits/\(habit)/graduation", [])
        #expect(visitor.page.contains(GraduationWording.celebration))
        #expect(visitor.page.contains("Done on 100 days since 13 August"))
        visitor.get("/today?day=2026-11-22")
        #expect(!visitor.page.contains("Walk"))
        visitor.get("/habits")
        #expect(visitor.page.contains("href=\"/habits/archived\""))
        visitor.get("/habits/archived")
        #expect(visitor.page.contains("<h2>\(GraduationWording.graduated)</h2>"))
        visitor.post("/habits/\(habit)/bring-back", [])
        #expect(visitor.habit(habit).graduation == nil)
        visitor.get("/today")
        #expect(visitor.page.contains("Walk"))
        visitor.get("/habits/\(habit)/graduation")
        #expect(visitor.status == 404)
    }

    @Test("A declined graduation is not proposed again for four weeks, but stays possible")
    func later() {
        var (visitor, habit) = settled()
        visitor.post("/habits/\(habit)/graduation/later", [])
        #expect(!visitor.page.contains(GraduationWording.proposal("Walk").escaped))
        visitor.get("/habits/\(habit)")
        #expect(visitor.page.contains(GraduationWording.graduate))
    }

    @Test("An archived habit cannot graduate, and a form sent twice counts once")
    func notTwice() {
        var (visitor, habit) = settled()
        visitor.post("/habits/\(habit)/archive", [])
        visitor.post("/habits/\(habit)/graduation", [])
        #expect(visitor.recorded.isEmpty)
        visitor.post("/habits/\(habit)/bring-back", [])
        let form = [("entry", Identifier(high: 77, low: 1).description)]
        visitor.post("/habits/\(habit)/graduation", form)
        #expect(visitor.recorded.count == 1)
        visitor.post("/habits/\(habit)/bring-back", [])
        visitor.post("/habits/\(habit)/graduation", form)
        #expect(visitor.recorded.isEmpty)
    }
}
