/// What the answers to the four questions say about where a habit is heading.
public enum AutomaticityTrend: Equatable, Sendable {
    /// Not enough for a curve: five days with answers, four weeks from the first to the last.
    case tooFew
    /// It grows, with no sign of levelling off yet.
    case rising
    /// It has not grown since it was first asked about, or all at once and no more.
    case level
    /// It grows ever more slowly, towards a level that can be reckoned.
    case settling(AutomaticityFit)

    static let fewestPoints = 5
    static let shortestSpan = 28
}

extension AutomaticityTrend {
    /// The points in the order of days.
    public init(_ points: [AutomaticityPoint]) {
        guard AutomaticityTrend.isEnough(points) else {
            self = .tooFew
            return
        }
        let curve = CurvePoints(points).nearest
        if !curve.rises(byMoreThan: 1 - AutomaticityFit.reached) || curve.isAtOnce {
            self = .level
        } else if curve.isStillLinear || curve.asymptote > Double(Agreement.range.upperBound + 1) {
            // A curve that levels off far above the scale is straight within it.
            self = .rising
        } else {
            self = .settling(curve.fit)
        }
    }

    /// Answers from before the beginning all count as the first day, which is one then.
    private static func isEnough(_ points: [AutomaticityPoint]) -> Bool {
        guard let first = points.first, let last = points.last else { return false }
        var different = 1
        for (earlier, later) in zip(points, points.dropFirst()) where earlier.days != later.days {
            different += 1
        }
        return different >= fewestPoints && last.days - first.days >= shortestSpan
    }
}
