import HexisCore

/// One request within a run of a survey.
final class SurveyVisit {
    private let asked: AskedSurvey
    private let run: SurveyRun
    private let path: [SurveyStep]
    private let routes: SurveyRoutes

    @inline(never)
    init(_ asked: AskedSurvey, _ run: SurveyRun, _ routes: SurveyRoutes) {
        self.asked = asked
        self.run = run
        self.routes = routes
        path = run.path(through: asked.survey)
    }

    @inline(never)
    private func address(of step: SurveyStep? = nil) -> String {
        let address = "/surveys/\(run.id)"
        return step.map { "\(address)/\($0.key.text)" } ?? address
    }

    /// The address to continue at: the first open step, else the last one, from which the survey can be finished.
    var next: String {
        if run.finishedAt != nil { return asked.goal ?? address() }
        return address(of: run.nextStep(on: path) ?? path.last)
    }

    /// The page of a step, or of the run itself for `nil`. A step that was not reached yet or is no longer on the
    /// path redirects to the run's current step.
    func reply(_ name: String?) -> Reply? {
        guard let name else { return routes.request.method == .get ? show() : nil }
        guard asked.survey.steps.contains(where: { $0.key.text == name }) else { return nil }
        guard run.finishedAt == nil, let place = path.firstIndex(where: { $0.key.text == name }),
            path[..<place].allSatisfy({ run.isAnswered($0) })
        else { return .redirect(to: next) }
        if routes.request.method == .get { return page(SurveyStepForm(path[place], in: run), place) }
        return take(SurveyStepForm(path[place], sent: routes.request.form), place)
    }

    private func take(_ form: SurveyStepForm, _ place: Int) -> Reply {
        var move = routes.request.form[SurveyMove.field].flatMap { SurveyMove(name: $0) } ?? .next
        if move == .skip && !form.step.isOptional { move = .next }
        if move == .next && !form.problems.isEmpty { return page(form, place) }
        let said = news(form, move)
        switch move {
        case .back: return record(said, [], to: address(of: path[max(place - 1, 0)]))
        case .stop: return record(said, [.surveyCancelled(SurveyCancelled(run: run.id))], to: address())
        case .next, .skip: return goOn(place, said)
        }
    }

    /// The answers on a page that differ from those recorded before. Leaving for another page does not count its
    /// empty fields as skipped.
    private func news(_ form: SurveyStepForm, _ move: SurveyMove) -> [SurveyAnswered] {
        var news: [SurveyAnswered] = []
        for (place, key) in form.step.keys.enumerated() {
            let answer = move == .skip || form.answers.isEmpty ? nil : form.answers[place]
            if answer == nil, move == .back || move == .stop { continue }
            if let earlier = run.said(to: key), earlier.answer == answer { continue }
            news.append(answered(key, answer))
        }
        return news
    }

    private func answered(_ key: SurveyKey, _ answer: SurveyAnswer?) -> SurveyAnswered {
        SurveyAnswered(
            run: run.id, survey: asked.survey.key, step: key, answer: answer, started: shown, ended: now)
    }

    /// Goes to the next step on the path that these answers determine; after the last one, finishes the survey.
    private func goOn(_ place: Int, _ said: [SurveyAnswered]) -> Reply {
        let later = run.answering(said)
        let path = later.path(through: asked.survey)
        if place + 1 < path.count { return record(said, [], to: address(of: path[place + 1])) }
        let today = routes.surroundings.moment.today
        let facts = asked.facts(SurveyResult(of: later, through: asked.survey, on: today))
        return record(
            said, [.surveyFinished(SurveyFinished(run: run.id, at: now))] + facts,
            to: asked.goal ?? address())
    }

    /// Never inlined, so that the wasm module holds it once rather than in every caller.
    @inline(never)
    private func record(_ said: [SurveyAnswered], _ facts: [Fact], to address: String) -> Reply {
        let recorder = Recorder(routes.request, routes.practice, routes.surroundings)
        return recorder.reply(
            recording: said.map { .surveyAnswered($0) } + facts, thenTo: address)
    }

    private var now: Instant { routes.surroundings.moment.instant }

    /// When the page was shown, according to its form; never later than now.
    private var shown: Instant {
        let milliseconds = routes.request.form["started"].flatMap { JSON.number($0).integer }
        return milliseconds.flatMap { Instant(milliseconds: $0) }.map { min($0, now) } ?? now
    }

    private func page(_ form: SurveyStepForm, _ place: Int) -> Reply {
        let surroundings = routes.surroundings
        let hidden: [(name: String, value: String)] = [
            surroundings.formIdentifier(run.id, 100),
            ("started", routes.request.form["started"] ?? "\(now.milliseconds)"),
        ]
        let progress = SurveyProgress(at: place, of: run.likelyPath(through: asked.survey))
        return SurveyPage(asked, form, sentTo: address(of: form.step), with: hidden, progress)
            .reply(routes.practice, surroundings)
    }

    /// The run itself once it is finished or left, else its current step.
    private func show() -> Reply? {
        let isFinished = run.finishedAt != nil
        if !isFinished && !run.isCancelled { return path.isEmpty ? nil : .redirect(to: next) }
        let title = isFinished ? SurveyWording.thanksTitle : SurveyWording.stoppedTitle
        let document = Document(title, in: asked.place, of: routes.practice, with: routes.surroundings)
        let page = document.page { html in
            html("section", .class("empty")) { writeEnd(title, isFinished, to: &$0) }
        }
        return .page(page)
    }

    private func writeEnd(_ title: String, _ isFinished: Bool, to html: inout HTML) {
        html("h1", text: title)
        html("p", text: isFinished ? SurveyWording.thanks : SurveyWording.stopped)
        html("div", .class("buttons")) { html in
            if !isFinished { html("a", .class("button"), .href(next), text: SurveyWording.goOn) }
            html(
                "a", .class(isFinished ? "button" : "button quiet"), .href(asked.exit),
                text: isFinished ? CommonWording.close : SurveyWording.leave)
        }
    }
}
