import HexisCore

/// One step of a survey: its text, its questions, and its buttons.
final class SurveyPage {
    private let asked: AskedSurvey
    private let form: SurveyStepForm
    private let address: String
    private let hidden: [(name: String, value: String)]
    private let progress: SurveyProgress?

    /// The form is sent to `address` with hidden fields. Without progress, the page stands alone and is simply saved.
    init(
        _ asked: AskedSurvey, _ form: SurveyStepForm, sentTo address: String,
        with hidden: [(name: String, value: String)], _ progress: SurveyProgress? = nil
    ) {
        self.asked = asked
        self.form = form
        self.address = address
        self.hidden = hidden
        self.progress = progress
    }

    func reply(_ practice: Practice, _ surroundings: Surroundings) -> Reply {
        let document = Document(form.step.title, in: asked.place, of: practice, with: surroundings)
        let page = document.page { html in
            html("header", .class("page-header survey")) { writeHeader(to: &$0) }
            html(ProblemSummary(problems: form.problems))
            writeForm(to: &html)
        }
        return .page(page, status: form.problems.isEmpty ? 200 : 422)
    }

    private func writeHeader(to html: inout HTML) {
        if let progress {
            html("p", text: SurveyWording.step(progress, of: asked.survey.title))
            html(
                "progress", .decorative, Attribute("value", progress.number),
                Attribute("max", progress.count), text: "")
        } else {
            html.backLink(to: asked.exit, CommonWording.back)
        }
        html("h1", language, direction, text: form.step.title)
    }

    private func writeForm(to html: inout HTML) {
        html(
            "form", .class(form.isAlone ? "panel questions survey alone" : "panel questions survey"),
            Attribute("method", "post"), Attribute("action", address), Attribute("novalidate", if: true),
            Attribute("data-colour", asked.colour?.name)
        ) { html in
            html(HiddenFields(hidden))
            html("div", .class("survey-asks"), language, direction) { writeQuestions(to: &$0) }
            writeMoves(to: &html)
        }
    }

    private func writeQuestions(to html: inout HTML) {
        if let text = form.step.text {
            html("p", .id(SurveyQuestionView.context), .class("survey-text"), text: text)
        }
        if let link = form.step.link {
            html("p") { html in html("a", .class("tall"), .href(link.address), text: link.text) }
        }
        if let more = form.step.more { html(Explanation(title: more.title, text: more.text)) }
        for place in form.step.questions.indices { html(SurveyQuestionView(form: form, place: place)) }
    }

    private func writeMoves(to html: inout HTML) {
        html("div", .class("buttons")) { writeButtons(to: &$0) }
        if progress != nil { write(.stop, "survey-stop", SurveyWording.stop, to: &html) }
    }

    /// The Enter key presses the first button.
    private func writeButtons(to html: inout HTML) {
        guard let progress else { return html("button", .class("button"), text: CommonWording.save) }
        let isLast = progress.isCertain && progress.number == progress.count
        write(.next, "button", isLast ? SurveyWording.done : SurveyWording.next, to: &html)
        if progress.number > 1 { write(.back, "button quiet", CommonWording.back, to: &html) }
        if form.step.isOptional { write(.skip, "button quiet", SurveyWording.skip, to: &html) }
    }

    @inline(never)
    private func write(_ move: SurveyMove, _ style: String, _ text: String, to html: inout HTML) {
        html("button", .class(style), .name(SurveyMove.field), .value(move.name), text: text)
    }

    private var language: Attribute { Attribute("lang", asked.survey.language) }
    /// The text direction. For a survey in a language of its own, its first letters determine it.
    private var direction: Attribute { Attribute("dir", asked.survey.language.map { _ in "auto" }) }
}

/// The buttons of a step. Each keeps the valid answers of its page.
enum SurveyMove: Int, Choice {
    case next = 0
    case back, skip, stop

    static var field: String { "move" }

    var name: String {
        switch self {
        case .next: "next"
        case .back: "back"
        case .skip: "skip"
        case .stop: "stop"
        }
    }
}
