/// The questions about a cue that are answered in words; the sixth is the time. Nearly every cue is one of these
/// (Duhigg 2012, *The Power of Habit*, appendix).
public enum CueQuestion: Int, ChoiceField, Sendable {
    /// Where are you?
    case place = 0
    /// What is your emotional state?
    case feeling
    /// What are you thinking?
    case thought
    /// Who is around?
    case company
    /// What did you do just before?
    case before

    public var name: String {
        switch self {
        case .place: "place"
        case .feeling: "feeling"
        case .thought: "thought"
        case .company: "company"
        case .before: "before"
        }
    }
}
