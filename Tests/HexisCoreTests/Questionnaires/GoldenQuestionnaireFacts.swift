@testable import HexisCore

/// The facts about questionnaires as they were stored: see `GoldenEntryTests`. A line here is never changed.
extension GoldenEntryTests {
    static let questionnaireGoldens = [
        Golden(
            .questionnaireWritten(
                QuestionnaireWritten(questionnaire: other, title: line("Sleep"), items: .none)),
            "b701 05OTHER 0a05536c656570 0e00",
            #""fact":"questionnaireWritten","questionnaire":"OTHER","title":"Sleep","items":[]"#),
        Golden(
            .questionnaireWritten(
                QuestionnaireWritten(
                    questionnaire: other, title: line("Sleep"),
                    items: items(
                        QuestionnaireItem(
                            number: 3, kind: .scale, text: line("Pain?"), hint: passage("Now"),
                            options: lines("none", "worst"), lowest: 0, highest: 10, isOptional: true,
                            isOnSamePage: true),
                        QuestionnaireItem(
                            number: 1, kind: .yesOrNo, text: line("Fell?"),
                            jump: QuestionnaireItem.Jump(answer: 1, item: nil))))),
            "b701 05OTHER 0a05536c656570 0e3425040608040e055061696e3f12034e6f77160b046e6f6e6505776f72737418001c14240228020d040208020e0546656c6c3f2c02",
            #""fact":"questionnaireWritten","questionnaire":"OTHER","title":"Sleep","items":[{"number":3,"kind":"scale","text":"Pain?","hint":"Now","options":["none","worst"],"lowest":0,"highest":10,"isOptional":true,"isOnSamePage":true},{"number":1,"kind":"yes-or-no","text":"Fell?","jumpAfter":1}]"#
        ),
        Golden(
            .questionnaireRemoved(QuestionnaireRemoved(questionnaire: other)),
            "b801 05OTHER",
            #""fact":"questionnaireRemoved","questionnaire":"OTHER""#),
        Golden(
            .careQuestionnaireGiven(
                CareQuestionnaireGiven(
                    connection: other, questionnaire: habit, title: line("Sleep"),
                    items: items(
                        QuestionnaireItem(
                            number: 2, kind: .number, text: line("Hours?"), unit: line("h"),
                            jump: QuestionnaireItem.Jump(answer: 0, item: 7))), first: day, interval: 7)),
            "b501 05OTHER 09HABIT 0e05536c656570 1214130404080a0e06486f7572733f2201682c00300e 14d4c402 180e",
            #""fact":"careQuestionnaireGiven","connection":"OTHER","questionnaire":"HABIT","title":"Sleep","items":[{"number":2,"kind":"number","text":"Hours?","unit":"h","jumpAfter":0,"jumpTo":7}],"first":"2026-11-21","interval":7"#
        ),
        Golden(
            .careQuestionnaireGiven(
                CareQuestionnaireGiven(
                    connection: other, questionnaire: habit, title: line("Sleep"), items: .none, first: day)),
            "b501 05OTHER 09HABIT 0e05536c656570 1200 14d4c402",
            #""fact":"careQuestionnaireGiven","connection":"OTHER","questionnaire":"HABIT","title":"Sleep","items":[],"first":"2026-11-21""#
        ),
        Golden(
            .careQuestionnaireEnded(CareQuestionnaireEnded(connection: other, questionnaire: habit)),
            "b601 05OTHER 09HABIT",
            #""fact":"careQuestionnaireEnded","connection":"OTHER","questionnaire":"HABIT""#),
    ]

    private static func lines(_ texts: String...) -> LineList { LineList(texts.map { line($0) }) ?? .none }
    private static func items(_ items: QuestionnaireItem...) -> QuestionnaireItems {
        QuestionnaireItems(items) ?? .none
    }
}
