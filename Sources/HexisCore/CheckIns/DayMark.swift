/// An answer for a day other than an amount. It exists beside the amounts and never replaces them.
public enum DayMark: Int, ChoiceField, Sendable {
    /// The person answered that it was not done, which differs from not answering at all.
    case notDone = 0
    /// The day counts neither for nor against.
    case skipped = 1
    /// A limit was kept with nothing to count: no coffee at all.
    case kept = 2

    public var name: String {
        switch self {
        case .notDone: "notDone"
        case .skipped: "skipped"
        case .kept: "kept"
        }
    }
}
