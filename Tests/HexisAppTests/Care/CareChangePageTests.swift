import HexisCore
import Testing

@testable import HexisApp

@Suite("Settings changed together, on pages")
struct CareChangePageTests {
    private let connection = Identifier(high: 5, low: 5)

    /// A patient with medicines, whose goal a nurse changed from 80 to 90 percent.
    private func changed() throws -> Visitor {
        var sample = SamplePractice.medicines
        let name = try #require(Line("Ada <3"))
        let request = CareRequested(
            connection: connection, provider: Identifier(high: 8, low: 8), name: name)
        sample.record(.careRequested(request))
        sample.record(
            .careGranted(CareGranted(connection: connection, scope: CareScope([.adherence, .setGoal]))))
        let found = try #require(sample.practice.careConnection(connection))
        let form = PatientSettingForm(Form([("setting", "set-goal"), ("value", " 090 ")]))
        let facts = try #require(form.facts(of: found, in: sample.practice, at: SamplePractice.moment))
        for fact in facts { sample.record(fact) }
        return Visitor(sample.practice)
    }

    private func change(_ visitor: Visitor) throws -> String {
        try #require(visitor.practice.careConnection(connection)?.changes.first).id.description
    }

    @Test("A change is on Today, with what it was before, until it is kept")
    func keep() throws {
        var visitor = try changed()
        visitor.get("/today")
        #expect(visitor.page.contains("Ada &lt;3 changed a setting"))
        #expect(visitor.page.contains("Your goal for adherence: 90%, before that 80%"))
        visitor.post(
            "/care/\(connection)/change",
            [("change", try change(visitor)), ("answer", "keep"), ("from", "today")])
        #expect(visitor.address == "/today" && !visitor.page.contains("changed a setting"))
        #expect(visitor.practice.adherenceGoal == 90)
        visitor.get("/care/\(connection)")
        #expect(visitor.page.contains("90%, before that 80%") && visitor.page.contains("value=\"undo\""))
        #expect(!visitor.page.contains("value=\"keep\""))
    }

    @Test("One tap undoes it, and a form from before changes nothing")
    func undo() throws {
        var visitor = try changed()
        let id = try change(visitor)
        visitor.post("/care/\(connection)/change", [("change", id), ("answer", "undo")])
        #expect(visitor.address == "/care/\(connection)" && visitor.practice.adherenceGoal == 80)
        #expect(visitor.page.contains("90%, before that 80%") && !visitor.page.contains("value=\"undo\""))
        visitor.get("/today")
        #expect(!visitor.page.contains("changed a setting"))
        for answer in ["undo", "keep"] {
            visitor.post("/care/\(connection)/change", [("change", id), ("answer", answer)])
            #expect(visitor.recorded.isEmpty && visitor.address == "/care/\(connection)")
        }
        visitor.post("/care/\(connection)/change", [])
        #expect(visitor.recorded.isEmpty && visitor.status == 200)
    }

    @Test("The patient ticks what may be changed, and nothing is ticked beforehand")
    func consent() throws {
        var visitor = try changed()
        visitor.get("/care/\(connection)")
        #expect(visitor.page.contains("May see adherence, and change the goal"))
        visitor.post(
            "/care/\(connection)",
            [("doses", "1"), ("set-dose-times", "1"), ("set-reminders", "1"), ("until", "")])
        #expect(visitor.page.contains("May see doses, and change the times and reminders"))
        visitor.post("/care/\(connection)", [("set-heart-rate-limit", "1"), ("until", "")])
        #expect(visitor.page.contains("May change the heart rate’s limit"))
    }

    @Test(
        "A provider’s form changes only what it may, and nothing that is so already",
        arguments: [
            ([("setting", "set-goal"), ("value", "70")], 2), ([("setting", "set-goal"), ("value", "80")], 0),
            ([("setting", "set-goal"), ("value", "")], 2),
            ([("setting", "set-goal"), ("value", "170")], nil),
            ([("setting", "set-heart-rate-limit"), ("value", "70")], nil), ([("setting", "adherence")], nil),
            ([("setting", "set-everything")], nil), ([], nil),
        ] as [([(String, String)], Int?)])
    func form(fields: [(String, String)], count: Int?) throws {
        var sample = SamplePractice.medicines
        let request = CareRequested(
            connection: connection, provider: Identifier(high: 8, low: 8), name: try #require(Line("Ada")))
        sample.record(.careRequested(request))
        let scope = CareScope([.adherence, .setGoal])
        sample.record(.careGranted(CareGranted(connection: connection, scope: scope)))
        let found = try #require(sample.practice.careConnection(connection))
        let form = PatientSettingForm(Form(fields.map { (name: $0.0, value: $0.1) }))
        #expect(form.facts(of: found, in: sample.practice, at: SamplePractice.moment)?.count == count)
    }
}
