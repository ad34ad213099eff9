/// The path through a survey that the answers determine.
extension SurveyRun {
    /// Returns the steps in order: those already answered, and those ahead as long as no answer changes.
    public func path(through survey: Survey) -> [SurveyStep] { path(through: survey, isLikely: false) }

    /// Returns the path, supposing that each question ahead gets the answer of its first rule, which is the most likely
    /// one: so many steps it will probably be.
    public func likelyPath(through survey: Survey) -> [SurveyStep] { path(through: survey, isLikely: true) }

    @inline(never)
    private func path(through survey: Survey, isLikely: Bool) -> [SurveyStep] {
        var path: [SurveyStep] = []
        var next = 0
        while next < survey.steps.count {
            path.append(survey.steps[next])
            next = place(after: next, in: survey, on: path, isLikely: isLikely)
        }
        return path
    }

    /// Returns the first unanswered step on the path; `nil` if there is none.
    public func nextStep(on path: [SurveyStep]) -> SurveyStep? { path.first { !isAnswered($0) } }

    /// Returns whether every question of a step was answered or, if optional, left out.
    @inline(never)
    public func isAnswered(_ step: SurveyStep) -> Bool {
        if step.questions.isEmpty { return said(to: step.key) != nil }
        return step.questions.allSatisfy { question in
            guard let said = said(to: question.key) else { return false }
            return said.answer != nil || question.isOptional
        }
    }

    /// Returns the index of the next step; the end is one after the last step.
    private func place(after place: Int, in survey: Survey, on path: [SurveyStep], isLikely: Bool) -> Int {
        for rule in survey.steps[place].rules {
            var destination = survey.steps.count
            if let key = rule.destination {
                destination = survey.steps.firstIndex { $0.key == key } ?? place
            }
            guard destination > place, path.contains(where: { $0.asks(rule.question) }) else { continue }
            let holds = said(to: rule.question).map { rule.condition.holds(for: $0.answer) } ?? isLikely
            if holds { return destination }
        }
        return place + 1
    }
}

extension SurveyStep {
    func asks(_ question: SurveyKey) -> Bool { questions.contains { $0.key == question } }
}

/// How far along a step is.
public struct SurveyProgress: Hashable, Sendable {
    /// The number of the step, counted from 1.
    public let number: Int
    /// The number of steps on the path, which a rule ahead may change.
    public let count: Int
    public let isCertain: Bool

    /// Takes the index of the step on the path.
    public init(at place: Int, of path: [SurveyStep]) {
        number = place + 1
        count = path.count
        isCertain = path[place...].allSatisfy { $0.rules.isEmpty }
    }
}
