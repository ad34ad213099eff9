import HexisCore
import Testing

@testable import HexisApp

@Suite("Writing a question")
struct QuestionnaireFormTests {
    /// The fields of a form that is complete, then what is changed, then what is wrong.
    @Test(
        "What is wrong is said beside the field",
        arguments: [
            (.text, ["text": " "], ["text": WritingWording.noQuestion]),
            (.instruction, ["text": ""], ["text": WritingWording.noHeading]),
            (.text, ["text": String(repeating: "x", count: 101)], ["text": WritingWording.longLine]),
            (.text, ["hint": String(repeating: "x", count: 4001)], ["hint": WritingWording.longText]),
            (.choice, ["options": "Left"], ["options": WritingWording.optionCount(2...20)]),
            (.choice, ["options": "\n \r\n"], ["options": WritingWording.optionCount(2...20)]),
            (.choices, ["options": "Left\nLeft "], ["options": WritingWording.sameOption]),
            (
                .choices, ["options": "Left\n\(String(repeating: "x", count: 101))"],
                ["options": WritingWording.longOption]
            ),
            (.scale, ["lowest": ""], ["lowest": WritingWording.wholeNumber]),
            (.scale, ["lowest": "1.5"], ["lowest": WritingWording.wholeNumber]),
            (.scale, ["lowest": "10"], ["highest": WritingWording.notHigher]),
            (.scale, ["highest": "11"], ["highest": WritingWording.longScale]),
            (.scale, ["lowest-means": " "], ["lowest-means": WritingWording.noEnd]),
            (.number, ["lowest": "many"], ["lowest": WritingWording.wholeNumber]),
            (.number, ["highest": "9999999999"], ["highest": WritingWording.wholeNumber]),
            (.number, ["lowest": "7", "highest": "7"], ["highest": WritingWording.notHigher]),
            (.number, ["lowest": "", "highest": ""], [:]), (.day, [:], [:]), (.yesOrNo, [:], [:]),
        ] as [(QuestionnaireItem.Kind, [String: String], [String: String])])
    func wrong(kind: QuestionnaireItem.Kind, change: [String: String], problems: [String: String]) {
        let form = form(kind, change)
        #expect(Dictionary(uniqueKeysWithValues: form.problems.map { ($0.field, $0.message) }) == problems)
        #expect((form.item(number: 1) == nil) == !problems.isEmpty)
    }

    private func form(_ kind: QuestionnaireItem.Kind, _ change: [String: String] = [:])
        -> QuestionnaireItemForm
    {
        let fields = [
            "text": "Where?", "hint": "Point at it.", "options": "Left\r\nRight\r\n", "lowest": "0",
            "highest": "10", "lowest-means": "none", "highest-means": "worst", "unit": "h", "optional": "1",
            "same-page": "1", "answer": "1", "target": "3",
        ].merging(change) { $1 }
        return QuestionnaireItemForm(kind, sent: Form(fields.map { ($0.key, $0.value) }))
    }

    @Test("An item is read into the form that makes it again", arguments: QuestionnaireItem.Kind.allCases)
    func again(kind: QuestionnaireItem.Kind) throws {
        let item = try #require(form(kind).item(number: 4))
        #expect(QuestionnaireItemForm(item).item(number: 4) == item)
        #expect(item.isOptional == kind.isQuestion && item.isOnSamePage == kind.isQuestion)
        let hasJump = [.yesOrNo, .choice, .choices].contains(kind)
        #expect(item.jump == (hasJump ? QuestionnaireItem.Jump(answer: 1, item: 3) : nil))
        let toEnd = try #require(form(kind, ["target": "end"]).item(number: 4))
        #expect(toEnd.jump == (hasJump ? QuestionnaireItem.Jump(answer: 1, item: nil) : nil))
        #expect(QuestionnaireItemForm(toEnd).item(number: 4) == toEnd)
        #expect(form(kind, ["answer": ""]).item(number: 4)?.jump == nil)
        #expect(form(kind, ["answer": "9"]).item(number: 4)?.jump == nil)
    }

    private func questionnaire(_ id: UInt64, _ form: QuestionnaireItemForm) throws -> Questionnaire {
        let title = try #require(Line("Sleep"))
        let item = try #require(form.item(number: 1))
        let items = try #require(QuestionnaireItems([item]))
        return Questionnaire(id: Identifier(high: 0, low: id), title: title, items: items)
    }

    private let today = Day(year: 2026, month: 11, day: 21) ?? .first

    @Test(
        "Only a questionnaire with questions can be given, from today on",
        arguments: [
            (1, "2026-11-21", []), (1, "2026-11-20", ["first"]), (1, "soon", ["first"]),
            (2, "2026-11-21", ["questionnaire"]), (3, "", ["questionnaire", "first"]),
        ])
    func give(questionnaire: UInt64, first: String, problems: [String]) throws {
        let library = try [form(.text), form(.instruction)].enumerated().map { number, form in
            try self.questionnaire(UInt64(number + 1), form)
        }
        let sent = Form([
            ("questionnaire", "\(Identifier(high: 0, low: questionnaire))"), ("rhythm", "7"),
            ("first", first),
        ])
        let form = PatientQuestionnaireForm(sent, from: library, today: today)
        #expect(form.problems.map(\.field) == problems)
        let most = PatientQuestionnaireForm.most
        #expect(PatientQuestionnaireForm(sent, from: library, asked: most - 1, today: today) == form)
        let full = PatientQuestionnaireForm(sent, from: library, asked: most, today: today)
        #expect(full.problems.map(\.field).contains("questionnaire"))
        let fact = form.fact(of: Identifier(high: 0, low: 5), id: Identifier(high: 0, low: 6), from: library)
        #expect((fact == nil) == !problems.isEmpty)
    }

    @Test(
        "A rhythm that is not offered asks once", arguments: [("0", nil), ("7", 7), ("5", nil), ("x", nil)])
    func rhythm(typed: String, interval: Int64?) throws {
        let one = try questionnaire(1, form(.text))
        let sent = Form([("questionnaire", "\(one.id)"), ("rhythm", typed), ("first", "2026-11-21")])
        let fact = PatientQuestionnaireForm(sent, from: [one], today: today)
            .fact(of: Identifier(high: 0, low: 5), id: Identifier(high: 0, low: 6), from: [one])
        guard case .care(.careQuestionnaireGiven(let given)) = fact else {
            Issue.record("nothing was given")
            return
        }
        #expect(given.interval == interval && given.items == one.items)
    }
}
