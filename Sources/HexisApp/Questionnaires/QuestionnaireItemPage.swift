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
    private var items: [QuestionnaireItem] { questionnaire.items.items }
    private var place: Int? { items.firstIndex { $0.number == number } }

    /// The whole document.
    public var bytes: [UInt8] {
        document.page { html in
            html.pageHeader(
                title, back: QuestionnairePage.address(of: questionnaire.id), questionnaire.title.text)
            html(ProblemSummary(problems: problems))
            writeForm(to: &html)
            if let place {
                writeOrder(place, to: &html)
                writeRemove(to: &html)
            }
        }.bytes
    }

    private var title: String { WritingWording.name(of: form.kind) }

    private var document: Document {
        Document(title, in: .settings, settings: settings, assets: surroundings.assets)
    }

    private func writeForm(to html: inout HTML) {
        html(
            "form", .class("panel fields"), Attribute("method", "post"), Attribute("action", address),
            Attribute("novalidate", if: true)
        ) { html in
            html(
                HiddenFields([surroundings.formIdentifier(questionnaire.id, 1533), ("kind", form.kind.name)]))
            html(QuestionnaireItemFields(form: form, problems: problems, items: items, place: place))
            html("button", .class("button"), text: CommonWording.save)
        }
    }

    private func writeOrder(_ place: Int, to html: inout HTML) {
        let entry = surroundings.formIdentifier(questionnaire.id, 1534)
        html("section", .class("group")) { html in
            html("h2", text: WritingWording.order)
            html(MoveButtons(action: "\(address)/move", place: place, count: items.count, fields: [entry]))
        }
    }

    private func writeRemove(to html: inout HTML) {
        html("form", .class("panel"), Attribute("method", "post"), Attribute("action", "\(address)/remove")) {
            html in
            html(HiddenFields([surroundings.formIdentifier(questionnaire.id, 1535)]))
            html("button", .class("button quiet"), text: WritingWording.removeItem)
        }
    }
}
