import HexisCore

extension StudyTables {
    struct AnswerRow {
        let given: GivenQuestionnaire
        let item: QuestionnaireItem
        let day: Day
        /// `nil` for a question that was left out.
        let value: Amount?
    }

    func answers(of participant: StudyParticipant?) -> ExportTable {
        ExportTable(
            "survey-answers", "Answers to questionnaires",
            "An answer to a question of a questionnaire that the researcher gave; for a question with several answers, one row for each.",
            of: participant.map { answerRows(of: $0) } ?? [],
            [
                who(participant),
                .identifier("questionnaire", "The questionnaire, as in the table of questions.") {
                    keys.key(of: $0.given)
                },
                .count("item", "The number of the question, as in the table of questions.") {
                    Int($0.item.number)
                },
            ] + when(participant) { $0.day } + [
                .number(
                    "value",
                    "The number; of a choice the number of the option, from 1; of yes or no 1 and 0; of a time of day the minutes since midnight. Empty if the question was left out."
                ) { $0.value }
            ])
    }

    private func answerRows(of participant: StudyParticipant) -> [AnswerRow] {
        guard let days = participant.days else { return [] }
        return questionnaires(of: participant).flatMap { given in
            participant.practice.answers(to: given).flatMap { run -> [AnswerRow] in
                guard let day = participant.day(of: run), days.contains(day) else { return [] }
                let result = SurveyResult(of: run, through: given.survey)
                let said = result.steps.flatMap { $0.said }
                return given.items.items.filter { $0.kind.isCoded }.flatMap { item -> [AnswerRow] in
                    guard let answered = said.first(where: { $0.step == item.key }) else { return [] }
                    let values: [Amount?] = answered.answer.map { item.values(of: $0) } ?? [nil]
                    return values.map { AnswerRow(given: given, item: item, day: day, value: $0) }
                }
            }
        }
    }

    /// The questionnaires that the researcher gave to a participant.
    func questionnaires(of participant: StudyParticipant) -> [GivenQuestionnaire] {
        guard participant.shares(.surveys) else { return [] }
        return participant.practice.careConnections.filter { $0.provider == researcher.identifier }.flatMap {
            $0.givenQuestionnaires
        }
    }

    private struct Question {
        let questionnaire: Identifier
        let given: GivenQuestionnaire
        let item: QuestionnaireItem
    }

    /// The questions of the questionnaires, in the researcher’s own words.
    func questions(of questionnaires: [GivenQuestionnaire]) -> ExportTable {
        ExportTable(
            "questions", "Questions", "A question of a questionnaire, in the researcher’s own words.",
            of: questionnaires.flatMap { allQuestions(of: $0) },
            [
                .identifier("questionnaire", "The questionnaire.") { $0.questionnaire },
                .text("title", "Its title.") { $0.given.title.text },
            ] + questionColumns)
    }

    private func allQuestions(of given: GivenQuestionnaire) -> [Question] {
        given.items.items.filter { $0.kind.isQuestion }.map {
            Question(questionnaire: keys.key(of: given), given: given, item: $0)
        }
    }

    private var questionColumns: [Column<Question>] {
        [
            .count("item", "The number of the question.") { Int($0.item.number) },
            .choice("kind", "What is asked for.", of: QuestionnaireItem.Kind.allCases.map { $0.name }) {
                $0.item.kind.name
            },
            .text("question", "The question.") { $0.item.text.text },
        ] + valueColumns
    }

    private var valueColumns: [Column<Question>] {
        [
            .text("options", "The options in their order, or what the ends of a scale mean.") {
                $0.item.options.lines.map { $0.text }.joined(separator: " | ")
            },
            .text("unit", "The unit of a number.") { $0.item.unit?.text },
            .truth("is_given_out", "Whether its answers are given out: free text and dates never are.") {
                $0.item.kind.isCoded
            },
        ]
    }
}

extension StudyParticipant {
    /// The day on which a questionnaire was finished, on the clock of now.
    fileprivate func day(of run: SurveyRun) -> Day? {
        run.finishedAt.map {
            Moment(instant: $0, offset: moment.offset, dayStart: moment.dayStart).today
        }
    }
}

extension QuestionnaireItem.Kind {
    /// Whether its answers are numbers and choices, and identify no person.
    fileprivate var isCoded: Bool {
        switch self {
        case .yesOrNo, .scale, .choice, .choices, .number, .time: true
        case .instruction, .text, .longText, .day: false
        }
    }
}

extension QuestionnaireItem {
    /// An answer as numbers.
    fileprivate func values(of answer: SurveyAnswer) -> [Amount] {
        switch kind {
        case .yesOrNo: [answer.contains("yes") ? Amount(clamping: 1000) : .zero]
        case .scale, .number: answer.number.map { [$0] } ?? []
        case .choice, .choices:
            options.lines.indices.filter { answer.contains(QuestionnaireItem.key(ofOption: $0)) }.map {
                Amount(clamping: Int64($0 + 1) * 1000)
            }
        case .time: answer.time.map { [Amount(clamping: Int64($0.minutes) * 1000)] } ?? []
        case .instruction, .text, .longText, .day: []
        }
    }
}
