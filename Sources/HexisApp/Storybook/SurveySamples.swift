import HexisCore

/// Every format of answer: unanswered, answered, and invalid.
extension Storybook {
    static var surveys: [Sample] {
        let sleep = SampleSurvey.sleep
        return sleep.steps.map { at($0.key, "new", of: sleep, before($0.key)) }
            + sleep.steps.filter { !$0.questions.isEmpty }.map { at($0.key, "answered", of: sleep, answers) }
            + wrong.map { step, body in at(step, "wrong", of: sleep, before(step), sent: body) }
            + [
                at(nil, "stopped", of: sleep, [("hello", nil)], .surveyCancelled(SurveyCancelled(run: run))),
                at(
                    nil, "finished", of: sleep, answers,
                    .surveyFinished(SurveyFinished(run: run, at: SamplePractice.moment.instant))),
                at("words", "long words", of: SampleSurvey.longWords, []),
                at("words", "long words, wrong", of: SampleSurvey.longWords, [], sent: "how=9"),
                at("night", "another script", of: SampleSurvey.anotherScript, []),
                at("night", "another script, wrong", of: SampleSurvey.anotherScript, [], sent: "rested=3"),
            ]
    }

    private static var run: Identifier { SampleSurvey.run }

    private static var answers: [(SurveyKey, SurveyAnswer?)] {
        [
            ("hello", nil), ("hours", .number(Amount(clamping: 7500))),
            ("rested", .number(Amount(clamping: 5000))),
            ("pain", .number(.zero)), ("drink", .chosen(other: Line("Hot chocolate"))),
            ("helps", .chosen("dark", "book", other: Line("The cat"))), ("takes", .chosen("yes")),
            ("since", .day(SamplePractice.today.advanced(by: -40))), ("bedtime", .time(.midnight)),
            (
                "words",
                Passage("It was a short night.\nThe neighbours danced.").map { SurveyAnswer(text: $0) }
            ),
            ("screen", .chosen("yes")), ("minutes", .number(Amount(clamping: 25_000))),
            ("place", Passage("In the kitchen").map { SurveyAnswer(text: $0) }), ("bye", nil),
        ]
    }

    /// The answers needed to reach a step.
    private static func before(_ step: SurveyKey) -> [(SurveyKey, SurveyAnswer?)] {
        let first = SampleSurvey.sleep.steps.first { $0.key == step }?.questions.first?.key ?? step
        return Array(answers.prefix { $0.0 != first })
    }

    private static var wrong: [(SurveyKey, String)] {
        [
            ("hours", "hours=25"), ("rested", ""), ("drink", "drink=*&drink-other="),
            ("takes", "takes=maybe"),
            ("since", "since=yesterday"), ("bedtime", "bedtime=late"),
            ("evening", "minutes=many&place="),
        ]
    }

    /// A step of a run with those answers, shown, or submitted if there is a body; without a step, the run itself.
    private static func at(
        _ step: SurveyKey?, _ state: String, of survey: Survey, _ said: [(SurveyKey, SurveyAnswer?)],
        _ more: Fact? = nil, sent body: String? = nil
    ) -> Sample {
        var sample = SamplePractice()
        let now = SamplePractice.moment.instant
        sample.record(.surveyStarted(SurveyStarted(run: run, survey: survey.key, version: survey.version)))
        for (step, answer) in said {
            sample.record(
                .surveyAnswered(
                    SurveyAnswered(
                        run: run, survey: survey.key, step: step, answer: answer, started: now, ended: now)))
        }
        if let more { sample.record(more) }
        let practice = sample.practice
        let address = step.map { "/surveys/\(run)/\($0.text)" } ?? "/surveys/\(run)"
        let request = Request(body == nil ? .get : .post, address, body: body ?? "")
        let name = step.map { "survey, \($0.text), \(state)" } ?? "survey, \(state)"
        return Sample(name) { surroundings in
            let reply = respond(to: request, with: practice, in: surroundings, asking: SampleSurvey.shelf)
            guard case .page(let bytes) = reply.content else { return [] }
            return bytes
        }
    }
}
