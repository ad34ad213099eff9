/// A rule that makes a survey continue elsewhere after a certain earlier answer.
///
/// It only ever leads forward: a rule that points back, to its own step, or to no step at all is ignored. So every
/// survey ends, regardless of its author. A rule about a question that was not asked does not hold.
public final class SurveyRule: Sendable {
    /// The question, asked by the rule's own step or by an earlier one.
    public let question: SurveyKey
    public let condition: SurveyCondition
    /// The step to continue with; `nil` ends the survey.
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

/// The condition that an answer is checked against.
public enum SurveyCondition: Sendable {
    case equals(SurveyAnswer)
    /// This option is among those chosen.
    case contains(SurveyKey)
    case less(than: Amount)
    case greater(than: Amount)
    /// The question was asked, and left out.
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
