import HexisCore

/// One request within a run of a survey.
struct SurveyVisit {
    let asked: AskedSurvey
    let run: SurveyRun
    let request: Request
    let practice: Practice
    let surroundings: Surroundings

    private var address: String { "/surveys/\(run.id)" }
    private var path: [SurveyStep] { run.path(through: asked.survey) }
    private func address(of step: SurveyStep) -> String { "\(address)/\(step.key.text)" }

    /// Where it goes on: at the first step that is open, or at the last one, from where it can be finished.
    var next: String {
        if run.isFinished { return asked.goal ?? address }
        return (run.nextStep(in: asked.survey) ?? path.last).map { address(of: $0) } ?? address
    }

    /// The run itself, once it is finished or left; else the step at which it stands.
    func show() -> Reply? {
        if run.state == .open { return path.isEmpty ? nil : .redirect(to: next) }
        return .page(
            SurveyEndPage(
                asked: asked, run: run, next: next, practice: practice, surroundings: surroundings
            ).page())
    }

    /// A step that was not reached yet, or is not on the way any more, leads to where the run stands.
    func reply(_ step: SurveyStep) -> Reply {
        guard !run.isFinished, let place = path.firstIndex(where: { $0.key == step.key }),
            path[..<place].allSatisfy({ run.isAnswered($0) })
        else { return .redirect(to: next) }
        return request.method == .get ? page(SurveyStepForm(step, in: run)) : take(step, at: place)
    }

    private func take(_ step: SurveyStep, at place: Int) -> Reply {
        let sent = SurveyStepForm(step, sent: request.form)
        switch request.form[SurveyMove.field].flatMap({ SurveyMove(name: $0) }) ?? .next {
        case .skip where step.isOptional: return goOn(from: step, sent.skipped)
        case .next, .skip: return sent.problems.isEmpty ? goOn(from: step, sent) : page(sent)
        case .back:
            return record(given(sent), to: place > 0 ? address(of: path[place - 1]) : address(of: step))
        case .stop:
            return record(given(sent), [.surveyCancelled(SurveyCancelled(run: run.id))], to: address)
        }
    }

    /// To the next step of the way as these answers make it; after the last one the survey is finished.
    private func goOn(from step: SurveyStep, _ form: SurveyStepForm) -> Reply {
        let said = news(form)
        let later = run.answering(said)
        let path = later.path(through: asked.survey)
        let place = path.firstIndex { $0.key == step.key } ?? 0
        if place + 1 < path.count { return record(said, to: address(of: path[place + 1])) }
        let finished = SurveyFinished(run: run.id, at: now)
        let facts = asked.facts(later.result(of: asked.survey))
        return record(said, [.surveyFinished(finished)] + facts, to: asked.goal ?? address)
    }

    /// What was answered on a page that is left before it is done. What is empty there was not left out yet.
    private func given(_ form: SurveyStepForm) -> [SurveyAnswered] {
        news(form).filter { $0.answer != nil }
    }

    /// What was not said in the same words before.
    private func news(_ form: SurveyStepForm) -> [SurveyAnswered] {
        form.said(in: run, from: started, to: now).filter { said in
            guard let earlier = run.said(to: said.step) else { return true }
            return earlier.answer != said.answer
        }
    }

    /// Never inlined: each of its callers would hold it.
    @inline(never)
    private func record(_ said: [SurveyAnswered], _ facts: [Fact] = [], to address: String) -> Reply {
        var recorder = Recorder(request, practice, surroundings)
        if !recorder.isRepeated {
            for answer in said { recorder.record(.surveyAnswered(answer)) }
            for fact in facts { recorder.record(fact) }
        }
        return .redirect(to: address, recording: recorder.entries)
    }

    private var now: Instant { surroundings.moment.instant }

    /// When the page was shown, as it says itself; never later than now.
    private var started: Instant {
        let milliseconds = request.form["started"].flatMap { JSON.number($0).integer }
        return milliseconds.flatMap { Instant(milliseconds: $0) }.map { min($0, now) } ?? now
    }

    /// Never inlined: each of its callers would hold it.
    @inline(never)
    private func page(_ form: SurveyStepForm) -> Reply {
        let hidden = [
            surroundings.formIdentifier(run.id, 100),
            ("started", request.form["started"] ?? "\(now.milliseconds)"),
        ]
        return .page(
            SurveyPage(
                asked: asked, form: form, address: address(of: form.step), hidden: hidden,
                progress: run.progress(at: form.step.key, in: asked.survey), practice: practice,
                surroundings: surroundings
            ).page(),
            status: form.problems.isEmpty ? 200 : 422)
    }
}
