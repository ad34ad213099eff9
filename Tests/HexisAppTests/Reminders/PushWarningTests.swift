import HexisCore
import Testing

@testable import HexisApp

/// The pages that warn when no reminder can reach the person. The browser and the server decide whether to show the
/// warning.
@Suite("Push warnings")
struct PushWarningTests {
    /// Something saved that may have a time.
    enum Saved: CaseIterable {
        case nothing, habitWithoutTime, planWithoutTime, plan, removed
        case archived, medicine, wizard, quietMedicine, asNeeded, calledAsNeeded, stopped, loop,
            eveningQuestion

        var asks: Bool {
            switch self {
            case .plan, .medicine, .wizard, .loop, .eveningQuestion: true
            case .nothing, .habitWithoutTime, .planWithoutTime, .removed, .archived: false
            case .quietMedicine, .asNeeded, .calledAsNeeded, .stopped: false
            }
        }
    }

    private func save(_ saved: Saved) -> Visitor {
        var visitor = Visitor()
        switch saved {
        case .nothing: visitor.get("/today")
        case .habitWithoutTime: _ = visitor.register("Write")
        case .planWithoutTime: _ = plan(by: &visitor)
        case .plan: remind(by: &visitor)
        case .removed:
            remind(by: &visitor)
            let habit = visitor.practice.habits[0]
            let reminder = visitor.practice.reminders(of: habit)[0].id
            visitor.post("/habits/\(habit.id)/reminders/\(reminder)/remove", [])
        case .archived:
            remind(by: &visitor)
            visitor.post("/habits/\(visitor.practice.habits[0].id)/archive", [])
        case .medicine: add("daily", [("call", "on")], by: &visitor)
        case .wizard: setUp(by: &visitor)
        case .quietMedicine: add("daily", [], by: &visitor)
        case .asNeeded: add("needed", [], by: &visitor)
        case .calledAsNeeded: add("needed", [("call", "on")], by: &visitor)
        case .stopped:
            add("daily", [("call", "on")], by: &visitor)
            visitor.post("/medicine/\(visitor.practice.medicines[0].id)/stop", [])
        case .loop:
            let loop = visitor.beginLoop()
            visitor.post("\(loop)/question", [("question", "20:30")])
        case .eveningQuestion: visitor.post("/settings/reminders", [("evening-question", "20:30")])
        }
        return visitor
    }

    private func plan(by visitor: inout Visitor) -> Identifier {
        let habit = visitor.register("Write")
        visitor.post(
            "/habits/\(habit)/plans",
            [("kind", "action"), ("situation", "pour my coffee"), ("response", "write one line")])
        return habit
    }

    private func remind(by visitor: inout Visitor) {
        let habit = plan(by: &visitor)
        let plan = visitor.practice.plans(of: habit)[0].id
        visitor.post("/habits/\(habit)/plans/\(plan)/reminders", [("time", "08:00")])
    }

    private func add(
        _ kind: String, _ more: [(name: String, value: String)], by visitor: inout Visitor
    ) {
        visitor.post("/medicine", [("name", "Bisoprolol"), ("kind", kind), ("time", "08:00")] + more)
    }

    private func setUp(by visitor: inout Visitor) {
        visitor.post("/surveys", [("survey", MedicineOnboarding.key.text)])
        let answers: [[(name: String, value: String)]] = [
            [("name", "Bisoprolol")], [("kind", "daily")], [("time-1", "08:00")], [("calls", "yes")],
            [("company", "alone")], [],
        ]
        for answer in answers { visitor.post(visitor.address, answer) }
    }

    private func warns(_ page: String) -> Bool { page.contains("data-push-warning=\"times\"") }

    @Test("The page after saving a time asks for permission, and Today warns", arguments: Saved.allCases)
    func saved(_ saved: Saved) {
        var visitor = save(saved)
        // The reminder settings have the panel that never hides.
        #expect((warns(visitor.page) || visitor.page.contains(PushWording.hint)) == saved.asks)
        visitor.get("/today")
        #expect(visitor.page.contains("data-push-warning=\"today\"") == saved.asks)
    }

    @Test("Before the browser is asked, no reminder is promised and the warning stays hidden")
    func unknown() {
        var visitor = save(.medicine)
        visitor.get("/medicine/\(visitor.practice.medicines[0].id)")
        #expect(visitor.page.contains("Reminders at 08:00."))
        #expect(!visitor.page.contains("reminds you at"))
        #expect(visitor.page.contains("data-push-warning=\"times\" hidden>"))
        visitor.get("/medicine/\(visitor.practice.medicines[0].id)/reminders")
        #expect(warns(visitor.page))
    }

    @Test("A silenced device is announced once, not twice")
    func silenced() throws {
        var sample = ReminderSample()
        sample.remind("08:00")
        let silenced = DeviceSilenced(
            silenced: Identifier(high: 3, low: 3), name: try #require(Line("Firefox on Linux")), cause: .ended
        )
        sample.built.record(.deviceSilenced(silenced))
        var visitor = Visitor(sample.built.practice)
        visitor.get("/today")
        #expect(visitor.page.contains(SilenceWording.title(silenced)))
        #expect(!visitor.page.contains("data-push-warning"))
    }
}
