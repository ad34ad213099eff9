import HexisCore
import Testing

@testable import HexisApp

@Suite("Plan pages")
struct PlanPageTests {
    @Test("A plan is added, shown as a sentence on its habit and on Today, changed and removed")
    func life() {
        var visitor = Visitor()
        let habit = visitor.register("Write")
        let address = "/habits/\(habit)/plans"
        visitor.get(address)
        #expect(visitor.page.contains(PlansWording.none))
        visitor.post(
            address, [("kind", "action"), ("situation", " pour my coffee "), ("response", "write one line")])
        #expect(visitor.address == "\(address)#plan-\(visitor.practice.plans(of: habit)[0].id)")
        for place in [address, "/habits/\(habit)", "/today"] {
            visitor.get(place)
            #expect(visitor.page.contains("After I pour my coffee I will write one line."), "\(place)")
        }
        let plan = visitor.practice.plans(of: habit)[0].id
        visitor.get("\(address)/\(plan)")
        #expect(visitor.page.contains("value=\"pour my coffee\""))
        visitor.post("\(address)/\(plan)", [("situation", "get up"), ("response", "write two lines")])
        #expect(visitor.page.contains("After I get up I will write two lines."))
        visitor.post("\(address)/\(plan)/remove", [])
        #expect(visitor.page.contains(PlansWording.none))
    }

    @Test("A coping plan stays one when it is changed")
    func coping() {
        var visitor = Visitor()
        let habit = visitor.register("Run")
        let address = "/habits/\(habit)/plans"
        visitor.get("\(address)?kind=coping")
        #expect(visitor.page.contains("name=\"kind\" value=\"coping\""))
        visitor.post(address, [("kind", "coping"), ("situation", "it rains"), ("response", "dance")])
        #expect(visitor.page.contains("If it rains then I will dance."))
        let plan = visitor.practice.plans(of: habit)[0].id
        visitor.post(
            "\(address)/\(plan)", [("kind", "action"), ("situation", "it snows"), ("response", "dance")])
        #expect(visitor.page.contains("If it snows then I will dance."))
        visitor.get("/today")
        #expect(!visitor.page.contains("it snows"))
    }

    @Test(
        "Missing and too long values are reported beside their field, and the typed values stay",
        arguments: [
            ("", "run", PlansWording.missingSituation(.action)), ("wake", "  ", PlansWording.missingResponse),
            ("wake", String(repeating: "x", count: 101), PlansWording.tooLong),
        ])
    func refused(situation: String, response: String, message: String) {
        var visitor = Visitor()
        let habit = visitor.register("Run")
        visitor.post(
            "/habits/\(habit)/plans", [("kind", "action"), ("situation", situation), ("response", response)])
        #expect(visitor.status == 422)
        #expect(visitor.page.contains(message))
        #expect(visitor.page.contains("value=\"\(situation)\""))
        #expect(visitor.page.contains("value=\"\(response)\""))
        #expect(visitor.recorded.isEmpty)
    }

    @Test("A cue shared with another habit's plan is pointed out")
    func crowded() {
        var visitor = Visitor()
        let (read, write) = (visitor.register("Read"), visitor.register("Write"))
        let plan = [("kind", "action"), ("situation", "wake"), ("response", "begin")]
        visitor.post("/habits/\(read)/plans", plan)
        #expect(!visitor.page.contains("on this moment, too"))
        visitor.post("/habits/\(write)/plans", plan)
        #expect(visitor.page.contains("“Read” hangs on this moment, too."))
    }

    @Test("Another habit's plan and a removed plan are not found")
    func notFound() {
        var visitor = Visitor()
        let (read, write) = (visitor.register("Read"), visitor.register("Write"))
        visitor.post("/habits/\(read)/plans", [("situation", "wake"), ("response", "begin")])
        let plan = visitor.practice.plans(of: read)[0].id
        visitor.get("/habits/\(write)/plans/\(plan)")
        #expect(visitor.status == 404)
        visitor.post("/habits/\(read)/plans/\(plan)/remove", [])
        visitor.get("/habits/\(read)/plans/\(plan)")
        #expect(visitor.status == 404)
    }
}
