@testable import HexisCore

extension Dice {
    /// A fact of the given kind, about one of a few questionnaires.
    mutating func questionnaireFact(_ kind: QuestionnaireFact.Kind) -> QuestionnaireFact {
        switch kind {
        case .questionnaireWritten:
            .questionnaireWritten(
                QuestionnaireWritten(questionnaire: pauseName(), title: line(), items: questionnaireItems()))
        case .questionnaireRemoved:
            .questionnaireRemoved(QuestionnaireRemoved(questionnaire: pauseName()))
        }
    }

    mutating func questionnaireItems() -> QuestionnaireItems {
        let numbers = (1...8).filter { _ in chance(oneIn: 2) }
        return QuestionnaireItems(numbers.map { questionnaireItem(Int64($0)) }) ?? .none
    }

    private mutating func questionnaireItem(_ number: Int64) -> QuestionnaireItem {
        QuestionnaireItem(
            number: number, kind: one(of: QuestionnaireItem.Kind.allCases), text: line(),
            hint: maybe(passage()),
            options: LineList((0..<self.number(0...5)).map { _ in line() }) ?? .none,
            lowest: maybe(Int64(self.number(-200...200))), highest: maybe(Int64(self.number(-200...200))),
            unit: maybe(line()), isOptional: chance(oneIn: 2), isOnSamePage: chance(oneIn: 2),
            jump: maybe(
                QuestionnaireItem.Jump(
                    answer: Int64(self.number(-1...6)), item: maybe(Int64(self.number(0...9))))))
    }
}
