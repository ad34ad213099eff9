public import HexisCore

/// The survey by which a person agrees to the terms of a study: each statement, the dates, and their signature.
public struct StudyConsentForm: Sendable {
    let terms: StudyTerms
    private let sent: Form?

    /// The key of the survey.
    static var key: SurveyKey { "consent" }
    private static var dates: SurveyKey { "dates" }
    private static var signature: SurveyKey { "signature" }

    /// `sent` is what was filled in; `nil` for an empty form.
    public init(_ terms: StudyTerms, _ sent: Form? = nil) {
        self.terms = terms
        self.sent = sent
    }

    /// Terms and version of the study as a survey of one step.
    var survey: Survey {
        Survey(
            StudyConsentForm.key, version: terms.version, title: terms.title.text,
            steps: [
                SurveyStep(
                    StudyConsentForm.key, title: TakingPartWording.consent,
                    questions: statements + dates + [signature])
            ])
    }

    private var statements: [SurveyQuestion] {
        terms.statements.lines.enumerated().map { place, statement in
            SurveyQuestion(
                StudyConsentForm.statement(place), statement.text,
                .choice(
                    SurveyFormat.Choices(
                        [SurveyFormat.Option("yes", TakingPartWording.agree)], isMultiple: true)))
        }
    }

    private static func statement(_ place: Int) -> SurveyKey {
        SurveyKey(text: "statement-\(place + 1)") ?? key
    }

    private var dates: [SurveyQuestion] {
        guard terms.asksForDates else { return [] }
        return [
            SurveyQuestion(
                StudyConsentForm.dates, TakingPartWording.datesQuestion, hint: TakingPartWording.datesHint,
                .yesOrNo)
        ]
    }

    private var signature: SurveyQuestion {
        SurveyQuestion(
            StudyConsentForm.signature, TakingPartWording.signature, hint: TakingPartWording.signatureHint,
            .text())
    }

    var step: SurveyStepForm {
        let step = survey.steps[0]
        return sent.map { SurveyStepForm(step, sent: $0) } ?? SurveyStepForm(step)
    }

    /// What was agreed to; `nil` while something is missing.
    public func consent(at now: Instant) -> StudyConsent? {
        let form = step
        guard sent != nil, form.problems.isEmpty else { return nil }
        guard let name = answer(to: StudyConsentForm.signature, in: form).flatMap({ Line($0.text.text) })
        else { return nil }
        return StudyConsent(
            to: terms, signed: now, signature: name,
            agreesToDates: answer(to: StudyConsentForm.dates, in: form)?.contains("yes") ?? false)
    }

    private func answer(to key: SurveyKey, in form: SurveyStepForm) -> SurveyAnswer? {
        form.step.questions.firstIndex { $0.key == key }.flatMap { form.answers[$0] }
    }
}
