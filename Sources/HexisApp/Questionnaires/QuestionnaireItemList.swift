import HexisCore

/// The questions of a questionnaire in their order, each with a link to change it.
struct QuestionnaireItemList: View {
    let items: [QuestionnaireItem]
    /// The address of the questionnaire.
    let address: String

    func write(to html: inout HTML) {
        html("section", .class("group"), .label(WritingWording.questions)) { html in
            html("ol", .class("rows")) { html in
                for item in items { write(item, to: &html) }
            }
        }
    }

    private func write(_ item: QuestionnaireItem, to html: inout HTML) {
        html(
            LinkRow(
                id: "item-\(item.number)", name: item.text.text, line: line(item),
                address: "\(address)/\(item.number)"))
    }

    private func line(_ item: QuestionnaireItem) -> String {
        var line = WritingWording.name(of: item.kind)
        if item.isOptional { line += " · \(WritingWording.optional)" }
        return jump(from: item).map { "\(line) · \($0)" } ?? line
    }

    /// `nil` if the next item always follows.
    private func jump(from item: QuestionnaireItem) -> String? {
        guard let jump = item.jump else { return nil }
        let answers = QuestionnaireItemForm(item).answers
        guard answers.indices.contains(Int(clamping: jump.answer)) else { return nil }
        let target =
            jump.item.map { number in items.first { $0.number == number }?.text.text }
            ?? WritingWording.end
        return target.map { WritingWording.jump(after: answers[Int(clamping: jump.answer)], to: $0) }
    }
}
