import HexisCore

/// The fields of one question of a questionnaire, or of something to read between them.
struct QuestionnaireItemFields: View {
    let form: QuestionnaireItemForm
    let problems: [Problem]
    /// Those that the questionnaire has already.
    let items: [QuestionnaireItem]
    /// The position among them; `nil` for a new one.
    let place: Int?

    func write(to html: inout HTML) {
        let isQuestion = form.kind.isQuestion
        write(isQuestion ? WritingWording.question : WritingWording.heading, "text", form.text, to: &html)
        writeHint(to: &html)
        if form.hasOptions { writeOptions(to: &html) }
        if form.hasBounds { writeBounds(to: &html) }
        guard isQuestion else { return }
        writeSwitches(to: &html)
        if form.hasJump, let place { writeJump(from: place, to: &html) }
    }

    private func write(
        _ label: String, _ name: String, _ value: String, isNumber: Bool = false, to html: inout HTML
    ) {
        html(
            TextField(
                label: label, name: name, value: value, problem: problems[name],
                keyboard: isNumber ? "numeric" : nil))
    }

    private func writeHint(to html: inout HTML) {
        let isQuestion = form.kind.isQuestion
        html(
            TextField(
                label: isQuestion ? WritingWording.hint : WritingWording.text, name: "hint", value: form.hint,
                problem: problems["hint"], rows: isQuestion ? 2 : 6))
    }

    private func writeOptions(to html: inout HTML) {
        html(
            TextField(
                label: WritingWording.options, name: "options", value: form.options,
                hint: WritingWording.optionsHint, problem: problems["options"], rows: 6))
    }

    private func writeBounds(to html: inout HTML) {
        html("div", .class("pair")) { html in
            write(WritingWording.lowest, "lowest", form.lowest, isNumber: true, to: &html)
            write(WritingWording.highest, "highest", form.highest, isNumber: true, to: &html)
        }
        if form.kind == .scale {
            writeEnds(to: &html)
        } else {
            write(WritingWording.unit, "unit", form.unit, to: &html)
        }
    }

    private func writeEnds(to html: inout HTML) {
        html("div", .class("pair")) { html in
            write(WritingWording.lowestMeans, "lowest-means", form.lowestMeans, to: &html)
            write(WritingWording.highestMeans, "highest-means", form.highestMeans, to: &html)
        }
    }

    private func writeSwitches(to html: inout HTML) {
        html(Switch(name: "optional", label: WritingWording.optional, isOn: form.isOptional))
        if place != 0, !items.isEmpty {
            html(Switch(name: "same-page", label: WritingWording.samePage, isOn: form.isOnSamePage))
        }
    }

    private func writeJump(from place: Int, to html: inout HTML) {
        html("h2", text: WritingWording.jump)
        writeJumpAnswer(to: &html)
        writeJumpTarget(after: place, to: &html)
    }

    private func writeJumpAnswer(to html: inout HTML) {
        html(
            SelectField(
                label: WritingWording.jumpAnswer, name: "answer",
                options: [("", WritingWording.noAnswer)]
                    + form.answers.enumerated().map { (value: "\($0)", text: $1) },
                selected: form.answer))
    }

    /// Only what comes later can be gone on with.
    private func writeJumpTarget(after place: Int, to html: inout HTML) {
        let later = items[(place + 1)...]
        html(
            SelectField(
                label: WritingWording.jumpTarget, name: "target",
                options: later.map { (value: "\($0.number)", text: $0.text.text) }
                    + [(QuestionnaireItemForm.end, WritingWording.end)],
                selected: form.target))
    }
}
