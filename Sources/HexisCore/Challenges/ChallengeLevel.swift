/// How long a challenge lasts. The four add up to 70 days, near the 66 that a habit takes on average
/// (Lally et al. 2010).
public enum ChallengeLevel: Int, ChoiceField, Comparable, Sendable {
    case oneWeek = 1
    case twoWeeks, threeWeeks, fourWeeks

    public var name: String {
        switch self {
        case .oneWeek: "oneWeek"
        case .twoWeeks: "twoWeeks"
        case .threeWeeks: "threeWeeks"
        case .fourWeeks: "fourWeeks"
        }
    }

    public var weeks: Int { rawValue }
    public var days: Int { weeks * 7 }
    /// The next longer level; `nil` above the last.
    public var next: ChallengeLevel? { ChallengeLevel(rawValue: rawValue + 1) }

    public static func < (left: ChallengeLevel, right: ChallengeLevel) -> Bool {
        left.rawValue < right.rawValue
    }
}
