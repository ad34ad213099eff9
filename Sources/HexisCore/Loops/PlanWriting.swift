/// How a person commits to a plan at the end of a loop. The attentive effort is what matters; a person who cannot type
/// reads the plan aloud.
public enum PlanWriting: Int, ChoiceField, Sendable {
    case typing = 0
    case readingAloud

    public var name: String {
        switch self {
        case .typing: "typing"
        case .readingAloud: "readingAloud"
        }
    }
}

/// The person chose how to commit to plans.
public struct PlanWritingChosen: FactFields {
    public var writing: PlanWriting

    public init(writing: PlanWriting) {
        self.writing = writing
    }

    init(_ known: PlanWritingChosen?, _ coder: inout FieldCoder) throws(WireError) {
        writing = try coder.field(1, "writing", known?.writing)
    }
}
