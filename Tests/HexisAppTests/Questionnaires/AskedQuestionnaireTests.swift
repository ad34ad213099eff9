import HexisCore
import Testing

@testable import HexisApp

/// The samples' day is Saturday, 21 November 2026, at 09:41.
@Suite("Questionnaires for the patient")
struct AskedQuestionnaireTests {
    private let connection = Identifier(high: 5, low: 5)
    private let given = Identifier(high: 6, low: 6)

    private func line(_ text: String) throws -> Line { try #require(Line(text)) }

    /// Somebody to whom Ada gave two questions, of which the second is asked after yes.
    private func asked(_ scope: [CareTopic] = [.questionnaires], every interval: Int64? = nil) throws
        -> Visitor
    {
        var sample = SamplePractice()
        let title = try line("Your <back>")
        let hurt = QuestionnaireItem(
            number: 1, kind: .yesOrNo, text: try line("Did it hurt?"),
            jump: QuestionnaireItem.Jump(answer: 1, item: nil))
        let place = QuestionnaireItem(number: 2, kind: .longText, text: try line("Where?"))
        let items = try #require(QuestionnaireItems([hurt, place]))
        let name = try line("Ada <3")
        sample.record(
            .careRequested(
                CareRequested(
                    connection: connection, provider: Identifier(high: 8, low: 8),
                    name: name)))
        sample.record(.careGranted(CareGranted(connection: connection, scope: CareScope(scope))))
        sample.record(
            .careQuestionnaireGiven(
                CareQuestionnaireGiven(
                    connection: connection, questionnaire: given, title: title, items: items,
                    first: SamplePractice.today, interval: interval)))
        return Visitor(sample.practice)
    }

    private func begin(_ visitor: inout Visitor) {
        visitor.post("/surveys", [("survey", "questionnaire"), ("subject", "\(given)")])
    }

    @Test("It is on Today until it is answered, step by step, and what was answered reaches the provider")
    func answer() throws {
        var visitor = try asked()
        for address in ["/today", "/care/\(connection)"] {
            visitor.get(address)
            #expect(visitor.page.contains("Your &lt;back&gt;"))
            #expect(visitor.page.contains("Ada &lt;3 asks you to answer this, and sees your answers."))
        }
        begin(&visitor)
        #expect(visitor.page.contains("Did it hurt?"))
        visitor.post(visitor.address, [("q1", ""), ("move", "next")])
        #expect(visitor.status == 422)
        visitor.post(visitor.address, [("q1", "yes"), ("move", "next")])
        #expect(visitor.page.contains("Where?"))
        visitor.post(visitor.address, [("q2", "Here"), ("move", "stop")])
        #expect(visitor.page.contains(SurveyWording.stopped))
        visitor.get("/today")
        #expect(
            visitor.page.contains("Your &lt;back&gt;") && visitor.page.contains(">\(SurveyWording.goOn)<"))
        begin(&visitor)
        #expect(visitor.page.contains(">Here</textarea>"))
        visitor.post(visitor.address, [("q2", "Here <b>"), ("move", "next")])
        #expect(visitor.page.contains(SurveyWording.thanks))
        visitor.get("/today")
        #expect(!visitor.page.contains("Your &lt;back&gt;"))
        let results = page(of: visitor.practice)
        #expect(results.contains("Here &lt;b&gt;") && results.contains(WritingWording.answered(1)))
    }

    /// What the provider sees.
    private func page(of practice: Practice) -> String {
        guard let connection = practice.careConnection(connection) else { return "" }
        let moment = SamplePractice.moment
        let surroundings = Surroundings(
            moment: moment, device: Identifier(high: 9, low: 9), random: Identifier(high: 1, low: 1))
        let page = PatientPage(
            summary: PatientSummary(
                connection, userName: "maria", of: practice, troubles: [], today: moment.today),
            practice: practice, moment: moment, settings: Settings(), surroundings: surroundings)
        return String(decoding: page.bytes, as: UTF8.self)
    }

    @Test("An answer that ends it leaves the rest out of what the provider sees")
    func early() throws {
        var visitor = try asked(every: 7)
        begin(&visitor)
        visitor.post(visitor.address, [("q1", "no"), ("move", "next")])
        #expect(visitor.page.contains(SurveyWording.thanks))
        #expect(page(of: visitor.practice).contains("Did it hurt?"))
        #expect(!page(of: visitor.practice).contains("Where?"))
    }

    @Test("Its reminder names it unless reminders are private, and is gone with the consent")
    func reminder() throws {
        var practice = try asked().practice
        let call = Occurrence(
            .questionnaire(given), on: SamplePractice.today, at: SamplePractice.moment.instant)
        #expect(practice.notification(of: call)?.title == "Your <back>")
        practice.add(entry(1, .reminderWordingChosen(ReminderWordingChosen(wording: .private))))
        #expect(practice.notification(of: call) == NotificationWording.privateReminder)
        practice.add(entry(2, .careEnded(CareEnded(connection: connection, party: .patient))))
        #expect(practice.notification(of: call) == nil)
    }

    private func entry(_ number: UInt64, _ fact: Fact) -> Entry {
        Entry(
            id: Identifier(high: 7, low: number), at: SamplePractice.moment.instant,
            device: Identifier(high: 9, low: 9), fact: fact)
    }

    @Test("Without the patient’s consent it is neither asked nor answered, and nothing of it is shown")
    func consent() throws {
        var visitor = try asked([.adherence])
        visitor.get("/today")
        #expect(!visitor.page.contains("Your &lt;back&gt;"))
        begin(&visitor)
        #expect(visitor.status == 404 && visitor.recorded.isEmpty)
        #expect(!page(of: visitor.practice).contains("Your &lt;back&gt;"))
        visitor.post("/surveys", [("survey", "questionnaire"), ("subject", "\(connection)")])
        #expect(visitor.status == 404)
        visitor.post("/surveys", [("survey", "questionnaire")])
        #expect(visitor.status == 404)
    }
}
