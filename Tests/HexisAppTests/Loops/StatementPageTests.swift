import HexisCore
import Testing

@testable import HexisApp

@Suite("Committing to the plan")
struct StatementPageTests {
    private let sentence = "When I sit at my desk, I will talk to Zoë, so that I can socialize."

    @Test("The sentence has to be typed, in a field that refuses pasting")
    func field() {
        var visitor = Visitor()
        let loop = visitor.loopToPlan()
        visitor.get("\(loop)/plan")
        #expect(visitor.page.contains(sentence))
        #expect(visitor.page.contains("data-typed=\"\(LoopsWording.notPasted)\""))
        #expect(visitor.page.contains("autocomplete=\"off\""))
    }

    @Test("The page shows where the typed words differ, keeps them and records nothing")
    func differing() {
        var visitor = Visitor()
        let loop = visitor.loopToPlan()
        visitor.post("\(loop)/plan", [("sentence", "When I sit at the sofa, I will sleep")])
        #expect(visitor.status == 422 && visitor.page.contains(LoopsWording.differs))
        #expect(visitor.page.contains("<del>") && visitor.page.contains("<ins>"))
        #expect(visitor.page.contains(">When I sit at the sofa, I will sleep</textarea>"))
        #expect(visitor.recorded.isEmpty)
    }

    @Test(
        "Empty and far too long texts are refused",
        arguments: [
            ("", LoopsWording.notTyped), ("🍫🍫", LoopsWording.differs),
            (String(repeating: "When I sit ", count: 900), LoopsWording.sentenceTooLong),
            (String(repeating: "x", count: 4000), LoopsWording.differs),
        ])
    func refused(text: String, message: String) {
        var visitor = Visitor()
        let loop = visitor.loopToPlan()
        visitor.post("\(loop)/plan", [("sentence", text)])
        #expect(visitor.status == 422 && visitor.page.contains(message))
        #expect(visitor.practice.habits.isEmpty)
    }

    @Test("The plan can be reworded, and the new words are then to be typed")
    func otherWords() {
        var visitor = Visitor()
        let loop = visitor.loopToPlan()
        visitor.get("\(loop)/plan?cue=I+arrive&routine=greet+Zo%C3%AB&reward=we+laugh")
        #expect(visitor.page.contains("When I arrive, I will greet Zoë, so that we laugh."))
        let parts = [("cue", "I arrive"), ("routine", "greet Zoë"), ("reward", "we laugh")]
        visitor.post(
            "\(loop)/plan", parts + [("sentence", "When I arrive I will greet Zoe so that we laugh")])
        #expect(visitor.practice.habits.map { $0.name } == ["Greet Zoë"])
        let plan = visitor.practice.plans(of: visitor.practice.habits[0].id)[0]
        #expect(PlansWording.sentence(plan) == "When I arrive, I will greet Zoë, so that we laugh.")
        #expect(visitor.loop.outcome?.sentence?.text == "When I arrive I will greet Zoe so that we laugh")
    }

    @Test("A missing part is named")
    func missingPart() {
        var visitor = Visitor()
        let loop = visitor.loopToPlan()
        visitor.post("\(loop)/plan", [("cue", "I arrive"), ("routine", "go"), ("reward", " ")])
        #expect(visitor.status == 422 && visitor.page.contains(LoopsWording.partMissing))
        #expect(visitor.page.contains("id=\"reward-problem\""))
    }

    @Test("The plan is read aloud and confirmed if the person chose that in Settings")
    func readAloud() {
        var visitor = Visitor()
        let loop = visitor.loopToPlan()
        visitor.post("/settings", [("plan-writing", "readingAloud")])
        #expect(visitor.practice.settings.planWriting == .readingAloud)
        visitor.get("\(loop)/plan")
        #expect(visitor.page.contains(LoopsWording.readAloud) && !visitor.page.contains("textarea"))
        visitor.post("\(loop)/plan", [])
        #expect(visitor.status == 422 && visitor.page.contains(LoopsWording.notRead))
        visitor.post("\(loop)/plan", [("read-aloud", "yes")])
        #expect(visitor.loop.isFinalized && visitor.loop.outcome?.sentence == nil)
        visitor.post("/settings", [("plan-writing", "typing")])
        #expect(visitor.practice.settings.planWriting == .typing)
    }

    @Test("The page leads back while cue or reward is unknown, and once the loop is done")
    func notYet() {
        var visitor = Visitor()
        let loop = visitor.beginLoop()
        visitor.get("\(loop)/plan")
        #expect(visitor.status == 303)
        visitor.post("\(loop)/plan", [("sentence", "When I will so that")])
        #expect(visitor.recorded.isEmpty && visitor.practice.habits.isEmpty)
    }

    @Test("Finalizing a reopened loop changes its habit's plan; another routine makes another habit")
    func revised() {
        var visitor = Visitor()
        let loop = visitor.loopToPlan()
        visitor.post("\(loop)/plan", [("sentence", sentence)])
        let habit = visitor.practice.habits[0].id
        visitor.post("\(loop)/reopen", [])
        visitor.post("\(loop)/cue", [("cue", "I come home")])
        visitor.post(
            "\(loop)/plan", [("sentence", "When I come home, I will talk to Zoë, so that I can socialize.")])
        #expect(visitor.practice.habits.map { $0.id } == [habit])
        #expect(visitor.practice.plans(of: habit).map { $0.situation.text } == ["I come home"])
        visitor.post("\(loop)/reopen", [])
        let theory = visitor.loop.theories[0].id
        visitor.post(
            "\(loop)/rewards/\(theory)", [("craving", "I want air"), ("fulfilment", "Open the window")])
        visitor.post(
            "\(loop)/plan", [("sentence", "When I come home, I will open the window, so that I get air.")])
        #expect(visitor.practice.habits.map { $0.name } == ["Talk to Zoë", "Open the window"])
        #expect(visitor.practice.plans(of: habit).count == 1)
    }

    @Test("The statement stays a sentence when its plan is edited directly")
    func changedAsPlan() {
        var visitor = Visitor()
        let loop = visitor.loopToPlan()
        visitor.post("\(loop)/plan", [("sentence", sentence)])
        let habit = visitor.practice.habits[0].id
        let plan = visitor.practice.plans(of: habit)[0].id
        visitor.post("/habits/\(habit)/plans/\(plan)", [("situation", "I sit"), ("response", "call Zoë")])
        visitor.get("/today")
        #expect(visitor.page.contains("When I sit, I will call Zoë, so that I can socialize."))
    }

    @Test(
        "A craving reads well after “so that”",
        arguments: [
            ("I want to socialize.", "I can socialize"), ("I want a break", "I get a break"),
            ("Peace", "peace"), ("TV", "TV"), ("", ""),
        ])
    func rewards(craving: String, reward: String) {
        #expect(LoopsWording.reward(from: craving) == reward)
    }
}
