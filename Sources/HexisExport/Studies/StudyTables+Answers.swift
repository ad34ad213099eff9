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
}

extension StudyParticipant {
    /// The day on which a questionnaire was finished, on the clock of now.
    fileprivate func day(of run: SurveyRun) -> Day? {
        run.finishedAt.map {
            Moment(instant: $0, offset: moment.offset, dayStart: moment.dayStart).today
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
