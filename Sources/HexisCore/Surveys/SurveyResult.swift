/// The result of a run: the answers on its path, and when each step was answered.
public struct SurveyResult: Sendable {
    public let survey: Survey
    public let run: SurveyRun
    /// The person's day on which the run was finished; `nil` if it is not needed.
    public let day: Day?

    public init(of run: SurveyRun, through survey: Survey, on day: Day? = nil) {
        self.survey = survey
        self.run = run
        self.day = day
    }

    /// Returns the answer to a question; `nil` if it was left out, or is not on the path.
    public func answer(to question: SurveyKey) -> SurveyAnswer? {
        guard run.path(through: survey).contains(where: { $0.asks(question) }) else { return nil }
        return run.said(to: question)?.answer
    }

    public struct Step: Sendable {
        public let key: SurveyKey
        /// When the page was shown, and when it was submitted.
        public let started: Instant
        public let ended: Instant
        /// What was answered or left out on the page.
        public let said: [SurveyAnswered]
    }

    /// The steps that were reached, in order.
    public var steps: [Step] {
        run.path(through: survey).compactMap { step in
            let said = step.keys.compactMap { run.said(to: $0) }
            guard let started = said.map({ $0.started }).min(), let ended = said.map({ $0.ended }).max()
            else {
                return nil
            }
            return Step(key: step.key, started: started, ended: ended, said: said)
        }
    }
}
