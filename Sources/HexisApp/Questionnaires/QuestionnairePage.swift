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
        document.page { html in
            writeHeader(to: &html)
            html(ProblemSummary(problems: titleForm?.problems ?? []))
            if !items.isEmpty { html(QuestionnaireItemList(items: items, address: address)) }
            writeKinds(to: &html)
            writeTitle(to: &html)
            if !items.isEmpty { writeDownload(to: &html) }
            writeRemove(to: &html)
        }.bytes
    }

    private var document: Document {
        Document(
            questionnaire.title.text, in: .settings, settings: settings, assets: surroundings.assets,
            notice: state == .saved ? Notice(text: WritingWording.saved) : nil)
    }

    private func writeHeader(to html: inout HTML) {
        html.pageHeader(
            questionnaire.title.text, back: QuestionnairesPage.address, WritingWording.title,
            lead: items.isEmpty ? WritingWording.empty : WritingWording.copyHint)
    }

    private func writeKinds(to html: inout HTML) {
        html("section", .class("group"), .id("add")) { html in
            html("h2", text: WritingWording.add)
            guard items.count < QuestionnaireItems.most else {
                html("p", text: WritingWording.tooManyItems(QuestionnaireItems.most))
                return
            }
            html("ul", .class("rows")) { html in
                for kind in QuestionnaireItem.Kind.allCases { write(kind, to: &html) }
            }
        }
    }

    private func write(_ kind: QuestionnaireItem.Kind, to html: inout HTML) {
        html(
            LinkRow(
                name: WritingWording.name(of: kind), line: WritingWording.example(of: kind),
                address: "\(address)/new?kind=\(kind.name)"))
    }

    private func writeTitle(to html: inout HTML) {
        html("details", .class("more"), Attribute("open", if: titleForm != nil)) { html in
            html("summary", text: WritingWording.rename)
            writeTitleForm(to: &html)
        }
    }

    private func writeTitleForm(to html: inout HTML) {
        html(
            "form", .class("fields"), Attribute("method", "post"), Attribute("action", address),
            Attribute("novalidate", if: true)
        ) { html in
            html(HiddenFields([surroundings.formIdentifier(questionnaire.id, 1531)]))
            html(titleField)
            html("button", .class("button"), text: CommonWording.save)
        }
    }

    private var titleField: TextField {
        TextField(
            label: WritingWording.name, name: "title", value: titleForm?.title ?? questionnaire.title.text,
            problem: titleForm?.problems["title"])
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
