public import HexisCore

/// Writing what a study asks people to agree to.
public struct StudyFormPage: Sendable {
    private let form: StudyForm
    private let study: Identifier?
    private let isFull: Bool
    private let settings: Settings
    private let surroundings: Surroundings

    public static var new: String { "\(StudiesPage.address)/new" }
    /// The end of the address at which a study is changed.
    public static var edit: String { "edit" }

    /// - Parameters:
    ///   - form: What was typed; `nil` for a form that was not filled in.
    ///   - study: The study that is changed; `nil` for a new one.
    ///   - isFull: Whether the researcher has as many studies as there may be.
    public init(
        _ form: StudyForm? = nil, of study: Identifier? = nil, isFull: Bool = false, settings: Settings,
        surroundings: Surroundings
    ) {
        self.form = form ?? StudyForm()
        self.study = study
        self.isFull = isFull
        self.settings = settings
        self.surroundings = surroundings
    }

    private var address: String {
        study.map { "\(StudyPage.address(of: $0))/\(StudyFormPage.edit)" } ?? StudyFormPage.new
    }

    private var problems: [Problem] {
        isFull ? [Problem(field: "title", message: StudiesWording.tooMany(Study.most))] : form.problems
    }

    /// The whole document.
    public var bytes: [UInt8] {
        let title = study == nil ? StudiesWording.new : StudiesWording.terms
        let document = Document(title, in: .settings, settings: settings, assets: surroundings.assets)
        return document.page { html in
            if let study {
                html.pageHeader(
                    title, back: StudyPage.address(of: study), StudiesWording.study,
                    lead: StudiesWording.changeText)
            } else {
                html.pageHeader(title, back: StudiesPage.address, StudiesWording.title)
            }
            html(ProblemSummary(problems: problems))
            html(
                "form", .class("panel fields"), Attribute("method", "post"), Attribute("action", address),
                Attribute("novalidate", if: true)
            ) { html in
                html(HiddenFields([surroundings.formIdentifier(study, 1540)]))
                writeTexts(to: &html)
                writeTopics(to: &html)
                writeDays(to: &html)
                html(
                    "button", .class("button"),
                    text: study == nil ? StudiesWording.begin : CommonWording.save)
            }
        }.bytes
    }

    private func writeTexts(to html: inout HTML) {
        html(
            TextField(
                label: StudiesWording.name, name: "title", value: form.title,
                hint: StudiesWording.nameHint, problem: problems["title"]))
        html(
            TextField(
                label: StudiesWording.contact, name: "contact", value: form.contact,
                hint: StudiesWording.contactHint, problem: problems["contact"], rows: 3))
        html(
            TextField(
                label: StudiesWording.text, name: "text", value: form.text, hint: StudiesWording.textHint,
                problem: problems["text"], rows: 8))
        html(
            TextField(
                label: StudiesWording.statements, name: "statements", value: form.statements,
                hint: StudiesWording.statementsHint, problem: problems["statements"], rows: 3))
    }

    private func writeTopics(to html: inout HTML) {
        html("h2", text: StudiesWording.topics)
        if let problem = problems[StudyTopic.checkIns.name] {
            html("p", .class("problem"), text: problem)
        }
        for topic in StudyTopic.allCases {
            html(
                Switch(
                    name: topic.name, label: TakingPartWording.name(of: topic),
                    isOn: form.topics.contains(topic)))
        }
        html(Switch(name: StudyForm.dates, label: StudiesWording.dates, isOn: form.asksForDates))
        html("p", .class("hint"), text: StudiesWording.datesHint)
    }

    private func writeDays(to html: inout HTML) {
        html(
            TextField(
                label: StudiesWording.first, name: "first", value: form.first, problem: problems["first"],
                type: "date"))
        html(
            TextField(
                label: StudiesWording.last, name: "last", value: form.last, problem: problems["last"],
                type: "date"))
    }
}
