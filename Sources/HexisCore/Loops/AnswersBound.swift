/// Whether two answers that look alike are counted as one.
public enum AnswerBond: Int, ChoiceField, Sendable {
    case together = 0
    case apart

    public var name: String {
        switch self {
        case .together: "together"
        case .apart: "apart"
        }
    }
}

/// The person said of two answers whether they are the same.
public struct AnswersBound: FactFields {
    public var loop: Identifier
    public var question: CueQuestion
    public var one: Answer
    public var other: Answer
    public var bond: AnswerBond

    public init(loop: Identifier, question: CueQuestion, one: Answer, other: Answer, bond: AnswerBond) {
        self.loop = loop
        self.question = question
        self.one = one
        self.other = other
        self.bond = bond
    }

    init(_ known: AnswersBound?, _ coder: inout FieldCoder) throws(WireError) {
        loop = try coder.field(1, "loop", known?.loop)
        question = try coder.field(2, "question", known?.question)
        one = try coder.field(3, "one", known?.one)
        other = try coder.field(4, "other", known?.other)
        bond = try coder.field(5, "bond", known?.bond)
    }
}
