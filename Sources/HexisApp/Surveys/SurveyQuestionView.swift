import HexisCore

/// A question with what it is answered with, and what was answered.
struct SurveyQuestionView: View {
    let question: SurveyQuestion
    let input: SurveyInput
    let problem: String?
    /// Its page asks nothing else: its heading is the question.
    let isAlone: Bool
    /// The id of what is said about all questions of the page; `nil` for nothing.
    let context: String?

    private var name: String { question.key.text }
    private var value: String { input.values.first ?? "" }
    private var hint: String? { SurveyWording.hint(question) }
    private var label: String { SurveyWording.label(question, isAlone: isAlone) }

    func write(to html: inout HTML) {
        switch question.format {
        case .number: writeField(to: &html, keyboard: "decimal")
        case .day: writeField(to: &html, type: "date")
        case .time: writeField(to: &html, type: "time")
        case .text(_, let isLong):
            if isLong { writeArea(to: &html) } else { writeField(to: &html) }
        case .scale(let scale):
            writeGroup(nil, to: &html) { html in
                html(SurveyScale(name: name, scale: scale, chosen: value))
            }
        case .choice(let choices):
            writeGroup("levels lined", to: &html) { html in
                html(SurveyOptions(question: question, choices: choices, input: input))
            }
        case .yesOrNo:
            let options = [
                SurveyFormat.Option("yes", SurveyWording.yes), SurveyFormat.Option("no", SurveyWording.no),
            ]
            writeGroup("levels lined", to: &html) { html in
                html(
                    SurveyOptions(
                        question: question, choices: SurveyFormat.Choices(options), input: input))
            }
        }
    }

    /// No field is cut off while somebody writes: what is too long is said, and nothing of it lost.
    private func writeField(to html: inout HTML, type: String = "text", keyboard: String? = nil) {
        html(
            TextField(
                label: label, name: name, value: value, hint: hint, problem: problem, type: type,
                isRequired: !question.isOptional, keyboard: keyboard))
    }

    private func writeArea(to html: inout HTML) {
        html("div", .class("field")) { html in
            html("label", Attribute("for", name), text: label)
            html(FieldNotes(field: name, hint: hint, problem: problem))
            html(
                "textarea", .id(name), .name(name), Attribute("rows", 5),
                Attribute("aria-invalid", problem.map { _ in "true" }),
                Attribute("aria-describedby", FieldNotes.ids(field: name, hint: hint, problem: problem)),
                text: value)
        }
    }

    /// What is read with a group: what is wrong, the hint, and what all questions have in common.
    private var description: String? {
        let notes = FieldNotes.ids(field: name, hint: hint, problem: problem)
        guard let context else { return notes }
        return notes.map { "\($0) \(context)" } ?? context
    }

    private func writeGroup(_ style: String?, to html: inout HTML, _ answers: (inout HTML) -> Void) {
        html(
            "fieldset", .id(name), Attribute("class", style),
            Attribute("aria-describedby", description)
        ) { html in
            html("legend", text: label)
            html(FieldNotes(field: name, hint: hint, problem: problem))
            answers(&html)
        }
    }
}

/// Numbers in a row, of which one is chosen.
struct SurveyScale: View {
    let name: String
    let scale: SurveyFormat.Scale
    let chosen: String

    /// So many targets stand side by side on the smallest phone; more go on below.
    private var isLong: Bool { scale.values.count > 7 }

    func write(to html: inout HTML) {
        html("div", .class(isLong ? "scale long" : "scale")) { html in
            for value in scale.values { write(value, to: &html) }
        }
        html("p", .class("scale-ends"), .decorative) { html in
            let (first, last) = (scale.values.lowerBound, scale.values.upperBound)
            html("span", text: isLong ? SurveyWording.value(first, of: scale) : scale.lowest)
            html("span", text: isLong ? SurveyWording.value(last, of: scale) : scale.highest)
        }
    }

    private func write(_ value: Int, to html: inout HTML) {
        html("label") { html in
            html.void(
                "input", .type("radio"), .name(name), .value("\(value)"),
                .label(SurveyWording.value(value, of: scale)), Attribute("checked", if: chosen == "\(value)"))
            html("span", .decorative, text: "\(value)")
        }
    }
}

/// Options, of which one or several are chosen, and room for another.
struct SurveyOptions: View {
    let question: SurveyQuestion
    let choices: SurveyFormat.Choices
    let input: SurveyInput

    func write(to html: inout HTML) {
        html("div") { html in
            for option in choices.options { write(option.key.text, option.text, option.hint, to: &html) }
            if let other = choices.other { write(SurveyInput.chosenOther, other, nil, to: &html) }
        }
        if choices.other != nil {
            html(
                TextField(
                    label: SurveyWording.namely, name: SurveyStepForm.other(question), value: input.other))
        }
    }

    private func write(_ value: String, _ text: String, _ line: String?, to html: inout HTML) {
        html(
            LinedChoice(
                name: question.key.text, value: value, text: text, line: line,
                isChosen: input.values.contains(value), isOneOfMany: choices.isMultiple))
    }
}
