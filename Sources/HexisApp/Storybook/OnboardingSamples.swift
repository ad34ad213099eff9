import HexisCore

extension Storybook {
    /// Setting up a medicine: each step, invalid answers, and left midway.
    static var onboarding: [Sample] {
        MedicineOnboarding.asked.survey.steps.map { at("onboarding, \($0.key.text)", $0.key) } + [
            at("onboarding, wrong boundary", "boundary", sent: "boundary=201"),
            at("onboarding, wrong times", "times", sent: "time-1=&time-2=noon"),
            Sample(
                name: "medicine, none, onboarding begun", practice: begun.practice,
                request: Request(.get, "/medicine")),
        ]
    }

    private static var run: Identifier { Identifier(high: 21, low: 1) }

    private static func at(_ name: String, _ step: SurveyKey, sent body: String? = nil) -> Sample {
        let address = "/surveys/\(run)/\(step.text)"
        return Sample(
            name: name, practice: onTheWay(to: step),
            request: Request(body == nil ? .get : .post, address, body: body ?? ""))
    }

    private static var begun: SamplePractice {
        var sample = SamplePractice()
        sample.record(.surveyStarted(SurveyStarted(run: run, survey: MedicineOnboarding.key, version: 2)))
        return sample
    }

    /// A practice with the answers that lead to the step.
    private static func onTheWay(to step: SurveyKey) -> Practice {
        var sample = begun
        let kind = ["interval", "hours", "weekdays"].first { $0 == step.text } ?? "daily"
        for (key, text) in [
            ("name", "Bisoprolol"), ("dose", "1 tablet"), ("kind", kind), ("weekdays", "monday"),
            ("interval", "2"), ("hours", "8"), ("time-1", "08:00"), ("time-2", "20:00"), ("time-3", ""),
            ("time-4", ""), ("pieces", "30"), ("calls", "yes"), ("company", "provider"), ("goal", "80"),
            ("health", "yes"), ("boundary", "70"),
        ] {
            guard let key = SurveyKey(text: key), key != step else { break }
            let now = SamplePractice.moment.instant
            sample.record(
                .surveyAnswered(
                    SurveyAnswered(
                        run: run, survey: MedicineOnboarding.key, step: key,
                        answer: Passage(text).map { SurveyAnswer(text: $0) }, started: now, ended: now)))
        }
        return sample.practice
    }
}
