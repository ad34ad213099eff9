public import HexisCore

/// One questionnaire that a care provider writes: its questions in their order.
public struct QuestionnairePage: Sendable {
    private let questionnaire: Questionnaire
    private let settings: Settings
    private let surroundings: Surroundings
    private let state: State

    /// The outcome of the last form.
    public enum State: Equatable, Sendable {
        case fresh
        case saved
        case rejected(QuestionnaireTitleForm)

        public var isRefused: Bool { if case .rejected = self { true } else { false } }
    }

    /// The name of the questionnaire as a file of ResearchKit.
    public static var file: String { "researchkit.json" }

    public static func address(of questionnaire: Identifier) -> String {
        "\(QuestionnairesPage.address)/\(questionnaire)"
    }

    public init(
        _ questionnaire: Questionnaire, settings: Settings, surroundings: Surroundings, state: State = .fresh
    ) {
        self.questionnaire = questionnaire
        self.settings = settings
        self.surroundings = surroundings
        self.state = state
    }

    private var address: String { QuestionnairePage.address(of: questionnaire.id) }
    private var items: [QuestionnaireItem] { questionnaire.items.items }

    private var titleForm: QuestionnaireTitleForm? {
        if case .rejected(let form) = state { form } else { nil }
    }

    /// The whole document.
    public var bytes: [UInt8] {
        let document = Document(
            questionnaire.title.text, in: .settings, settings: settings, assets: surroundings.assets,
            notice: state == .saved ? Notice(text: WritingWording.saved) : nil)
        return document.page { html in
            html.pageHeader(
                questionnaire.title.text, back: QuestionnairesPage.address, WritingWording.title,
                lead: items.isEmpty ? WritingWording.empty : WritingWording.copyHint)
            html(ProblemSummary(problems: titleForm?.problems ?? []))
            if !items.isEmpty { writeItems(to: &html) }
            writeKinds(to: &html)
            writeTitle(to: &html)
            if !items.isEmpty { writeDownload(to: &html) }
            writeRemove(to: &html)
        }.bytes
    }

    private func writeItems(to html: inout HTML) {
        html("section", .class("group"), .label(WritingWording.questions)) { html in
            html("ol", .class("rows")) { html in
                for item in items {
                    html(
                        LinkRow(
                            id: "item-\(item.number)", name: item.text.text, line: line(item),
                            address: "\(address)/\(item.number)"))
                }
            }
        }
    }

    private func line(_ item: QuestionnaireItem) -> String {
        var line = WritingWording.name(of: item.kind)
        if item.isOptional { line += " · \(WritingWording.optional)" }
        guard let jump = item.jump else { return line }
        let answers = QuestionnaireItemForm(item).answers
        guard answers.indices.contains(Int(clamping: jump.answer)) else { return line }
        let target =
            jump.item.map { number in items.first { $0.number == number }?.text.text }
            ?? WritingWording.end
        return target.map {
            "\(line) · \(WritingWording.jump(after: answers[Int(clamping: jump.answer)], to: $0))"
        } ?? line
    }

    private func writeKinds(to html: inout HTML) {
        html("section", .class("group"), .id("add")) { html in
            html("h2", text: WritingWording.add)
            guard items.count < QuestionnaireItems.most else {
                html("p", text: WritingWording.tooManyItems(QuestionnaireItems.most))
                return
            }
            html("ul", .class("rows")) { html in
                for kind in QuestionnaireItem.Kind.allCases {
                    html(
                        LinkRow(
                            name: WritingWording.name(of: kind), line: WritingWording.example(of: kind),
                            address: "\(address)/new?kind=\(kind.name)"))
                }
            }
        }
    }

    private func writeTitle(to html: inout HTML) {
        html("details", .class("more"), Attribute("open", if: titleForm != nil)) { html in
            html("summary", text: WritingWording.rename)
            html(
                "form", .class("fields"), Attribute("method", "post"), Attribute("action", address),
                Attribute("novalidate", if: true)
            ) { html in
                html(HiddenFields([surroundings.formIdentifier(questionnaire.id, 1531)]))
                html(
                    TextField(
                        label: WritingWording.name, name: "title",
                        value: titleForm?.title ?? questionnaire.title.text,
                        problem: titleForm?.problems["title"]))
                html("button", .class("button"), text: CommonWording.save)
            }
        }
    }

    private func writeDownload(to html: inout HTML) {
        html("p") { html in
            html(
                "a", .class("button quiet"), .href("\(address)/\(QuestionnairePage.file)"),
                Attribute("download", QuestionnairePage.file), text: WritingWording.download)
        }
    }

    private func writeRemove(to html: inout HTML) {
        html("form", .class("panel"), Attribute("method", "post"), Attribute("action", "\(address)/remove")) {
            html in
            html(HiddenFields([surroundings.formIdentifier(questionnaire.id, 1532)]))
            html("p", .class("hint"), text: WritingWording.removeText)
            html("button", .class("button quiet"), text: WritingWording.remove)
        }
    }
}
