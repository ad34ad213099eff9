/// A day answered with a word. It stands beside the amounts, never in their place.
public enum DayMark: Int, ChoiceField, Sendable {
    /// It was not done, and the person says so. A day without any answer is something else.
    case notDone = 0
    /// It counts neither for nor against.
    case skipped = 1
    /// A limit was kept, with nothing to count: no coffee at all.
    case kept = 2

    public var name: String {
        switch self {
        case .notDone: "notDone"
        case .skipped: "skipped"
        case .kept: "kept"
        }
    }
}
