import HexisCore
import Testing

@testable import HexisApp

@Suite("Suggestions")
struct SuggestionTests {
    /// A visitor who has earned every reward.
    private var visitor: Visitor { Visitor(SamplePractice.rewarded(days: 220, read: 0).practice) }
    private let standUp = (0..<Suggestion.count).map { Suggestion.at($0) }.first { $0.id == "stand-up" }

    @Test("One tap turns a suggestion into a habit with its schedule, goal, looks and plan, from today on")
    func oneTap() throws {
        var visitor = visitor
        let suggestion = try #require(standUp)
        visitor.get("/rewards/suggestions/stand-up")
        #expect(visitor.page.contains("After I finish a call I will get up and walk to the window."))
        visitor.post("/rewards/suggestions/stand-up/habit", [])
        let habit = try #require(visitor.practice.habits.last)
        #expect(visitor.address == "/today?added=\(habit.id)")
        #expect(visitor.page.contains(HabitsWording.added(suggestion.name)))
        #expect(habit.name == suggestion.name)
        #expect(habit.start == SamplePractice.today)
        #expect(habit.schedule(on: habit.start) == suggestion.schedule)
        #expect(habit.dailyGoal(on: habit.start) == suggestion.goal)
        #expect(habit.colour == suggestion.colour)
        #expect(habit.symbol == suggestion.symbol)
        #expect(habit.group == nil)
        let plans = visitor.practice.plans(of: habit.id)
        #expect(plans.map { $0.situation.text } == [suggestion.cue])
        #expect(plans.map { $0.response.text } == [suggestion.response])
        #expect(plans.map { $0.kind } == [.action])
    }

    @Test("A suggestion sent twice becomes one habit, tapped again another")
    func sentTwice() {
        var visitor = visitor
        let form = [("entry", Identifier(high: 4, low: 2).description)]
        visitor.post("/rewards/suggestions/stand-up/habit", form)
        let habits = visitor.practice.habits.count
        visitor.post("/rewards/suggestions/stand-up/habit", form)
        #expect(visitor.recorded.isEmpty)
        #expect(visitor.practice.habits.count == habits)
        #expect(visitor.status == 200)
        visitor.post("/rewards/suggestions/stand-up/habit", [])
        #expect(visitor.practice.habits.count == habits + 1)
    }

    @Test("A suggestion can be edited first: the form is filled in")
    func changedFirst() throws {
        var visitor = visitor
        visitor.get("/rewards/suggestions/stand-up")
        #expect(visitor.page.contains("href=\"/habits/new?suggestion=stand-up\""))
        visitor.get("/habits/new?suggestion=stand-up")
        #expect(visitor.page.contains("value=\"\(try #require(standUp).name)\""))
        #expect(visitor.page.contains("name=\"unit\" type=\"text\" autocomplete=\"off\" value=\"times\""))
        #expect(visitor.page.contains("value=\"rose\" aria-label=\"Rose\" checked"))
        #expect(visitor.page.contains("value=\"atLeast\" id=\"measure-atLeast\" checked"))
    }

    @Test(
        "An unearned suggestion leaves the form empty", arguments: ["stand-up", "nothing", "", "begin-small"])
    func notEarned(name: String) {
        var visitor = Visitor()
        visitor.get("/habits/new")
        let empty = visitor.page
        var other = Visitor()
        other.get("/habits/new?suggestion=\(name)")
        #expect(other.page == empty)
    }

    @Test("A suggestion named like an existing habit says so, and can be added nevertheless")
    func existing() throws {
        var visitor = visitor
        // The sample's own habit has this name.
        visitor.get("/rewards/suggestions/glass-of-water")
        #expect(visitor.page.contains(RewardsWording.existing(isArchived: false)))
        #expect(visitor.page.contains(RewardsWording.makeHabit))
        visitor.get("/rewards/suggestions/stand-up")
        #expect(!visitor.page.contains(RewardsWording.existing(isArchived: false)))
        let water = try #require(visitor.practice.habits.first)
        visitor.post("/habits/\(water.id)/archive", [])
        visitor.get("/rewards/suggestions/glass-of-water")
        #expect(visitor.page.contains(RewardsWording.existing(isArchived: true)))
        visitor.post("/rewards/suggestions/glass-of-water/habit", [])
        #expect(visitor.practice.habits.filter { $0.name == water.name }.count == 2)
    }
}
