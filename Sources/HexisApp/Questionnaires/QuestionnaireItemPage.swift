public import HexisCore

/// Writing one question of a questionnaire, or something to read between them.
public struct QuestionnaireItemPage: Sendable {
    private let questionnaire: Questionnaire
    /// `nil` for a new one.
    private let number: Int64?
    private let form: QuestionnaireItemForm
    private let isSent: Bool
    private let settings: Settings
    private let surroundings: Surroundings

    public init(
        _ form: QuestionnaireItemForm, of questionnaire: Questionnaire, number: Int64?, isSent: Bool = false,
        settings: Settings, surroundings: Surroundings
    ) {
        self.form = form
        self.questionnaire = questionnaire
        self.number = number
        self.isSent = isSent
        self.settings = settings
        self.surroundings = surroundings
    }

    private var address: String {
        let name = number.map { "\($0)" } ?? "new"
        return "\(QuestionnairePage.address(of: questionnaire.id))/\(name)"
    }

    private var problems: [Problem] { isSent ? form.problems : [] }
    private var place: Int? { questionnaire.items.items.firstIndex { $0.number == number } }

    /// The whole document.
    public var bytes: [UInt8] {
        let title = WritingWording.name(of: form.kind)
        let document = Document(title, in: .settings, settings: settings, assets: surroundings.assets)
        return document.page { html in
            html.pageHeader(
                title, back: QuestionnairePage.address(of: questionnaire.id), questionnaire.title.text)
            html(ProblemSummary(problems: problems))
            html(
                "form", .class("panel fields"), Attribute("method", "post"), Attribute("action", address),
                Attribute("novalidate", if: true)
            ) { html in
                html(
                    HiddenFields([
                        surroundings.formIdentifier(questionnaire.id, 1533), ("kind", form.kind.name),
                    ]))
                writeFields(to: &html)
                html("button", .class("button"), text: CommonWording.save)
            }
            if let place { writeOrder(place, to: &html) }
        }.bytes
    }

    private func writeFields(to html: inout HTML) {
        let isQuestion = form.kind.isQuestion
        write(isQuestion ? WritingWording.question : WritingWording.heading, "text", form.text, to: &html)
        html(
            TextField(
                label: isQuestion ? WritingWording.hint : WritingWording.text, name: "hint", value: form.hint,
                problem: problems["hint"], rows: isQuestion ? 2 : 6))
        if form.hasOptions {
            html(
                TextField(
                    label: WritingWording.options, name: "options", value: form.options,
                    hint: WritingWording.optionsHint, problem: problems["options"], rows: 6))
        }
        if form.hasBounds { writeBounds(to: &html) }
        guard isQuestion else { return }
        html(Switch(name: "optional", label: WritingWording.optional, isOn: form.isOptional))
        if place != 0, !questionnaire.items.items.isEmpty {
            html(Switch(name: "same-page", label: WritingWording.samePage, isOn: form.isOnSamePage))
        }
        if form.hasJump, let place { writeJump(place, to: &html) }
    }

    private func writeBounds(to html: inout HTML) {
        html("div", .class("pair")) { html in
            write(WritingWording.lowest, "lowest", form.lowest, isNumber: true, to: &html)
            write(WritingWording.highest, "highest", form.highest, isNumber: true, to: &html)
        }
        if form.kind == .scale {
            html("div", .class("pair")) { html in
                write(WritingWording.lowestMeans, "lowest-means", form.lowestMeans, to: &html)
                write(WritingWording.highestMeans, "highest-means", form.highestMeans, to: &html)
            }
        } else {
            write(WritingWording.unit, "unit", form.unit, to: &html)
        }
    }

    /// Only what comes later can be gone on with.
    private func writeJump(_ place: Int, to html: inout HTML) {
        let later = questionnaire.items.items[(place + 1)...]
        html("h2", text: WritingWording.jump)
        html(
            SelectField(
                label: WritingWording.jumpAnswer, name: "answer",
                options: [("", WritingWording.noAnswer)]
                    + form.answers.enumerated().map { (value: "\($0)", text: $1) },
                selected: form.answer))
        html(
            SelectField(
                label: WritingWording.jumpTarget, name: "target",
                options: later.map { (value: "\($0.number)", text: $0.text.text) }
                    + [(QuestionnaireItemForm.end, WritingWording.end)],
                selected: form.target))
    }

    private func writeOrder(_ place: Int, to html: inout HTML) {
        let entry = surroundings.formIdentifier(questionnaire.id, 1534)
        html("section", .class("group")) { html in
            html("h2", text: WritingWording.order)
            html(
                MoveButtons(
                    action: "\(address)/move", place: place, count: questionnaire.items.items.count,
                    fields: [entry]))
        }
        html("form", .class("panel"), Attribute("method", "post"), Attribute("action", "\(address)/remove")) {
            html in
            html(HiddenFields([surroundings.formIdentifier(questionnaire.id, 1535)]))
            html("button", .class("button quiet"), text: WritingWording.removeItem)
        }
    }

    private func write(
        _ label: String, _ name: String, _ value: String, isNumber: Bool = false, to html: inout HTML
    ) {
        html(
            TextField(
                label: label, name: name, value: value, problem: problems[name],
                keyboard: isNumber ? "numeric" : nil))
    }
}
