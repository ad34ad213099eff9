import HexisCore

extension Storybook {
    /// Questionnaires, on both sides.
    static var questionnaires: [Sample] {
        let open = QuestionnaireSample.patient
        return [
            Sample(
                name: "today, a questionnaire", practice: open.practice, request: Request(.get, "/today")),
            Sample("questionnaires, none") { list(Practice(), .fresh, $0) },
            Sample("questionnaires, several") { list(QuestionnaireSample.library.practice, .removed, $0) },
            Sample("questionnaires, wrong") {
                list(
                    QuestionnaireSample.library.practice, .rejected(QuestionnaireTitleForm(Form([]))), $0)
            },
            Sample("questionnaire, empty") { page(QuestionnaireSample.empty, $0) },
            Sample("questionnaire") { page(QuestionnaireSample.back, $0) },
            Sample("question, a scale") { item(2, nil, $0) },
            Sample("question, going on elsewhere") { item(1, nil, $0) },
            Sample("question, wrong") {
                item(
                    nil,
                    QuestionnaireItemForm(.choice, sent: Form([("text", ""), ("options", "The back")])), $0)
            },
            Sample("patient, answers") { patient(.fresh, $0) },
            Sample("patient, a questionnaire not given") {
                let form = PatientQuestionnaireForm(
                    Form([("first", "2020-01-01")]), from: [], today: SamplePractice.today)
                return patient(.rejectedQuestionnaire(form), $0)
            },
        ]
    }

    private static func list(
        _ practice: Practice, _ state: QuestionnairesPage.State, _ surroundings: Surroundings
    ) -> [UInt8] {
        QuestionnairesPage(practice, surroundings: surroundings, state: state).bytes
    }

    private static func page(_ id: Identifier, _ surroundings: Surroundings) -> [UInt8] {
        guard let questionnaire = QuestionnaireSample.library.practice.questionnaire(id) else { return [] }
        return QuestionnairePage(questionnaire, settings: Settings(), surroundings: surroundings).bytes
    }

    private static func item(
        _ number: Int64?, _ form: QuestionnaireItemForm?, _ surroundings: Surroundings
    ) -> [UInt8] {
        guard let questionnaire = QuestionnaireSample.library.practice.questionnaire(QuestionnaireSample.back)
        else { return [] }
        let known = number.flatMap { questionnaire.items[$0] }.map { QuestionnaireItemForm($0) }
        return QuestionnaireItemPage(
            form ?? known ?? QuestionnaireItemForm(.text), of: questionnaire, number: number,
            isSent: form != nil, settings: Settings(), surroundings: surroundings
        ).bytes
    }

    private static func patient(_ state: PatientPage.State, _ surroundings: Surroundings) -> [UInt8] {
        let (practice, moment) = (QuestionnaireSample.patient.practice, SamplePractice.moment)
        guard let connection = practice.careConnection(QuestionnaireSample.connection) else { return [] }
        return PatientPage(
            summary: PatientSummary(
                connection, userName: "maria", of: practice,
                troubles: practice.troubles(
                    in: connection.scope, of: connection, on: moment.today, in: .utc), today: moment.today),
            practice: practice, moment: moment, library: QuestionnaireSample.library.practice.questionnaires,
            settings: Settings(), surroundings: surroundings, state: state
        ).bytes
    }
}
