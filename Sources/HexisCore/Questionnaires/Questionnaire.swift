/// Questions that a care provider wrote, to give them to patients.
public struct Questionnaire: Hashable, Sendable {
    public let id: Identifier
    public let title: Line
    public let items: QuestionnaireItems

    public init(id: Identifier, title: Line, items: QuestionnaireItems) {
        self.id = id
        self.title = title
        self.items = items
    }

    /// The maximum number that one person keeps.
    public static let most = 100
}

/// What the entries of a practice said about one of its questionnaires.
struct QuestionnaireFields: Hashable, Sendable {
    let id: Identifier
    var written = Latest<QuestionnaireWritten?>(initially: nil)
    var isRemoved = false
}

extension PracticeFields {
    mutating func apply(_ fact: QuestionnaireFact, at stamp: Stamp) {
        switch fact {
        case .questionnaireWritten(let fact):
            change(questionnaire: fact.questionnaire) { $0.written.set(fact, at: stamp) }
        case .questionnaireRemoved(let fact):
            change(questionnaire: fact.questionnaire) { $0.isRemoved = true }
        }
    }

    private mutating func change(questionnaire id: Identifier, _ body: (inout QuestionnaireFields) -> Void) {
        let index = questionnaires.firstSortedIndex { $0.id >= id }
        if index == questionnaires.count || questionnaires[index].id != id {
            questionnaires.insert(QuestionnaireFields(id: id), at: index)
        }
        body(&questionnaires[index])
    }
}

extension Practice {
    /// The questionnaires that the person wrote, in no particular order.
    public var questionnaires: [Questionnaire] {
        fields.questionnaires.compactMap { fields in
            guard !fields.isRemoved, let written = fields.written.value else { return nil }
            return Questionnaire(id: fields.id, title: written.title, items: written.items)
        }
    }

    public func questionnaire(_ id: Identifier) -> Questionnaire? { questionnaires.first { $0.id == id } }
}
