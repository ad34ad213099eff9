/// How a person makes a plan their own at the end of a loop. Doing something for it, with attention, is what
/// matters; who cannot type reads aloud.
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

/// The person chose how to make plans their own.
public struct PlanWritingChosen: FactFields {
    public var writing: PlanWriting

    public init(writing: PlanWriting) {
        self.writing = writing
    }

    init(_ known: PlanWritingChosen?, _ coder: inout FieldCoder) throws(WireError) {
        writing = try coder.field(1, "writing", known?.writing)
    }
}
