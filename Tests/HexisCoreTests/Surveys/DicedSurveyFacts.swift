@testable import HexisCore

extension Dice {
    mutating func surveyFact(_ kind: SurveyFact.Kind, of habit: Identifier) -> SurveyFact {
        switch kind {
        case .surveyStarted:
            .surveyStarted(
                SurveyStarted(
                    run: pauseName(), survey: surveyKey(), version: one(of: [Int64.min, 1, 2, Int64.max]),
                    subject: maybe(habit)))
        case .surveyAnswered:
            .surveyAnswered(
                SurveyAnswered(
                    run: pauseName(), survey: surveyKey(), step: surveyKey(), answer: surveyAnswer(),
                    started: Instant(clamping: Int64(number(-9...9))), ended: .range.upperBound))
        case .surveyFinished:
            .surveyFinished(SurveyFinished(run: pauseName(), at: Instant(clamping: Int64(number(0...9)))))
        case .surveyCancelled: .surveyCancelled(SurveyCancelled(run: pauseName()))
        }
    }
}
