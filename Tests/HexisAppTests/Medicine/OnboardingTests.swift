import HexisCore
import Testing

@testable import HexisApp

@Suite("Medicine setup")
struct OnboardingTests {
    private typealias Step = (name: String, fields: [(name: String, value: String)])

    private static let alone: [Step] = [
        ("welcome", []), ("stored", []), ("company", [("company", "alone")]), ("calls", [("calls", "yes")]),
        ("health", [("health", "no")]), ("medicine", [("name", "Bisoprolol"), ("dose", "1 tablet")]),
        ("kind", [("kind", "daily")]), ("times", [("time-1", "20:00"), ("time-2", "08:00")]), ("done", []),
    ]

    private static let together: [Step] = [
        ("welcome", []), ("stored", []), ("company", [("company", "provider")]), ("goal", [("goal", "80")]),
        ("calls", [("calls", "no")]), ("health", [("health", "yes")]), ("boundary", [("boundary", "70")]),
        ("medicine", [("name", "Bisoprolol"), ("dose", "")]), ("kind", [("kind", "weekdays")]),
        ("weekdays", [("weekdays", "monday"), ("weekdays", "friday")]), ("times", [("time-1", "08:00")]),
        ("done", []),
    ]

    private func begun() -> (visitor: Visitor, run: String) {
        var visitor = Visitor()
        visitor.post("/surveys", [("survey", "medicine-onboarding")])
        return (visitor, String(visitor.address.dropLast("/welcome".count)))
    }

    /// Goes through all the steps; each leads to the next.
    private func walk(_ steps: [Step]) -> Visitor {
        var (visitor, run) = begun()
        for step in steps {
            #expect(visitor.address == "\(run)/\(step.name)" && visitor.status == 200)
            visitor.post("\(run)/\(step.name)", step.fields)
        }
        return visitor
    }

    @Test("Setup is offered while there is no medicine, and says what Hexis is not")
    func offered() {
        var visitor = Visitor()
        visitor.get("/medicine")
        #expect(visitor.page.contains(OnboardingWording.begin))
        visitor = begun().visitor
        #expect(visitor.page.contains(MedicineWording.notAdvice))
        visitor.get("/medicine")
        #expect(visitor.page.contains(OnboardingWording.goOn))
    }

    @Test("Setup alone ends on the medicine's page, with reminders on and the times in order")
    func alone() {
        let visitor = walk(Self.alone)
        #expect(visitor.address == "/medicine?set-up=1" && visitor.page.contains(OnboardingWording.ready))
        let medicine = visitor.practice.medicines.first
        #expect(visitor.practice.medicines.count == 1 && medicine?.name == "Bisoprolol")
        #expect(medicine?.line(on: SamplePractice.today) == "1 tablet · Every day at 08:00 and 20:00")
        #expect(medicine?.isCalledFor == true)
        #expect(visitor.practice.heartRate(upTo: SamplePractice.today).boundary == nil)
        #expect(visitor.practice.adherenceGoal == nil)
        #expect(visitor.page.contains("Take: Bisoprolol, 08:00"))
    }

    @Test("Setup with a care provider keeps what was agreed and leaves out what was declined")
    func together() {
        let visitor = walk(Self.together)
        let medicine = visitor.practice.medicines.first
        #expect(medicine?.line(on: SamplePractice.today) == "Mon, Fri at 08:00")
        #expect(medicine?.isCalledFor == false)
        #expect(visitor.practice.heartRate(upTo: SamplePractice.today).boundary == 70)
        #expect(visitor.practice.adherenceGoal == 80)
    }

    @Test(
        "Each kind of regimen has its own path",
        arguments: [
            ("interval", "interval", "2", ["times"], "Every other day at 08:00"),
            ("hours", "hours", "8", [], "8 hours after the last dose"), ("needed", "", "", [], "When needed"),
        ])
    func kinds(kind: String, step: String, number: String, rest: [String], line: String) {
        let before = Self.alone.prefix { $0.name != "kind" } + [("kind", [("kind", kind)])]
        let own = step.isEmpty ? [] : [(step, [(name: step, value: number)])]
        let times = rest.map { ($0, [(name: "time-1", value: "08:00")]) }
        let visitor = walk(before + own + times + [("done", [])])
        #expect(visitor.practice.medicines.first?.line(on: SamplePractice.today) == "1 tablet · \(line)")
    }

    @Test(
        "A boundary outside 0 to 200 is refused with the reason, and stays as typed",
        arguments: ["-1", "201", "70.5", "abc"])
    func wrongBoundary(typed: String) {
        var (visitor, run) = begun()
        for step in Self.together.prefix(while: { $0.name != "boundary" }) {
            visitor.post("\(run)/\(step.name)", step.fields)
        }
        visitor.post("\(run)/boundary", [("boundary", typed)])
        #expect(visitor.status == 422 && visitor.recorded.isEmpty)
        #expect(visitor.page.contains("value=\"\(typed)\""))
        #expect(visitor.page.contains("id=\"boundary-problem\""))
        for right in ["0", "200"] {
            visitor.post("\(run)/boundary", [("boundary", right)])
            #expect(visitor.status == 200 && visitor.address == "\(run)/medicine")
        }
    }

    @Test("Setup can be left at every step and resumed on another device")
    func left() {
        for place in Self.together.indices {
            var (visitor, run) = begun()
            for step in Self.together[..<place] { visitor.post("\(run)/\(step.name)", step.fields) }
            let step = Self.together[place].name
            visitor.post("\(run)/\(step)", [("move", "stop")])
            #expect(visitor.page.contains(SurveyWording.stoppedTitle), "\(step)")
            #expect(visitor.page.contains("href=\"/medicine\"") && visitor.practice.medicines.isEmpty)
            var other = Visitor(visitor.practice, origin: 77)
            other.post("/surveys", [("survey", "medicine-onboarding")])
            #expect(other.address == "\(run)/\(step)")
        }
    }

    @Test("Setup finished on two independent devices adds one medicine")
    func twice() {
        var (visitor, run) = begun()
        for step in Self.alone.dropLast() { visitor.post("\(run)/\(step.name)", step.fields) }
        var other = Visitor(visitor.practice, origin: 77)
        visitor.post("\(run)/done", [])
        other.post("\(run)/done", [])
        var both = visitor.practice
        for entry in other.recorded { both.add(entry) }
        #expect(both.medicines.count == 1)
    }
}
