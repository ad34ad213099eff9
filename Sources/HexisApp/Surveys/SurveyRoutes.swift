import HexisCore

/// Beginning surveys, and going through them a page at a time.
struct SurveyRoutes {
    let shelf: SurveyShelf
    let request: Request
    let practice: Practice
    let surroundings: Surroundings

    /// What answers below `/surveys`; `nil` where there is nothing.
    func reply(_ path: [String]) -> Reply? {
        guard let first = path.first else { return request.method == .post ? begin() : nil }
        guard let run = Identifier(first).flatMap({ practice.surveyRun($0) }),
            let asked = shelf.survey(run.survey, run.subject, practice)
        else { return nil }
        let visit = SurveyVisit(
            asked: asked, run: run, request: request, practice: practice, surroundings: surroundings)
        if path.count == 1 { return request.method == .get ? visit.show() : nil }
        guard path.count == 2, let step = asked.survey.steps.first(where: { $0.key.text == path[1] })
        else { return nil }
        return visit.reply(step)
    }

    /// Goes on with a survey that was not finished; begins it otherwise.
    private func begin() -> Reply? {
        guard let key = request.form["survey"].flatMap({ SurveyKey(text: $0) }) else { return nil }
        let subject = request.form["subject"].flatMap { Identifier($0) }
        guard let asked = shelf.survey(key, subject, practice) else { return nil }
        var recorder = Recorder(request, practice, surroundings)
        let started = SurveyStarted(
            run: recorder.newIdentifier, survey: key, version: asked.survey.version, subject: subject)
        let known = practice.unfinishedRun(of: key, about: subject) ?? practice.surveyRun(started.run)
        if known == nil { recorder.record(.surveyStarted(started)) }
        let visit = SurveyVisit(
            asked: asked, run: known ?? SurveyRun(started), request: request, practice: practice,
            surroundings: surroundings)
        return .redirect(to: visit.next, recording: recorder.entries)
    }
}
