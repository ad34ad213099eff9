/// The way through a survey, as the answers make it.
extension SurveyRun {
    /// The steps in their order: those behind, and those ahead as far as nothing else is answered.
    ///
    /// Never inlined: in the browser, each of its callers would hold it.
    @inline(never)
    public func path(through survey: Survey) -> [SurveyStep] {
        var path: [SurveyStep] = []
        var next = 0
        while next < survey.steps.count {
            path.append(survey.steps[next])
            next = place(after: next, in: survey, on: path)
        }
        return path
    }

    /// The first step on the path that has not been answered; `nil` when there is none left.
    public func nextStep(on path: [SurveyStep]) -> SurveyStep? { path.first { !isAnswered($0) } }

    /// Whether everything that a step asks was answered or, where it may be, left out.
    @inline(never)
    public func isAnswered(_ step: SurveyStep) -> Bool {
        if step.questions.isEmpty { return said(to: step.key) != nil }
        return step.questions.allSatisfy { question in
            guard let said = said(to: question.key) else { return false }
            return said.answer != nil || question.isOptional
        }
    }

    /// The end is the place after the last step.
    private func place(after place: Int, in survey: Survey, on path: [SurveyStep]) -> Int {
        for rule in survey.steps[place].rules {
            var destination = survey.steps.count
            if let key = rule.destination {
                destination = survey.steps.firstIndex { $0.key == key } ?? place
            }
            if destination > place, let said = said(to: rule.question),
                path.contains(where: { $0.asks(rule.question) }), rule.condition.holds(for: said.answer)
            {
                return destination
            }
        }
        return place + 1
    }
}

extension SurveyStep {
    func asks(_ question: SurveyKey) -> Bool { questions.contains { $0.key == question } }
}

/// How far along a step is.
public struct SurveyProgress: Hashable, Sendable {
    /// Counted from 1.
    public let number: Int
    /// How many steps the path has; fewer or more once a rule ahead turns it.
    public let count: Int
    public let isCertain: Bool

    /// At the step of a path that stands at a place.
    public init(at place: Int, of path: [SurveyStep]) {
        number = place + 1
        count = path.count
        isCertain = path[place...].allSatisfy { $0.rules.isEmpty }
    }
}
