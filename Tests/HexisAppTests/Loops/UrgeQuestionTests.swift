import HexisCore
import Testing

@testable import HexisApp

@Suite("Urge question")
struct UrgeQuestionTests {
    @Test("The urge question's time is set on the loop's page; invalid text is refused and stays")
    func setting() {
        var visitor = Visitor()
        let loop = visitor.beginLoop()
        visitor.post("\(loop)/question", [("question", "late")])
        #expect(visitor.status == 422)
        #expect(visitor.page.contains(LoopsWording.askMeProblem))
        #expect(visitor.page.contains("value=\"late\""))
        visitor.post("\(loop)/question", [("question", "20:30")])
        #expect(visitor.loop.question?.description == "20:30")
        #expect(visitor.page.contains("value=\"20:30\""))
        visitor.post("\(loop)/question", [("question", "")])
        #expect(visitor.loop.question == nil)
    }

    @Test("The notification names the old routine, unless notifications are private")
    func notification() throws {
        var visitor = Visitor()
        _ = visitor.beginLoop("Eat a cookie")
        let call = Occurrence(
            .urgeQuestion(visitor.loop.id), on: visitor.loop.begun, at: Instant(clamping: 0))
        #expect(visitor.practice.notification(of: call)?.title == "Eat a cookie")
        visitor.post("/settings/reminders", [("wording", "private")])
        #expect(visitor.practice.notification(of: call) == NotificationWording.privateReminder)
    }

    @Test("The shortcut leads to the only loop in progress, or to a choice")
    func shortcut() {
        var visitor = Visitor()
        visitor.get("/loops/urge")
        #expect(visitor.page.contains("href=\"/loops/new\""))
        let first = visitor.beginLoop("Eat a cookie")
        visitor.get("/loops/urge")
        #expect(visitor.lead == "\(first)/log")
        let second = visitor.beginLoop("Scroll in bed")
        visitor.get("/loops/urge")
        #expect(visitor.page.contains("href=\"\(first)/log\""))
        #expect(visitor.page.contains("href=\"\(second)/log\""))
    }
}
