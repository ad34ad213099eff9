public import HexisCore

extension Demonstration {
    /// All entries of the care provider, who wrote a questionnaire.
    public static func providersEntries(until moment: Moment, device: Identifier) -> [Entry] {
        var demonstration = Demonstration(until: moment)
        if let (title, items) = questionnaire {
            demonstration.record(
                .questionnaireWritten(
                    QuestionnaireWritten(questionnaire: id(890), title: title, items: items)), daysAgo: 43,
                at: 9)
        }
        return demonstration.entries(until: moment, device)
    }

    /// The care provider asks every week; the last answers are five days old.
    mutating func answer(in connection: Identifier) {
        guard let (title, items) = Demonstration.questionnaire else { return }
        let given = id(891)
        record(
            .careQuestionnaireGiven(
                CareQuestionnaireGiven(
                    connection: connection, questionnaire: given, title: title, items: items, first: day(33),
                    interval: 7)), daysAgo: 34, at: 15)
        let answers = [
            ["5", "yes", "o1"], ["6", "yes", "o1 o3"], ["6", "no"], ["8", "no"], ["8", "no"],
        ]
        for (number, texts) in answers.enumerated() {
            answer(given, items, texts, in: id(UInt64(892 + number)), daysAgo: 33 - 7 * number)
        }
    }

    private mutating func answer(
        _ given: Identifier, _ items: QuestionnaireItems, _ texts: [String], in run: Identifier,
        daysAgo days: Int
    ) {
        let survey = GivenQuestionnaire.survey
        record(
            .surveyStarted(SurveyStarted(run: run, survey: survey, version: 1, subject: given)),
            daysAgo: days,
            at: 19)
        let (shown, sent) = (instant(daysAgo: days, minutes: 1140), instant(daysAgo: days, minutes: 1141))
        for (item, text) in zip(items.items, texts) {
            let answer = SurveyAnswered(
                run: run, survey: survey, step: item.key,
                answer: Passage(text).map { SurveyAnswer(text: $0) }, started: shown, ended: sent)
            record(.surveyAnswered(answer), at: sent)
        }
        record(.surveyFinished(SurveyFinished(run: run, at: sent)), at: sent)
    }

    private static var questionnaire: (title: Line, items: QuestionnaireItems)? {
        guard let title = Line("How you are"), let well = Line("How well did you feel this week?"),
            let dizzy = Line("Were you dizzy?"), let when = Line("When were you dizzy?"),
            let ends = LineList(["not at all", "very well"].compactMap { Line($0) }),
            let times = LineList(
                ["When I got up", "After meals", "During exercise"].compactMap { Line($0) }),
            let items = QuestionnaireItems([
                QuestionnaireItem(
                    number: 1, kind: .scale, text: well, options: ends, lowest: 0, highest: 10),
                QuestionnaireItem(
                    number: 2, kind: .yesOrNo, text: dizzy,
                    jump: QuestionnaireItem.Jump(answer: 1, item: nil)),
                QuestionnaireItem(number: 3, kind: .choices, text: when, options: times),
            ])
        else { return nil }
        return (title, items)
    }
}
