import HexisCore
import Testing

@testable import HexisApp

@Suite("Cravings and fulfilments")
struct TheoryPageTests {
    @Test("A craving waits for a fulfilment to try, and cannot be marked before")
    func waiting() {
        var visitor = Visitor()
        let loop = visitor.beginLoop()
        visitor.post("\(loop)/rewards", [("craving", "I want a break"), ("fulfilment", "")])
        #expect(visitor.page.contains(LoopsWording.fulfilmentLater))
        let theory = "\(loop)/rewards/\(visitor.loop.theories[0].id)"
        visitor.post("\(theory)/try", [("outcome", "worked")])
        #expect(visitor.status == 422 && visitor.page.contains(LoopsWording.fulfilmentMissing))
        #expect(visitor.recorded.isEmpty)
        visitor.post("\(theory)/choose", [])
        #expect(visitor.status == 404)
        visitor.post(theory, [("craving", "I want a break"), ("fulfilment", "Walk"), ("note", "Outside?")])
        #expect(visitor.recorded.count == 2)
        visitor.post("\(theory)/try", [("outcome", "worked")])
        #expect(visitor.page.contains("✓ It worked, once so far."))
        #expect(visitor.loop.theories[0].timesWorked == 1)
        #expect(visitor.page.contains("Outside?"))
    }

    @Test("A working theory stands out, a failed one is greyed, and a try can be removed")
    func verdicts() {
        var visitor = Visitor()
        let loop = visitor.beginLoop()
        for craving in ["I want air", "I want sugar", "I want to talk"] {
            visitor.post("\(loop)/rewards", [("craving", craving), ("fulfilment", "Try")])
        }
        let theories = visitor.loop.theories.map { "\(loop)/rewards/\($0.id)" }
        visitor.post("\(theories[0])/try", [("outcome", "worked")])
        visitor.post("\(theories[1])/try", [("outcome", "didNotWork")])
        #expect(visitor.page.contains("theory works") && visitor.page.contains("theory failed"))
        #expect(visitor.page.contains("theory open"))
        visitor.post("\(theories[1])/untry", [])
        #expect(!visitor.page.contains("theory failed"))
        visitor.post("\(theories[0])/choose", [])
        #expect(visitor.loop.theory?.craving.text == "I want air")
        visitor.get("\(loop)/rewards")
        #expect(visitor.page.contains("theory chosen"))
        visitor.post("\(theories[0])/choose", [])
        #expect(visitor.loop.theory == nil)
        visitor.post("\(theories[2])/remove", [])
        #expect(visitor.loop.theories.count == 2)
        visitor.post("\(theories[2])/try", [("outcome", "worked")])
        #expect(visitor.status == 404)
    }

    @Test(
        "An invalid value is reported beside its field, and the typed values stay",
        arguments: [
            ("", "walk", LoopsWording.cravingMissing),
            (String(repeating: "x", count: 101), "walk", LoopsWording.tooLong),
            ("air", String(repeating: "x", count: 101), LoopsWording.tooLong),
        ])
    func wrong(craving: String, fulfilment: String, message: String) {
        var visitor = Visitor()
        let loop = visitor.beginLoop()
        visitor.post("\(loop)/rewards", [("craving", craving), ("fulfilment", fulfilment)])
        #expect(visitor.status == 422 && visitor.page.contains(message))
        #expect(
            visitor.page.contains("value=\"\(craving)\"") && visitor.page.contains("value=\"\(fulfilment)\""))
        #expect(visitor.loop.theories.isEmpty)
    }
}
