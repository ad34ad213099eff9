import HexisCore
import Testing

@testable import HexisApp

@Suite("Medicine setup")
struct OnboardingTests {
    private typealias Step = (name: String, fields: [(name: String, value: String)])

    private static let alone: [Step] = [
        ("medicine", [("name", "Bisoprolol"), ("dose", "1 tablet")]), ("kind", [("kind", "daily")]),
        ("times", [("time-1", "20:00"), ("time-2", "08:00"), ("pieces", "30")]),
        ("calls", [("calls", "yes")]),
        ("company", [("company", "alone")]), ("done", []),
    ]

    private static let together: [Step] = [
        ("medicine", [("name", "Bisoprolol"), ("dose", "")]), ("kind", [("kind", "weekdays")]),
        ("weekdays", [("weekdays", "monday"), ("weekdays", "friday")]), ("times", [("time-1", "08:00")]),
        ("calls", [("calls", "no")]), ("company", [("company", "provider")]), ("goal", [("goal", "80")]),
        ("health", [("health", "yes")]), ("boundary", [("boundary", "70")]), ("done", []),
    ]

    private func begun() -> (visitor: Visitor, run: String) {
        var visitor = Visitor()
        visitor.post("/surveys", [("survey", "medicine-onboarding")])
        return (visitor, String(visitor.address.dropLast("/medicine".count)))
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
        #expect(visitor.page.contains("href=\"/care/invite\""))
        let medicine = visitor.practice.medicines.first
        #expect(visitor.practice.medicines.count == 1 && medicine?.name == "Bisoprolol")
        #expect(
            medicine?.line(on: SamplePractice.today, by: .twentyFourHours)
                == "1 tablet · Every day at 08:00 and 20:00 · 30 left, for 15 days"
        )
        #expect(medicine?.stock(on: SamplePractice.today)?.pieces == 30)
        #expect(medicine?.isCalledFor == true)
        #expect(visitor.practice.heartRate(upTo: SamplePractice.today).boundary == nil)
        #expect(visitor.practice.adherenceGoal == nil)
        #expect(visitor.page.contains("Take: Bisoprolol, 08:00"))
    }

    @Test("Setup with a care provider keeps what was agreed and leaves out what was declined")
    func together() {
        let visitor = walk(Self.together)
        let medicine = visitor.practice.medicines.first
        #expect(medicine?.line(on: SamplePractice.today, by: .twentyFourHours) == "Mon, Fri at 08:00")
        #expect(medicine?.isCalledFor == false)
        #expect(visitor.practice.heartRate(upTo: SamplePractice.today).boundary == 70)
        #expect(visitor.practice.adherenceGoal == 80)
    }

    @Test("It begins with the medicine, and says how many pages it will be")
    func count() {
        var (visitor, run) = begun()
        #expect(visitor.page.contains("Step 1 of about 6"))
        for (step, place) in zip(Self.alone, 1...) {
            #expect(visitor.page.contains(place == 6 ? "Step 6 of 6" : "Step \(place) of about 6"))
            visitor.post("\(run)/\(step.name)", step.fields)
        }
    }

    @Test("Without a number of pieces, nothing is counted; a number that is none is refused")
    func pieces() {
        var (visitor, run) = begun()
        for step in Self.alone.prefix(2) { visitor.post("\(run)/\(step.name)", step.fields) }
        visitor.post("\(run)/times", [("time-1", "08:00"), ("pieces", "a box")])
        #expect(visitor.status == 422 && visitor.page.contains("value=\"a box\""))
        visitor.post("\(run)/times", [("time-1", "08:00"), ("pieces", "")])
        for step in Self.alone.suffix(3) { visitor.post("\(run)/\(step.name)", step.fields) }
        #expect(visitor.practice.medicines.first?.stock(on: SamplePractice.today) == nil)
    }

    @Test(
        "Each kind of regimen has its own path",
        arguments: [
            ("interval", "interval", "2", ["times", "calls"], "Every other day at 08:00"),
            ("hours", "hours", "8", ["calls"], "8 hours after the last dose"),
            ("needed", "", "", [], "When needed"),
        ])
    func kinds(kind: String, step: String, number: String, rest: [String], line: String) {
        let before = Self.alone.prefix { $0.name != "kind" } + [("kind", [("kind", kind)])]
        let own = step.isEmpty ? [] : [(step, [(name: step, value: number)])]
        let others = rest.map {
            ($0, [(name: $0 == "times" ? "time-1" : "calls", value: $0 == "times" ? "08:00" : "no")])
        }
        let visitor = walk(before + own + others + Self.alone.suffix(2))
        #expect(
            visitor.practice.medicines.first?.line(on: SamplePractice.today, by: .twentyFourHours)
                == "1 tablet · \(line)")
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
            #expect(visitor.status == 200 && visitor.address == "\(run)/done")
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
