/// What came of a run: the steps on its path with their answers, and when each was answered.
public struct SurveyResult: Sendable {
    public let run: SurveyRun
    /// Those that were reached, in their order. Answers beside the path are none of them.
    public let steps: [Step]

    public struct Step: Sendable {
        public let key: SurveyKey
        /// When its page was shown, and when it was sent.
        public let started: Instant
        public let ended: Instant
        /// What was said, without what was left out.
        public let answers: [Said]
    }

    public struct Said: Sendable {
        public let question: SurveyKey
        public let answer: SurveyAnswer
    }

    /// `nil` where it was left out, or is not on the path.
    public func answer(to question: SurveyKey) -> SurveyAnswer? {
        for step in steps {
            if let said = step.answers.first(where: { $0.question == question }) { return said.answer }
        }
        return nil
    }
}

extension SurveyRun {
    public func result(of survey: Survey) -> SurveyResult {
        SurveyResult(run: self, steps: path(through: survey).compactMap { result(of: $0) })
    }

    /// `nil` for a step that was not reached.
    private func result(of step: SurveyStep) -> SurveyResult.Step? {
        let keys = step.questions.isEmpty ? [step.key] : step.questions.map { $0.key }
        let said = keys.compactMap { self.said(to: $0) }
        guard let first = said.first else { return nil }
        return SurveyResult.Step(
            key: step.key, started: said.reduce(first.started) { min($0, $1.started) },
            ended: said.reduce(first.ended) { max($0, $1.ended) },
            answers: said.compactMap { said in
                said.answer.map { SurveyResult.Said(question: said.step, answer: $0) }
            })
    }
}
