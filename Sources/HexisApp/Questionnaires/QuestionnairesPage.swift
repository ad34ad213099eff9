public import HexisCore

/// The questionnaires that a care provider wrote, and the start of a new one.
public struct QuestionnairesPage: Sendable {
    private let practice: Practice
    private let surroundings: Surroundings
    private let state: State

    /// The outcome of the last form.
    public enum State: Equatable, Sendable {
        case fresh
        case removed
        case rejected(QuestionnaireTitleForm)
        /// There are as many as there may be.
        case tooMany
        /// The reason why a file could not be imported.
        case notImported(String)

        public var isRefused: Bool {
            switch self {
            case .fresh, .removed: false
            case .rejected, .tooMany, .notImported: true
            }
        }
    }

    public static var address: String { "/questionnaires" }
    /// Where a survey of ResearchKit is brought.
    public static var importAddress: String { "\(address)/import" }
    public static var noFile: String { WritingWording.noFile }
    public static var incomplete: String { WritingWording.incomplete }

    public init(_ practice: Practice, surroundings: Surroundings, state: State = .fresh) {
        self.practice = practice
        self.surroundings = surroundings
        self.state = state
    }

    /// The whole document.
    public var bytes: [UInt8] {
        let document = Document(
            WritingWording.title, in: .settings, settings: practice.settings, assets: surroundings.assets,
            notice: state == .removed ? Notice(text: WritingWording.removed) : nil)
        return document.page { html in
            writeHeader(to: &html)
            writeList(to: &html)
            writeNew(to: &html)
            writeImport(to: &html)
        }.bytes
    }

    private func writeHeader(to html: inout HTML) {
        html.pageHeader(
            WritingWording.title, back: PatientsPage.address, PatientsWording.title,
            lead: WritingWording.lead)
        html(ProblemSummary(problems: problems))
        if case .notImported(let reason) = state {
            html(ImportRefusal(title: HabitImportWording.failed, reason: reason))
        }
    }

    private func writeList(to html: inout HTML) {
        let all = practice.questionnaires.sorted { $0.title.text.lowercased() < $1.title.text.lowercased() }
        html("section", .class("group")) { html in
            if all.isEmpty { html("p", text: WritingWording.none) } else { write(all, to: &html) }
        }
    }

    private func write(_ questionnaires: [Questionnaire], to html: inout HTML) {
        html("ul", .class("rows")) { html in
            for questionnaire in questionnaires {
                html(
                    LinkRow(
                        name: questionnaire.title.text,
                        line: WritingWording.count(
                            questionnaire.items.items.count { $0.kind.isQuestion }),
                        address: QuestionnairePage.address(of: questionnaire.id)))
            }
        }
    }

    private var form: QuestionnaireTitleForm {
        if case .rejected(let form) = state { form } else { QuestionnaireTitleForm() }
    }

    private var problems: [Problem] {
        switch state {
        case .fresh, .removed, .notImported: []
        case .rejected(let form): form.problems
        case .tooMany: [Problem(field: "title", message: WritingWording.tooMany(Questionnaire.most))]
        }
    }

    private func writeImport(to html: inout HTML) {
        html("section", .class("panel")) { html in
            html("h2", text: WritingWording.importTitle)
            html(
                ImportForm(
                    action: QuestionnairesPage.importAddress, field: "survey", label: WritingWording.survey,
                    hint: WritingWording.surveyHint, accept: ".json,application/json",
                    button: WritingWording.importSurvey))
        }
    }

    private func writeNew(to html: inout HTML) {
        html(
            "form", .class("panel fields"), Attribute("method", "post"),
            Attribute("action", QuestionnairesPage.address), Attribute("novalidate", if: true)
        ) { html in
            html(HiddenFields([surroundings.formIdentifier(nil, 1530)]))
            html("h2", text: WritingWording.new)
            html(titleField)
            html("button", .class("button"), text: WritingWording.begin)
        }
    }

    private var titleField: TextField {
        TextField(
            label: WritingWording.name, name: "title", value: form.title, hint: WritingWording.nameHint,
            problem: problems["title"])
    }
}
