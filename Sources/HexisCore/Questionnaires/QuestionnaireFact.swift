/// Facts about the questionnaires that a care provider writes, in the provider's own journal.
public enum QuestionnaireFact: Hashable, Sendable {
    case questionnaireWritten(QuestionnaireWritten)
    case questionnaireRemoved(QuestionnaireRemoved)
}

extension QuestionnaireFact: SubjectFact {
    enum Kind: UInt64, SubjectKind {
        case questionnaireWritten = 183
        case questionnaireRemoved = 184

        var name: String {
            switch self {
            case .questionnaireWritten: "questionnaireWritten"
            case .questionnaireRemoved: "questionnaireRemoved"
            }
        }
    }

    var kind: Kind {
        switch self {
        case .questionnaireWritten: .questionnaireWritten
        case .questionnaireRemoved: .questionnaireRemoved
        }
    }

    init(_ kind: Kind, _ coder: inout FieldCoder) throws(WireError) {
        switch kind {
        case .questionnaireWritten: self = .questionnaireWritten(try QuestionnaireWritten(nil, &coder))
        case .questionnaireRemoved: self = .questionnaireRemoved(try QuestionnaireRemoved(nil, &coder))
        }
    }

    func write(_ coder: inout FieldCoder) throws(WireError) {
        switch self {
        case .questionnaireWritten(let fact): _ = try QuestionnaireWritten(fact, &coder)
        case .questionnaireRemoved(let fact): _ = try QuestionnaireRemoved(fact, &coder)
        }
    }
}

extension Fact {
    public static func questionnaireWritten(_ fact: QuestionnaireWritten) -> Fact {
        .questionnaire(.questionnaireWritten(fact))
    }
    public static func questionnaireRemoved(_ fact: QuestionnaireRemoved) -> Fact {
        .questionnaire(.questionnaireRemoved(fact))
    }
}

/// A questionnaire was begun or changed. Patients to whom it was given before keep it as it was.
public struct QuestionnaireWritten: FactFields {
    public var questionnaire: Identifier
    public var title: Line
    public var items: QuestionnaireItems

    public init(questionnaire: Identifier, title: Line, items: QuestionnaireItems) {
        self.questionnaire = questionnaire
        self.title = title
        self.items = items
    }

    init(_ known: QuestionnaireWritten?, _ coder: inout FieldCoder) throws(WireError) {
        questionnaire = try coder.field(1, "questionnaire", known?.questionnaire)
        title = try coder.field(2, "title", known?.title)
        items = try coder.field(3, "items", known?.items)
    }
}

/// A questionnaire is no longer offered. Patients to whom it was given keep it.
public struct QuestionnaireRemoved: FactFields {
    public var questionnaire: Identifier

    public init(questionnaire: Identifier) {
        self.questionnaire = questionnaire
    }

    init(_ known: QuestionnaireRemoved?, _ coder: inout FieldCoder) throws(WireError) {
        questionnaire = try coder.field(1, "questionnaire", known?.questionnaire)
    }
}
