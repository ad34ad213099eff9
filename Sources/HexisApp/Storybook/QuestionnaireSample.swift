import HexisCore

/// A nurse who asks a patient every week how the back is.
enum QuestionnaireSample {
    static let back = Identifier(high: 11, low: 1)
    static let empty = Identifier(high: 11, low: 2)
    static let connection = Identifier(high: 10, low: 1)
    private static let weekly = Identifier(high: 11, low: 3)
    private static let once = Identifier(high: 11, low: 4)

    static var library: SamplePractice {
        var sample = SamplePractice()
        for (id, title, items) in [(back, "How your back is", items), (empty, "Before the operation", [])] {
            guard let title = Line(title), let items = QuestionnaireItems(items) else { continue }
            sample.record(
                .questionnaireWritten(QuestionnaireWritten(questionnaire: id, title: title, items: items)))
        }
        return sample
    }

    static var patient: SamplePractice {
        var sample = SamplePractice()
        guard let name = Line("nurse-anna"), let items = QuestionnaireItems(items),
            let title = Line("How your back is"), let welcome = Line("Your first week")
        else { return sample }
        sample.record(
            .careRequested(CareRequested(connection: connection, provider: connection, name: name)),
            daysAgo: 40)
        sample.record(
            .careGranted(CareGranted(connection: connection, scope: CareScope([.questionnaires]))),
            daysAgo: 40)
        for (id, title, ago, interval) in [(once, welcome, 36, nil), (weekly, title, 32, 7)]
            as [(Identifier, Line, Int, Int64?)]
        {
            sample.record(
                .careQuestionnaireGiven(
                    CareQuestionnaireGiven(
                        connection: connection, questionnaire: id, title: title, items: items,
                        first: SamplePractice.today.advanced(by: -ago), interval: interval)), daysAgo: ago)
        }
        let answers: [(Identifier, Int, [String])] = [
            (once, 35, ["no"]), (weekly, 32, ["yes", "8", "o1 o2", "5", "It was worst in the mornings."]),
            (weekly, 24, ["yes", "6", "o2", "6.5", ""]), (weekly, 17, ["no"]),
            (weekly, 10, ["yes", "3", "o3", "8", "Swimming helps.\nI go twice a week now."]),
        ]
        for (number, (given, ago, texts)) in answers.enumerated() {
            let run = Identifier(high: 11, low: UInt64(100 + number))
            answer(given, in: run, texts, daysAgo: ago, to: &sample)
        }
        return sample
    }

    private static func answer(
        _ given: Identifier, in run: Identifier, _ texts: [String], daysAgo ago: Int,
        to sample: inout SamplePractice
    ) {
        let survey = GivenQuestionnaire.survey
        let at = SamplePractice.moment.instant.advanced(byMilliseconds: Int64(-ago) * 86_400_000)
        sample.record(
            .surveyStarted(SurveyStarted(run: run, survey: survey, version: 1, subject: given)), daysAgo: ago)
        let asked = items.filter { $0.kind.isQuestion }
        for (item, text) in zip(asked, texts) {
            sample.record(
                .surveyAnswered(
                    SurveyAnswered(
                        run: run, survey: survey, step: item.key,
                        answer: Passage(text).map { SurveyAnswer(text: $0) }, started: at, ended: at)),
                daysAgo: ago)
        }
        sample.record(.surveyFinished(SurveyFinished(run: run, at: at)), daysAgo: ago)
    }

    private static var items: [QuestionnaireItem] {
        [
            item(5, .instruction, "Think of the last seven days", hint: "There are no wrong answers."),
            item(
                1, .yesOrNo, "Did your back hurt?", jump: QuestionnaireItem.Jump(answer: 1, item: nil)),
            item(2, .scale, "How bad was it at its worst?", options: ["not at all", "unbearable"], 0...10),
            item(3, .choices, "When did it hurt?", options: ["Sitting", "Standing", "Lying"]),
            item(6, .number, "How many hours did you sleep a night?", 0...24, unit: "hours"),
            item(7, .longText, "What else should I know?", isOptional: true),
        ].compactMap { $0 }
    }

    private static func item(
        _ number: Int64, _ kind: QuestionnaireItem.Kind, _ text: String, hint: String? = nil,
        options: [String] = [], _ bounds: ClosedRange<Int64>? = nil, unit: String? = nil,
        isOptional: Bool = false, jump: QuestionnaireItem.Jump? = nil
    ) -> QuestionnaireItem? {
        guard let text = Line(text) else { return nil }
        return QuestionnaireItem(
            number: number, kind: kind, text: text, hint: hint.flatMap { Passage($0) },
            options: LineList(options.compactMap { Line($0) }) ?? .none, lowest: bounds?.lowerBound,
            highest: bounds?.upperBound, unit: unit.flatMap { Line($0) }, isOptional: isOptional, jump: jump)
    }
}
