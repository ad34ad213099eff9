import HexisCore

/// A question with its input and the current answer.
struct SurveyQuestionView: View {
    let form: SurveyStepForm
    /// The index among the questions of the step.
    let place: Int

    private var question: SurveyQuestion { form.step.questions[place] }
    private var input: SurveyInput { form.inputs[place] }
    private var name: String { question.key.text }
    private var hint: String? { SurveyWording.hint(question) }
    private var problem: String? { form.problems[name] }
    private var label: String { SurveyWording.label(question, isAlone: form.isAlone) }

    func write(to html: inout HTML) {
        switch question.format {
        case .number: writeField(keyboard: "decimal", to: &html)
        case .day: writeField("date", to: &html)
        case .time: writeField("time", to: &html)
        case .text(_, let isLong): writeField(rows: isLong ? 5 : nil, to: &html)
        case .scale, .choice, .yesOrNo: writeGroup(to: &html)
        }
    }

    /// Fields have no maximum length: a text that is too long gets a message, and nothing of it is lost.
    ///
    /// Never inlined, so that the wasm module holds it once rather than in every caller.
    @inline(never)
    private func writeField(
        _ type: String = "text", keyboard: String? = nil, rows: Int? = nil, to html: inout HTML
    ) {
        html(
            TextField(
                label: label, name: name, value: input.text, hint: hint, problem: problem, type: type,
                isRequired: !question.isOptional, keyboard: keyboard, rows: rows))
    }

    private var isScale: Bool {
        if case .scale = question.format { return true }
        return false
    }

    /// The notes that describe a group: its problem, its hint, and the text that the page gives for all its
    /// questions.
    private var description: String? {
        let notes = FieldNotes.ids(field: name, hint: hint, problem: problem)
        if form.isAlone || form.step.text == nil { return notes }
        return "\(notes ?? "") \(SurveyQuestionView.context)"
    }

    /// The id of the page's text. It is not a valid key, so it cannot clash with a question's.
    static var context: String { "step:text" }

    private func writeGroup(to html: inout HTML) {
        html(
            "fieldset", .id(name), .class(isScale ? "scales" : "levels lined"),
            Attribute("aria-describedby", description)
        ) { html in
            html("legend", text: label)
            html(FieldNotes(field: name, hint: hint, problem: problem))
            writeAnswers(to: &html)
        }
    }

    private func writeAnswers(to html: inout HTML) {
        switch question.format {
        case .scale(let scale): html(SurveyScale(name: name, scale: scale, chosen: input.text))
        case .choice(let choices): write(choices, to: &html)
        default:
            html("div") { html in
                write("yes", SurveyWording.yes, to: &html)
                write("no", SurveyWording.no, to: &html)
            }
        }
    }

    private func write(_ choices: SurveyFormat.Choices, to html: inout HTML) {
        let isMultiple = choices.isMultiple
        html("div") { html in
            for option in choices.options {
                write(option.key.text, option.text, option.hint, isMultiple, to: &html)
            }
            if let other = choices.other { write(SurveyInput.chosenOther, other, nil, isMultiple, to: &html) }
        }
        if choices.other != nil { writeOther(to: &html) }
    }

    private func writeOther(to html: inout HTML) {
        let field = SurveyStepForm.other(name)
        html(TextField(label: SurveyWording.namely, name: field, value: input.other))
    }

    /// Never inlined, for the same reason.
    @inline(never)
    private func write(
        _ value: String, _ text: String, _ line: String? = nil, _ isMultiple: Bool = false,
        to html: inout HTML
    ) {
        html(
            LinedChoice(
                name: name, value: value, text: text, line: line,
                isChosen: words(of: input.text).contains(value), isOneOfMany: isMultiple))
    }
}
