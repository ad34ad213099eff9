import HexisCore
import Testing

@testable import HexisApp

@Suite("Loop pages")
struct LoopPageTests {
    @Test("A loop leads from the routine to a habit, with the next step always offered")
    func wholeWay() {
        var visitor = Visitor()
        visitor.get("/loops")
        #expect(visitor.page.contains("href=\"/loops/new\""))
        let loop = visitor.beginLoop()
        #expect(visitor.address == loop)
        #expect(visitor.page.contains(LoopsWording.next(.observe)))
        for feeling in ["tired", "Tired", "bored", "tired", "tired"] {
            visitor.urge(loop, [("feeling", feeling), ("place", "at my desk")])
        }
        visitor.get(loop)
        #expect(visitor.page.contains(LoopsWording.next(.chooseCue)))
        visitor.get("\(loop)/compilation")
        #expect(visitor.page.contains("4 of 5 times: at my desk, tired"))
        visitor.get("\(loop)/cue?place=at+my+desk&feeling=tired")
        #expect(visitor.page.contains("value=\"I am at my desk, I feel tired\""))
        visitor.post("\(loop)/cue", [("cue", "I am tired at my desk")])
        #expect(visitor.page.contains(LoopsWording.next(.experiment)))
        visitor.post("\(loop)/rewards", [("craving", "I want to socialize"), ("fulfilment", "Talk to Zoë")])
        let theory = visitor.loop.theories[0].id
        visitor.post("\(loop)/rewards/\(theory)/try", [("outcome", "worked")])
        visitor.get(loop)
        #expect(visitor.page.contains(LoopsWording.next(.chooseReward)))
        visitor.post("\(loop)/rewards/\(theory)/choose", [])
        #expect(visitor.page.contains(LoopsWording.next(.plan)))
        visitor.get("\(loop)/plan")
        #expect(
            visitor.page.contains("When I am tired at my desk, I will talk to Zoë, so that I can socialize."))
        visitor.post(
            "\(loop)/plan",
            [("sentence", "when i am tired at my desk i wil talk to zoe so that i can socialise")])
        #expect(visitor.page.contains(LoopsWording.next(.done)))
        visitor.get("/today")
        #expect(visitor.page.contains("Talk to Zoë"))
        #expect(
            visitor.page.contains("When I am tired at my desk, I will talk to Zoë, so that I can socialize."))
    }

    @Test("A loop is on one of two shelves, and on Today only while it is in progress")
    func shelves() {
        var visitor = Visitor()
        visitor.get("/today")
        #expect(!visitor.page.contains(LoopsWording.urgeQuestion))
        let loop = visitor.loopToPlan()
        visitor.get("/today")
        #expect(visitor.page.contains("href=\"\(loop)/log\""))
        visitor.get("/loops")
        #expect(visitor.page.contains(LoopsWording.inProgressHint))
        #expect(!visitor.page.contains(LoopsWording.finalizedHint))
        visitor.post(
            "\(loop)/plan",
            [("sentence", "When I sit at my desk, I will talk to Zoë, so that I can socialize.")])
        visitor.get("/loops")
        #expect(visitor.page.contains(LoopsWording.finalizedHint))
        #expect(!visitor.page.contains(LoopsWording.inProgressHint))
        visitor.get("/today")
        #expect(!visitor.page.contains(LoopsWording.urgeQuestion))
    }

    @Test("Without a loop, their page explains what it is for and leads to the first one; Habits lists none")
    func none() {
        var visitor = Visitor()
        visitor.get("/loops")
        #expect(visitor.page.contains("<h1>Old habits</h1>"))
        #expect(visitor.page.contains(LoopsWording.emptyTitle))
        #expect(visitor.page.contains("class=\"button\" href=\"/loops/new\""))
        #expect(visitor.page.contains("href=\"/loops/learn\""))
        let loop = visitor.beginLoop()
        visitor.get("/loops")
        #expect(visitor.page.contains("href=\"\(loop)\""))
        #expect(!visitor.page.contains(LoopsWording.emptyTitle))
        visitor.get("/habits")
        #expect(!visitor.page.contains("href=\"\(loop)\""))
    }

    @Test(
        "A loop needs a routine, and the typed values stay",
        arguments: [
            ("  ", LoopsWording.routineMissing), (String(repeating: "x", count: 101), LoopsWording.tooLong),
        ])
    func routineProblem(text: String, message: String) {
        var visitor = Visitor()
        visitor.post("/loops", [("routine", text)])
        #expect(visitor.status == 422 && visitor.page.contains(message))
        #expect(visitor.page.contains("value=\"\(text)\""))
        #expect(visitor.practice.loops.isEmpty)
        let loop = visitor.beginLoop()
        visitor.post("\(loop)/edit", [("routine", text)])
        #expect(visitor.status == 422 && visitor.page.contains(message))
        visitor.post("\(loop)/edit", [("routine", "Smoke")])
        #expect(visitor.loop.routine.text == "Smoke")
    }

    @Test("Loops are explained with a drawing and three examples")
    func learn() {
        var visitor = Visitor()
        visitor.get("/loops/learn")
        #expect(visitor.page.contains("role=\"img\""))
        #expect(LoopsWording.examples.count == 3)
        for example in LoopsWording.examples { #expect(visitor.page.contains(example.title)) }
    }

    @Test("A loop has notes; one that is too long is refused and stays in its field")
    func notes() {
        var visitor = Visitor()
        let loop = visitor.beginLoop()
        visitor.post(loop, [("note", "Since school.")])
        #expect(visitor.page.contains("Since school."))
        let long = String(repeating: "x", count: 4001)
        visitor.post(loop, [("note", long)])
        #expect(visitor.status == 422 && visitor.page.contains(LoopsWording.noteTooLong))
        #expect(visitor.page.contains(long))
        visitor.post(loop, [("note", " ")])
        #expect(visitor.loop.note == nil)
    }

    @Test("A loop is deleted after a confirmation, and its habit stays")
    func deletion() {
        var visitor = Visitor()
        let loop = visitor.loopToPlan()
        visitor.post(
            "\(loop)/plan",
            [("sentence", "When I sit at my desk, I will talk to Zoë, so that I can socialize.")])
        visitor.get("\(loop)/delete")
        #expect(visitor.page.contains(LoopsWording.deleteText))
        #expect(visitor.practice.loops.count == 1)
        visitor.post("\(loop)/delete", [])
        #expect(visitor.address == "/loops" && visitor.practice.loops.isEmpty)
        #expect(visitor.practice.habits.map { $0.name } == ["Talk to Zoë"])
        visitor.get(loop)
        #expect(visitor.status == 404)
    }

    @Test("A loop whose habit was deleted still names it, and can be reopened")
    func habitDeleted() {
        var visitor = Visitor()
        let loop = visitor.loopToPlan()
        let sentence = [("sentence", "When I sit at my desk, I will talk to Zoë, so that I can socialize.")]
        visitor.post("\(loop)/plan", sentence)
        visitor.post("/habits/\(visitor.practice.habits[0].id)/delete", [])
        visitor.get(loop)
        #expect(visitor.page.contains(LoopsWording.habitGone))
        visitor.post("\(loop)/reopen", [])
        visitor.post("\(loop)/plan", sentence)
        #expect(visitor.practice.habits.count == 1)
    }

    @Test(
        "Unknown addresses are not found",
        arguments: ["/nothing", "/log/nothing", "/rewards/nothing", "/log/1/2", "/plan/x", "/compilation/x"])
    func nothing(place: String) {
        var visitor = Visitor()
        let loop = visitor.beginLoop()
        visitor.get(loop + place)
        #expect(visitor.status == 404)
        visitor.post(loop + place, [])
        #expect(visitor.status == 404 && visitor.recorded.isEmpty)
    }

    @Test("A loop form sent twice begins one loop")
    func twice() {
        var visitor = Visitor()
        let form = [("routine", "Eat a cookie"), ("entry", Identifier(high: 3, low: 3).description)]
        visitor.post("/loops", form)
        visitor.post("/loops", form)
        #expect(visitor.practice.loops.count == 1)
        #expect(visitor.address == "/loops/\(visitor.practice.loops[0].id)")
    }
}
