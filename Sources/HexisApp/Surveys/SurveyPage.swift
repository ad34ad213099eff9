import HexisCore

/// One step of a survey: what it says, what it asks, and the ways from here.
struct SurveyPage {
    let asked: AskedSurvey
    let form: SurveyStepForm
    /// Where the form is sent to.
    let address: String
    /// What it sends along.
    let hidden: [(name: String, value: String)]
    /// `nil` for a page that stands for itself: it is saved, and that is it.
    let progress: SurveyProgress?
    let practice: Practice
    let surroundings: Surroundings

    private var step: SurveyStep { form.step }
    private var language: String? { asked.survey.language }
    /// Of a survey in a language of its own the first letters say which way it runs.
    private var direction: String? { language.map { _ in "auto" } }

    func page() -> HTML {
        let document = Document(step.title, in: asked.place, of: practice, with: surroundings)
        return document.page { html in
            html("header", .class("page-header survey")) { html in
                if let progress { write(progress, to: &html) }
                if progress == nil {
                    html("a", .class("back-link"), .href(asked.exit), text: CommonWording.back)
                }
                html("h1", Attribute("lang", language), Attribute("dir", direction), text: step.title)
            }
            html(ProblemSummary(problems: form.problems))
            writeForm(to: &html)
        }
    }

    /// The id of what the step says: no key, so no question's.
    private var textName: String { "step:text" }

    private func write(_ progress: SurveyProgress, to html: inout HTML) {
        html("p", text: SurveyWording.step(progress, of: asked.survey.title))
        if progress.most == 1 { return }
        html(
            "progress", .decorative, Attribute("value", progress.number), Attribute("max", progress.most),
            text: "")
    }

    private func writeForm(to html: inout HTML) {
        html(
            "form", .class(form.isAlone ? "panel questions survey alone" : "panel questions survey"),
            Attribute("method", "post"), Attribute("action", address), Attribute("novalidate", if: true),
            Attribute("data-colour", asked.colour?.name)
        ) { html in
            html(HiddenFields(hidden))
            html("div", .class("survey-asks"), Attribute("lang", language), Attribute("dir", direction)) {
                writeQuestions(to: &$0)
            }
            writeMoves(to: &html)
        }
    }

    private func writeQuestions(to html: inout HTML) {
        if let text = step.text { html("p", .id(textName), .class("survey-text"), text: text) }
        if let more = step.more { html(Explanation(title: more.title, text: more.text)) }
        for (question, input) in zip(step.questions, form.inputs) {
            html(
                SurveyQuestionView(
                    question: question, input: input, problem: form.problems[question.key.text],
                    isAlone: form.isAlone, context: form.isAlone ? nil : step.text.map { _ in textName }))
        }
    }

    /// The first button is the one that the Enter key presses.
    private func writeMoves(to html: inout HTML) {
        html("div", .class("buttons")) { html in
            guard let progress else {
                html("button", .class("button"), text: CommonWording.save)
                return
            }
            let isLast = progress.isCertain && progress.number == progress.most
            write(.next, isLast ? SurveyWording.done : SurveyWording.next, to: &html)
            if progress.number > 1 { write(.back, CommonWording.back, to: &html) }
            if step.isOptional { write(.skip, SurveyWording.skip, to: &html) }
        }
        if progress != nil {
            html(
                "button", .class("survey-stop"), .name(SurveyMove.field), .value(SurveyMove.stop.name),
                text: SurveyWording.stop)
        }
    }

    private func write(_ move: SurveyMove, _ text: String, to html: inout HTML) {
        html(
            "button", .class(move == .next ? "button" : "button quiet"), .name(SurveyMove.field),
            .value(move.name), text: text)
    }
}

/// The ways from a step. Each keeps what is right on its page.
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

/// A survey that was finished, or left on the way.
struct SurveyEndPage {
    let asked: AskedSurvey
    let run: SurveyRun
    /// Where it goes on.
    let next: String
    let practice: Practice
    let surroundings: Surroundings

    func page() -> HTML {
        let title = run.isFinished ? SurveyWording.thanksTitle : SurveyWording.stoppedTitle
        return Document(title, in: asked.place, of: practice, with: surroundings).page { html in
            html("section", .class("empty")) { html in
                html("p", .class("hint"), text: asked.survey.title)
                html("h1", text: title)
                html("p", text: run.isFinished ? asked.thanks : SurveyWording.stopped)
                html("div", .class("buttons")) { html in
                    if run.isFinished {
                        html("a", .class("button"), .href(asked.exit), text: CommonWording.close)
                    } else {
                        html("a", .class("button"), .href(next), text: SurveyWording.goOn)
                        html("a", .class("button quiet"), .href(asked.exit), text: SurveyWording.leave)
                    }
                }
            }
        }
    }
}
