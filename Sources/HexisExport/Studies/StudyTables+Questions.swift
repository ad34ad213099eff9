import HexisCore

extension StudyTables {
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

extension QuestionnaireItem.Kind {
    /// Whether its answers are numbers and choices, and identify no person.
    var isCoded: Bool {
        switch self {
        case .yesOrNo, .scale, .choice, .choices, .number, .time: true
        case .instruction, .text, .longText, .day: false
        }
    }
}
