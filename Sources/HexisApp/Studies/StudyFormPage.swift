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
        let document = Document(title, in: .settings, settings: settings, assets: surroundings.assets)
        return document.page { html in
            writeHeader(to: &html)
            html(ProblemSummary(problems: problems))
            writeForm(to: &html)
        }.bytes
    }

    private var title: String { study == nil ? StudiesWording.new : StudiesWording.terms }

    private func writeHeader(to html: inout HTML) {
        guard let study else {
            return html.pageHeader(title, back: StudiesPage.address, StudiesWording.title)
        }
        html.pageHeader(
            title, back: StudyPage.address(of: study), StudiesWording.study, lead: StudiesWording.changeText)
    }

    private func writeForm(to html: inout HTML) {
        html(
            "form", .class("panel fields"), Attribute("method", "post"), Attribute("action", address),
            Attribute("novalidate", if: true)
        ) { html in
            html(HiddenFields([surroundings.formIdentifier(study, 1540)]))
            writeTexts(to: &html)
            writeTopics(to: &html)
            writeDays(to: &html)
            html("button", .class("button"), text: study == nil ? StudiesWording.begin : CommonWording.save)
        }
    }

    private func writeTexts(to html: inout HTML) {
        write(StudiesWording.name, "title", form.title, StudiesWording.nameHint, to: &html)
        write(StudiesWording.contact, "contact", form.contact, StudiesWording.contactHint, rows: 3, to: &html)
        write(StudiesWording.text, "text", form.text, StudiesWording.textHint, rows: 8, to: &html)
        write(
            StudiesWording.statements, "statements", form.statements, StudiesWording.statementsHint, rows: 3,
            to: &html)
    }

    private func write(
        _ label: String, _ name: String, _ value: String, _ hint: String, rows: Int? = nil,
        to html: inout HTML
    ) {
        html(
            TextField(
                label: label, name: name, value: value, hint: hint, problem: problems[name], rows: rows))
    }

    private func writeTopics(to html: inout HTML) {
        html("h2", text: StudiesWording.topics)
        if let problem = problems[StudyTopic.checkIns.name] {
            html("p", .class("problem"), text: problem)
        }
        for topic in StudyTopic.allCases { write(topic, to: &html) }
        html(Switch(name: StudyForm.dates, label: StudiesWording.dates, isOn: form.asksForDates))
        html("p", .class("hint"), text: StudiesWording.datesHint)
    }

    private func write(_ topic: StudyTopic, to html: inout HTML) {
        html(
            Switch(
                name: topic.name, label: TakingPartWording.name(of: topic),
                isOn: form.topics.contains(topic)))
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
