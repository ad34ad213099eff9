import HexisCore
import HexisExchange

/// Answers to the questionnaires of care providers.
extension FHIRBundle {
    var questionnaires: [FHIRResource] {
        practice.surveyRuns.compactMap { run in
            guard let subject = run.begun?.subject, let finished = run.finishedAt,
                let given = questionnaire(subject), span.contains(day(of: finished))
            else { return nil }
            return FHIRResource(
                "QuestionnaireResponse", run.id, ("questionnaire", .string(given.id.urn)),
                ("status", "completed"), ("subject", self.subject), ("authored", time(finished)),
                ("item", .some(.array(items(of: given, in: run))))
            )
        }
    }

    private func day(of instant: Instant) -> Day {
        Moment(instant: instant, offset: zone.offset(at: instant), dayStart: moment.dayStart).today
    }

    private func items(of given: GivenQuestionnaire, in run: SurveyRun) -> [JSON] {
        given.items.items.filter { $0.kind.isQuestion }.compactMap { item in
            guard let answer = run.said(to: item.key)?.answer else { return nil }
            return .fhir(
                ("linkId", .string(item.key.text)), ("text", .string(item.text.text)),
                ("answer", .array(item.values(of: answer))))
        }
    }
}

extension QuestionnaireItem {
    /// An answer as FHIR's values.
    fileprivate func values(of answer: SurveyAnswer) -> [JSON] {
        switch kind {
        case .yesOrNo: [.fhir(("valueBoolean", .bool(answer.contains("yes"))))]
        case .scale:
            [answer.number?.whole.map { .fhir(("valueInteger", .integer(Int64($0)))) } ?? text(answer)]
        case .number: [answer.number.map { .fhir(("valueDecimal", .number($0.description))) } ?? text(answer)]
        case .day: [answer.day.map { .fhir(("valueDate", .day($0))) } ?? text(answer)]
        case .time: [answer.time.map { .fhir(("valueTime", .string("\($0):00"))) } ?? text(answer)]
        case .choice, .choices: chosen(in: answer).map { .fhir(("valueString", .string($0.text))) }
        case .text, .longText, .instruction: [text(answer)]
        }
    }

    private func text(_ answer: SurveyAnswer) -> JSON { .fhir(("valueString", .string(answer.text.text))) }
}
