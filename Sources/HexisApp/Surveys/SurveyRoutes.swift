import HexisCore

/// Beginning surveys, and continuing those already begun.
struct SurveyRoutes: VisitRoutes {
    let shelf: SurveyShelf
    let visit: Visit

    /// Answers requests below `/surveys`; `nil` for an unknown address.
    func reply(_ path: [String]) -> Reply? {
        guard let first = path.first else { return request.method == .post ? begin() : nil }
        guard let run = Identifier(first).flatMap({ practice.surveyRun($0) }) else { return nil }
        return path.count > 2 ? nil : visit(run)?.reply(path.count == 2 ? path[1] : nil)
    }

    /// Continues an unfinished run of the survey, else begins one.
    private func begin() -> Reply? {
        guard let key = request.form["survey"].flatMap({ Line($0) }) else { return nil }
        let subject = request.form["subject"].flatMap { Identifier($0) }
        let recorder = Recorder(request, practice, surroundings)
        let id = recorder.newIdentifier
        let survey = SurveyKey(line: key)
        if let known = practice.unfinishedRun(of: survey, about: subject) ?? practice.surveyRun(id) {
            return visit(known).map { .redirect(to: $0.next) }
        }
        return begin(SurveyStarted(run: id, survey: survey, version: 0, subject: subject), recorder)
    }

    /// The survey itself determines the version.
    private func begin(_ begun: SurveyStarted, _ recorder: Recorder) -> Reply? {
        var (begun, recorder) = (begun, recorder)
        guard let asked = shelf.survey(begun, practice) else { return nil }
        begun.version = asked.survey.version
        recorder.record(.surveyStarted(begun))
        let visit = SurveyVisit(asked, SurveyRun(begun), self)
        return .redirect(to: visit.next, recording: recorder.entries)
    }

    private func visit(_ run: SurveyRun) -> SurveyVisit? {
        guard let begun = run.begun, let asked = shelf.survey(begun, practice) else { return nil }
        return SurveyVisit(asked, run, self)
    }
}
