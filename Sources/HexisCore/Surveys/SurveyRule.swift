/// Where a survey goes on when an earlier answer is a certain one.
///
/// It only ever leads on: a rule that points back, to its own step, or to no step at all is ignored. So a survey
/// always ends, whoever wrote it. A rule about a question that was not put to the person does not hold.
public final class SurveyRule: Sendable {
    /// Asked by the rule's own step or by an earlier one.
    public let question: SurveyKey
    public let condition: SurveyCondition
    /// The step to go on with; `nil` ends the survey.
    public let destination: SurveyKey?

    public init(if question: SurveyKey, _ condition: SurveyCondition, goTo destination: SurveyKey) {
        self.question = question
        self.condition = condition
        self.destination = destination
    }

    public init(endIf question: SurveyKey, _ condition: SurveyCondition) {
        self.question = question
        self.condition = condition
        destination = nil
    }
}

/// What an answer is compared with.
public enum SurveyCondition: Sendable {
    case equals(SurveyAnswer)
    /// This option is among those that were chosen.
    case contains(SurveyKey)
    case less(than: Amount)
    case greater(than: Amount)
    /// The question was put, and left out.
    case skipped

    func holds(for answer: SurveyAnswer?) -> Bool {
        guard let answer else {
            if case .skipped = self { return true }
            return false
        }
        switch self {
        case .equals(let other): return answer == other
        case .contains(let key): return answer.contains(key)
        case .less(let limit): return answer.number.map { $0 < limit } ?? false
        case .greater(let limit): return answer.number.map { $0 > limit } ?? false
        case .skipped: return false
        }
    }
}
